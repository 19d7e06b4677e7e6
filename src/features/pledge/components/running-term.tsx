import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { KeyValueList } from '#design-system/key-value-list';
import { Progress } from '#design-system/progress';
import { Section } from '#design-system/section';
import { Stat } from '#design-system/stat';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { nextDay, type NextDay, type Product, type Term } from '../model/term.ts';
import { Money } from './figures.tsx';
import { Redeem } from './redeem.tsx';
import { TermTimeline } from './term-timeline.tsx';
import { useTermItems } from './use-term-items.tsx';

/** The rest of what was agreed stands above: in the figure and in the timeline. */
const elsewhere = ['amount', 'opened', 'matures', 'received'];

function sentenceOf({ day, interest }: NextDay, { days }: Product) {
  if (isZero(interest)) return 'term.next-nothing';
  return day === days ? 'term.last' : 'term.next';
}

interface RunningTermProps {
  term: Term;
  /** Its receipt stands above with the amount and the terms. */
  isNew: boolean;
}

/** A running term: what it has earned, what counts next, and the way out of it. */
export function RunningTerm({ term, isNew }: RunningTermProps) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const items = useTermItems(term);
  const { product, full_days: full } = term;
  const next = nextDay(term);
  return (
    <>
      {!isNew && (
        <Stat label={t('term.held')}>
          <Money product={product} value={term.amount} size="x-large" />
        </Stat>
      )}
      <Section title={t('term.interest')}>
        <Stat
          label={t('term.so-far')}
          description={
            <span className="text-muted">
              {next
                ? richText(t(sentenceOf(next, product), { moment: dates.moment(next.at), day: next.day }), {
                    amount: <Money product={product} value={next.interest} size="small" sign="always" />,
                  })
                : t('running.crediting')}
            </span>
          }
        >
          <Money product={product} value={term.interest_so_far} size="large" sign="always" />
        </Stat>
        <Progress
          label={t('term.days')}
          value={full / product.days}
          valueText={t('progress', { done: full, count: product.days })}
        />
        <p className="text-14 text-muted text-pretty">{t('term.full-days')}</p>
      </Section>
      <Section title={t('timeline.title')}>
        <TermTimeline term={term} />
      </Section>
      {!isNew && (
        <Section title={t('term.terms')}>
          <KeyValueList items={items.filter(({ id }) => !elsewhere.includes(id))} />
        </Section>
      )}
      <Redeem term={term} />
    </>
  );
}
