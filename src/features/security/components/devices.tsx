import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { StatusChip } from '#design-system/status-chip';
import { AgeNote } from '#forms/age-note';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { richText } from '#platform/rich-text';
import { useSessions, type DeviceSession } from '../api/sessions.ts';
import { deviceKind, ownFirst } from '../model/devices.ts';
import { AddressText } from './address-text.tsx';

const EndSession = lazy(async () => ({ default: (await import('./end-session.tsx')).EndSession }));

const icons = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** The logged-in devices, this one first; the others can be logged out one by one or together. */
export function Devices() {
  const { t } = useTranslation('security');
  const problems = useErrorMessages();
  const read = useSessions();
  const { data, error } = read;
  const [ending, setEnding] = useState<DeviceSession | 'others' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const sessions = ownFirst(data?.items ?? []);
  const others = sessions.filter(({ current }) => !current).length;

  const wasEnding = useRef(false);
  useEffect(() => {
    if (ending !== null) wasEnding.current = true;
    // The button disappears with its row: the keyboard continues here.
    else if (wasEnding.current && document.activeElement?.matches('body, main')) place.current?.focus();
  }, [ending, others]);

  return (
    <Section
      title={t('devices.title')}
      action={
        others > 1 && (
          <div className="-me-3">
            <Button tone="quiet" size="small" onClick={() => setEnding('others')}>
              {t('devices.end-others')}
            </Button>
          </div>
        )
      }
    >
      {!data && error && <ErrorState scope="section" {...problems.state(t('devices.error'), read)} />}
      {!data && !error && <SkeletonRows count={2} />}
      {data && (
        <div ref={place} tabIndex={-1} className="flex flex-col gap-3">
          <AgeNote of={read} />
          <List>
            {sessions.map((session) => (
              <DeviceRow key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </List>
          {others === 0 && <p className="text-14 text-muted">{t('devices.only')}</p>}
        </div>
      )}
      {ending && (
        <Suspense fallback={null}>
          <EndSession which={ending} others={others} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </Section>
  );
}

function DeviceRow({ session, onEnd }: { session: DeviceSession; onEnd(): void }) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const { device, address, current, created_at, seen_at } = session;
  const [key, moment] = current ? (['devices.since', created_at] as const) : (['devices.seen', seen_at] as const);
  return (
    <ListRow
      start={<Icon icon={icons[deviceKind(device)]} />}
      title={device}
      description={
        <>
          <span className="block">{t(key, { moment: dates.moment(moment) })}</span>
          <AddressText text={address} />
        </>
      }
      figureDescription={current && <StatusChip status="verified">{t('devices.this')}</StatusChip>}
      end={
        !current && (
          <Button size="small" onClick={onEnd}>
            {richText(t('devices.end', { device }), { hidden: <span className="sr-only" /> })}
          </Button>
        )
      }
    />
  );
}
