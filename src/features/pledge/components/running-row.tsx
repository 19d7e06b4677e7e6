import { useTranslation } from 'react-i18next';
import { ListRow, RowTile } from '#design-system/list-row';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { termPath } from '../model/paths.ts';
import { nextDay, type Term } from '../model/term.ts';
import { Money } from './figures.tsx';

/** A running term in the calendar: the day it matures, how far it is, and what counts next. */
export function RunningRow({ term }: { term: Term }) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { product, matures_at: maturesAt, full_days: full } = term;
  const next = nextDay(term);
  return (
    <ListRow
      href={termPath(term.number)}
      start={<RowTile description={dates.weekday(maturesAt)}>{dates.dayOfMonth(maturesAt)}</RowTile>}
      title={
        <>
          <span className="sr-only">{t('running.matures', { moment: dates.moment(maturesAt) })} </span>
          {product.name}
        </>
      }
      description={
        <>
          <span className="block">{t('progress', { done: full, count: product.days })}</span>
          {next ? (
            <span className="block">
              {richText(
                // Within 24 hours, so the time says when.
                t(next.day === product.days ? 'running.last' : 'running.next', { clock: dates.time(next.at) }),
                {
                  amount: (
                    <Money product={product} value={next.interest} size="small" sign="always" tone="muted" bare />
                  ),
                },
              )}
            </span>
          ) : (
            <span className="block">{t('running.crediting')}</span>
          )}
        </>
      }
      figure={<Money product={product} value={term.amount} />}
      figureDescription={richText(t('running.so-far'), {
        amount: <Money product={product} value={term.interest_so_far} size="small" sign="always" tone="muted" bare />,
      })}
    />
  );
}
