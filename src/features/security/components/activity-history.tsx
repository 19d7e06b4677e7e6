import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { type Activity, useActivity } from '../api/activity.ts';
import { lookOf } from './activity-look.ts';
import { AddressText } from './address-text.tsx';

const isAlarming = (kind: string): boolean => kind.startsWith('failed-');

/** Where an activity comes from. */
function Origin({ device, address, ended_device: ended }: Activity) {
  const { t } = useTranslation('security');
  // Nulls are what no device did, but an operator or a mail server.
  if (device === null || address === null) return t('history.by-florin');
  const text =
    ended === null
      ? t('history.from', { device, ip: address })
      : t('history.ended', { device: ended, otherDevice: device, ip: address });
  return <AddressText text={text} />;
}

/** Logins and changes of security settings, as far back as the customer scrolls. */
export function ActivityHistory() {
  const { t } = useTranslation(['security', 'common']);
  const dates = useDates();
  const pages = useActivity();
  const list = useListState(pages, t('history.error'));
  const { items } = pages;
  return (
    <Section title={t('history.title')}>
      {items && items.length > 0 && <p className="text-14 text-muted">{t('history.advice')}</p>}
      <RecordList
        {...list}
        label={t('history.list')}
        getKey={({ id }) => id}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          <EmptyState
            illustration="ledger"
            title={t('history.empty.title')}
            action={<Button href="/user/password">{t('history.empty.action')}</Button>}
          >
            {t('history.empty.text')}
          </EmptyState>
        }
      >
        {(item) => {
          const { icon, title } = lookOf(item.kind);
          return (
            <ListRow
              start={
                <span className={isAlarming(item.kind) ? 'text-caution' : 'text-muted'}>
                  <Icon icon={icon} />
                </span>
              }
              title={t(title)}
              description={<Origin {...item} />}
              figureDescription={dates.time(item.created_at)}
            />
          );
        }}
      </RecordList>
    </Section>
  );
}
