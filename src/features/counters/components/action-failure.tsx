import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { useErrorMessages } from '#platform/error-messages';
import type { ExchangeControl } from '../api/use-exchange.ts';

/** Says why the last action failed, and whether the order may have been accepted all the same. */
export function ActionFailure({ control: { failure, unresolved } }: { control: ExchangeControl }) {
  const { t } = useTranslation('counters-exchange');
  const problems = useErrorMessages();
  if (unresolved !== null && (failure === null || failure.error.isRetryable)) {
    return (
      <Callout tone="caution" title={t('uncertain.title')} announce>
        {t('uncertain.text')}
      </Callout>
    );
  }
  return failure && <Callout {...problems.callout(failure.error)} />;
}
