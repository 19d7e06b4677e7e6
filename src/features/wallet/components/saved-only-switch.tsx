import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { Switch } from '#design-system/switch';
import { toApiError, type ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useRefresh } from '#platform/refresh';
import { allowSavedOnly } from '../api/addresses.ts';

interface SavedOnlySwitchProps {
  savedOnly: ResponseOf<'GET wallet/addresses'>['saved_only'];
  /** Called to explain it before it is turned on for the first time. */
  onTurnOn(): void;
}

/** Whether withdrawals go to saved addresses only. Turning it off takes 24 hours, and until then it can stay. */
export function SavedOnlySwitch({ savedOnly: { enabled, ends_at: endsAt }, onTurnOn }: SavedOnlySwitchProps) {
  const { t } = useTranslation('wallet-addresses');
  const dates = useDates();
  const refresh = useRefresh();
  const problems = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isEnding = enabled && endsAt !== null;

  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await allowSavedOnly(wanted);
      await refresh(['GET wallet/addresses']);
    } catch (error) {
      setFailure(toApiError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Switch
        label={t('only.label')}
        description={t(enabled ? 'only.on-text' : 'only.off-text')}
        checked={enabled && !isEnding}
        disabled={isBusy}
        onChange={(wanted) => {
          if (wanted && !enabled) onTurnOn();
          else void change(wanted);
        }}
      />
      {isEnding && (
        <Callout tone="caution" title={t('only.ending.title', { moment: dates.moment(endsAt) })} announce>
          {t('only.ending.text')}
        </Callout>
      )}
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}
