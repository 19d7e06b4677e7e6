import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { Failure } from '#forms/failure';
import type { ExchangeControl } from '../api/use-exchange.ts';

/** Says why the last action failed, and whether the order may have been accepted all the same. */
export function ActionFailure({ control: { failure, unresolved } }: { control: ExchangeControl }) {
  const { t } = useTranslation('counters-exchange');
  if (unresolved !== null && (failure === null || failure.error.isRetryable)) {
    return (
      <Callout tone="caution" title={t('uncertain.title')} announce>
        {t('uncertain.text')}
      </Callout>
    );
  }
  return <Failure of={failure?.error} />;
}
