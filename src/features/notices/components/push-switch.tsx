import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { Switch } from '#design-system/switch';
import { Failure } from '#forms/failure';
import { ApiError } from '#platform/api-error';
import { type PushState, readPushState } from '#platform/push';

interface PushSwitchProps {
  push: ResponseOf<'GET notice/preferences'>['push'];
  /** Resolves to whether the browser allows it. */
  onTurnOn(key: string): Promise<boolean>;
  onTurnOff(): Promise<void>;
}

/** Whether this browser gets pushes. Turning it on is the only moment the browser asks for permission. */
export function PushSwitch({ push: { key, subscribed }, onTurnOn, onTurnOff }: PushSwitchProps) {
  const { t } = useTranslation('notices');
  const [browser, setBrowser] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let isCurrent = true;
    const check = async (): Promise<void> => {
      const state = await readPushState();
      if (isCurrent) setBrowser(state);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, []);

  const change = async (key: string, enable: boolean): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      if (enable) await onTurnOn(key);
      else await onTurnOff();
    } catch (error) {
      setFailure(error);
    }
    setBrowser(await readPushState());
    setBusy(false);
  };

  if (key === null) {
    return <Callout title={t('settings.device.unavailable.title')}>{t('settings.device.unavailable.text')}</Callout>;
  }
  if (browser === 'unsupported') {
    return <Callout title={t('settings.device.unsupported.title')}>{t('settings.device.unsupported.text')}</Callout>;
  }
  const isOn = browser === 'on' && subscribed;
  return (
    <>
      {browser === 'denied' && (
        <Callout tone="caution" title={t('settings.device.denied.title')} announce>
          {t('settings.device.denied.text')}
        </Callout>
      )}
      {failure instanceof ApiError && <Failure of={failure} />}
      {failure !== null && !(failure instanceof ApiError) && (
        <Callout tone="danger" title={t('settings.device.failed.title')} announce>
          {t('settings.device.failed.text')}
        </Callout>
      )}
      <Switch
        label={t('settings.device.label')}
        description={t(isOn ? 'settings.device.on' : 'settings.device.off')}
        checked={isOn}
        disabled={browser === null || browser === 'denied'}
        busy={isBusy}
        onChange={(enable) => void change(key, enable)}
      />
    </>
  );
}
