import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useSite } from '#platform/site';
import { useLimits } from '../api/limits.ts';
import { useRooms } from '../api/rooms.ts';
import { LimitsBreak } from './limits-break.tsx';
import { LimitsRow } from './limits-row.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { RoomsOff } from './rooms-off.tsx';

/** The three rooms, what they ask for and cost, and the customer's own limits. */
export function RoomsOverview() {
  const { t } = useTranslation('leverage');
  const problems = useErrorMessages();
  const read = useRooms();
  const { data, error } = read;
  const isOff = useSite().data?.leverage_switch === false || error?.code === 'switched-off';
  const breakUntil = useLimits().data?.break_until ?? null;
  if (isOff) return <RoomsOff />;
  return (
    <Stack gap={6}>
      <p className="text-14 text-muted text-pretty">{t('rooms.intro')}</p>
      <AgeNote of={read} />
      <LimitsBreak until={breakUntil} />
      <List>
        <LimitsRow />
      </List>
      <Section title={t('rooms.title')}>
        {data?.items.map((room) => (
          <RoomsCard key={room.id} room={room} />
        ))}
        {!data && error && <ErrorState scope="section" {...problems.state(t('rooms.error'), read)} />}
        {!data && !error && (
          <SkeletonGroup>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
        )}
      </Section>
    </Stack>
  );
}
