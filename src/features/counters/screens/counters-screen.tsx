import { RotateCcwClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useCounters } from '../api/counters.ts';
import { CounterList } from '../components/counter-list.tsx';
import { OwnCounter } from '../components/own-counter.tsx';
import { highestUsable, ownCounter } from '../model/progress.ts';

/** Every counter, where the customer stands, and the way to an open order. */
export default function CountersScreen() {
  const { t } = useTranslation('counters');
  const problems = useErrorMessages();
  const read = useCounters();
  const { data, error } = read;
  const own = data && ownCounter(data.items, data.current);
  const open = data?.items.find(({ id }) => id === data.open);
  return (
    <Screen
      tabs
      busy={!data && !error}
      nav={
        <TopNav
          title={t('title')}
          actions={<IconButton label={t('records')} href="/counter/records" icon={<Icon icon={RotateCcwClock} />} />}
        />
      }
    >
      <AgeNote of={read} />
      {open && (
        <Callout
          title={t('open.title')}
          action={
            <Button size="small" href={`/counter/${open.id}`}>
              {t('open.action')}
            </Button>
          }
        >
          {t('open.text', { counter: open.name })}
        </Callout>
      )}
      {data && own && (
        <>
          <OwnCounter counter={own} isCurrent={own.id === data.current} usable={highestUsable(data.items)} />
          <Section title={t('all')}>
            <p className="text-14 text-muted">{t('intro')}</p>
            <CounterList counters={data.items} current={data.current} />
          </Section>
        </>
      )}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && (
        <>
          <SkeletonGroup>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </SkeletonGroup>
          <SkeletonRows count={5} />
        </>
      )}
    </Screen>
  );
}
