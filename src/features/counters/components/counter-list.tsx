import { useTranslation } from 'react-i18next';
import { isPositive, percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { List, ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { richText } from '#platform/rich-text';
import type { CounterEntry } from '../model/stage.ts';

interface CounterListProps {
  counters: readonly CounterEntry[];
  /** The one that the customer last moved to or entered. */
  current: string | null;
}

/** All counters as tiers, lowest minimum first. */
export function CounterList({ counters, current }: CounterListProps) {
  const { t } = useTranslation('counters');
  return (
    <List label={t('all')}>
      {counters.map((counter) => {
        const { id, name, currency, scale, standing } = counter;
        const shown = { currency, scale, minDigits: 2, size: 'small', tone: 'muted' } as const;
        const amount = (value: string) => <Amount {...shown} value={value} unmasked />;
        return (
          <ListRow
            key={id}
            href={`/counter/${id}`}
            title={name}
            description={
              <>
                <span className="block">{t('row.tasks', { count: counter.task_count })}</span>
                <span className="block">{richText(t('row.minimum'), { amount: amount(counter.minimum_amount) })}</span>
                {counter.upgrade_volume !== null && counter.next && (
                  <span className="block">
                    {richText(t('row.upgrade', { counter: counter.next.name }), {
                      amount: amount(counter.upgrade_volume),
                    })}
                  </span>
                )}
                {isPositive(standing.shortfall) && (
                  <span className="block text-caution">
                    {richText(t('row.short'), { amount: <Amount {...shown} value={standing.shortfall} /> })}
                  </span>
                )}
              </>
            }
            figure={<Percent value={percentToRatio(counter.return_rate)} />}
            figureDescription={
              id === current ? <span className="font-medium text-accent">{t('row.current')}</span> : t('row.return')
            }
          />
        );
      })}
    </List>
  );
}
