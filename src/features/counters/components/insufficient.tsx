import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { richText } from '#platform/rich-text';
import { withQuery } from '#platform/with-query';
import type { CounterEntry } from '../model/stage.ts';

type Short = Pick<CounterEntry, 'currency' | 'scale' | 'minimum_amount' | 'standing'>;

/** Returns where what is missing for a counter can be deposited. */
export const depositPathFor = ({ currency, standing }: Short, back: string): string =>
  withQuery('/recharge', { currency, amount: standing.shortfall, back });

interface InsufficientProps {
  counter: Short;
  /** Where a deposit leads back to; absent where it isn't the next step, or the screen's own button leads to it. */
  back?: string | undefined;
}

/** Says that a counter can't be entered, and what is missing. */
export function Insufficient({ counter, back }: InsufficientProps) {
  const { t } = useTranslation('counters');
  const { currency, scale, minimum_amount: minimum, standing } = counter;
  const shown = { currency, scale, minDigits: 2, size: 'small' } as const;
  return (
    <Callout
      tone="caution"
      title={t('insufficient.title')}
      action={
        back !== undefined && (
          <Button size="small" href={depositPathFor(counter, back)}>
            {t('insufficient.deposit')}
          </Button>
        )
      }
    >
      {richText(t('insufficient.text'), {
        missing: <Amount {...shown} value={standing.shortfall} />,
        minimum: <Amount {...shown} value={minimum} unmasked />,
      })}
    </Callout>
  );
}
