import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Stack } from '#design-system/stack';
import { Failure } from '#forms/failure';
import { toApiError, type ApiError } from '#platform/api-error';
import { useAction } from '#platform/action';
import type { ResumableCall } from '#platform/resumable-call';
import type { Product, Term } from '../model/term.ts';

interface StillConfirmingProps {
  call: ResumableCall<'POST pledge/open'>;
  /** Those that are known, also if they can't be opened anymore. */
  products: readonly Product[];
  onOpened(term: Term): void;
  onFailed?(error: ApiError): void;
}

/** Says that a term may have been opened though no answer came: asking again is safe. */
export function StillConfirming({ call, products, onOpened, onFailed }: StillConfirmingProps) {
  const { t } = useTranslation('pledge');
  const { pending } = call;
  const { run, isBusy, failure } = useAction(async () => {
    if (!pending) return;
    try {
      onOpened(await call.send(pending));
    } catch (error) {
      onFailed?.(toApiError(error));
      throw error;
    }
  });
  if (!pending) return <Failure of={failure} />;
  const product = products.find(({ id }) => id === pending.product);
  return (
    <Stack gap={3}>
      <Callout
        tone="caution"
        title={t('uncertain.title')}
        announce
        action={
          <Button size="small" busy={isBusy} onClick={run}>
            {t('uncertain.again')}
          </Button>
        }
      >
        <p>
          {product && `${product.name}, `}
          <Amount
            value={pending.amount}
            {...(product && { currency: product.currency })}
            scale={product?.scale ?? 18}
            minDigits={2}
            size="small"
            unmasked
          />
        </p>
        {t('uncertain.text')}
      </Callout>
      <Failure of={failure} />
    </Stack>
  );
}
