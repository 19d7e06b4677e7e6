import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import type { Interruption } from '../api/status.ts';

const looks = { ongoing: 'fails', ended: 'holds', unknown: 'none' } as const;

/** When parts of the server failed, newest first, with what the operator says about it. */
export function Interruptions({ items }: { items: readonly Interruption[] }) {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const timesOf = ({ state, began_at: from, failed_at: seen, ended_at: end }: Interruption): string =>
    t(`status.times.${state}`, { from: dates.moment(from), to: dates.moment(end ?? seen) });
  return (
    <Section title={t('status.interruptions')} headingLevel={3}>
      {items.length === 0 ? (
        <p className="text-muted text-pretty">{t('status.uninterrupted')}</p>
      ) : (
        <List label={t('status.interruptions')}>
          {items.map((item) => (
            <ListRow
              key={item.id}
              title={t(`status.parts.${item.part}`)}
              description={
                <>
                  {timesOf(item)}
                  {item.note && (
                    <span lang={languageTag(item.note.lang)} className="block text-ink text-pretty">
                      {item.note.text}
                    </span>
                  )}
                </>
              }
              end={<StatusChip status={looks[item.state]}>{t(`status.ends.${item.state}`)}</StatusChip>}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
