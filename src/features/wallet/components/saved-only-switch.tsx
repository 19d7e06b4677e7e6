import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { Switch } from '#design-system/switch';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useRefresh } from '#platform/refresh';
import { setSavedOnly } from '../api/addresses.ts';

interface SavedOnlySwitchProps {
  savedOnly: ResponseOf<'GET wallet/addresses'>['saved_only'];
  /** Called instead of turning it on: explains it first. */
  onExplain(): void;
}

/** Whether withdrawals go to saved addresses only. Turning it off takes 24 hours, and until then it can stay. */
export function SavedOnlySwitch({ savedOnly: { enabled, ends_at: endsAt }, onExplain }: SavedOnlySwitchProps) {
  const { t } = useTranslation('wallet-addresses');
  const dates = useDates();
  const refresh = useRefresh();
  const isEnding = enabled && endsAt !== null;
  // The caution is read out where it answers the switch, but not where it was there before.
  const [isTurnedOff, setIsTurnedOff] = useState(false);

  const { run, isBusy, failure } = useAction(async (enable: boolean) => {
    await setSavedOnly(enable);
    await refresh(['GET wallet/addresses']);
  });

  return (
    <>
      <Switch
        label={t('only.label')}
        description={t(enabled ? 'only.on-text' : 'only.off-text')}
        checked={enabled && !isEnding}
        busy={isBusy}
        onChange={(enable) => {
          if (enable && !enabled) onExplain();
          else {
            setIsTurnedOff(!enable);
            run(enable);
          }
        }}
      />
      {isEnding && (
        <Callout tone="caution" title={t('only.ending.title', { moment: dates.moment(endsAt) })} announce={isTurnedOff}>
          {t('only.ending.text')}
        </Callout>
      )}
      <Failure of={failure} />
    </>
  );
}
