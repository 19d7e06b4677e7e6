import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeWay } from '#contract/notices-preferences';
import { ErrorState } from '#design-system/error-state';
import { Segmented } from '#design-system/segmented';
import { Sheet } from '#design-system/sheet';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { AgeNote } from '#forms/age-note';
import { Failure } from '#forms/failure';
import { type ApiError, toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { type Choice, usePreferences } from '../api/preferences.ts';
import { ways } from '../model/notice-way.ts';
import { ChoiceSwitch } from './choice-switch.tsx';
import { PushSwitch } from './push-switch.tsx';

interface SettingsSheetProps {
  /** Which way shows first. */
  way: NoticeWay;
  onClose(): void;
}

/** What arrives in the app, by push, and by email: each switch is saved at once, and goes back if that fails. */
export function SettingsSheet({ way: first, onClose }: SettingsSheetProps) {
  const { t } = useTranslation('notices');
  const problems = useErrorMessages();
  const { read, choose, turnPushOn, turnPushOff } = usePreferences();
  const { data, error } = read;
  const [way, setWay] = useState<NoticeWay>(first);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const change = async (choice: Choice): Promise<void> => {
    setFailure(null);
    try {
      await choose(choice);
    } catch (caught) {
      setFailure(toApiError(caught));
    }
  };

  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('settings.title')}>
      <AgeNote of={read} />
      {!data && error && <ErrorState {...problems.state(t('settings.error'), read)} />}
      {!data && !error && <Waiting />}
      {data && (
        <Stack gap={4}>
          <Segmented
            label={t('settings.way.label')}
            labelHidden
            value={way}
            onChange={(next) => {
              setWay(next);
              setFailure(null);
            }}
            options={ways.map((value) => ({ value, label: t(`settings.way.${value}`) }))}
          />
          <p className="text-14 text-muted">{t(`settings.about.${way}`)}</p>
          {way === 'push' && <PushSwitch push={data.push} onTurnOn={turnPushOn} onTurnOff={turnPushOff} />}
          <Failure of={failure} />
          <div>
            {data.kinds.map(({ kind, ...by }) =>
              kind === 'security' && way !== 'push' ? (
                <AlwaysOn key={`${kind} ${way}`} />
              ) : (
                <ChoiceSwitch
                  key={`${kind} ${way}`}
                  label={t(`settings.topic.${kind}`)}
                  isOn={by[way]}
                  onChange={(enabled) => change({ kind, way, enabled })}
                />
              ),
            )}
          </div>
        </Stack>
      )}
    </Sheet>
  );
}

/** Security notices, which nobody can turn off: no switch, but why there is none. */
function AlwaysOn() {
  const { t } = useTranslation('notices');
  return (
    <div className="flex min-h-control items-center justify-between gap-4 py-2">
      <div className="flex flex-col">
        <span>{t('settings.topic.security')}</span>
        <span className="text-14 text-muted">{t('settings.security')}</span>
      </div>
      <span className="shrink-0 text-14 text-muted">{t('settings.always')}</span>
    </div>
  );
}

const rows = 7;

/** As many rows as there are kinds. */
function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton shape="figure" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex min-h-control items-center justify-between">
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
