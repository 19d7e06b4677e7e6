import { useTranslation } from 'react-i18next';
import { add } from '#contract/money';
import type { TimelineStep } from '#design-system/timeline';
import { Steps } from '#forms/steps';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import type { Term } from '../model/term.ts';
import { Money } from './figures.tsx';

/** The story of a term. */
export function TermTimeline({ term }: { term: Term }) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { product, status, number, full_days: full, closed_at: closedAt, received, matures_at: maturesAt } = term;
  const figure = (value: string) => <Money product={product} value={value} size="small" />;
  const running: TimelineStep = {
    id: 'running',
    title: t('timeline.running'),
    description: t('progress', { done: full, count: product.days }),
    state: status === 'running' ? 'current' : 'done',
  };
  const end: TimelineStep =
    status === 'redeemed'
      ? {
          id: 'redeemed',
          title: t('timeline.redeemed'),
          time: closedAt === null ? undefined : dates.moment(closedAt),
          description: received === null ? undefined : richText(t('timeline.received'), { amount: figure(received) }),
          state: 'done',
        }
      : {
          id: 'matured',
          title: t(status === 'matured' ? 'timeline.matured' : 'timeline.matures'),
          time: dates.moment(maturesAt),
          description: richText(t(status === 'matured' ? 'timeline.received' : 'timeline.pays'), {
            amount: figure(received ?? add(term.amount, term.interest_at_maturity)),
          }),
          state: status === 'matured' ? 'done' : 'upcoming',
        };
  return (
    <Steps
      label={t('timeline.label', { number })}
      steps={[
        {
          id: 'opened',
          title: t('timeline.opened'),
          time: dates.moment(term.opened_at),
          description: richText(t('timeline.held'), { amount: figure(term.amount) }),
          state: 'done',
        },
        running,
        end,
      ]}
    />
  );
}
