import { useTranslation } from 'react-i18next';
import { isPositive, percentToRatio } from '#contract/money';
import { Button } from '#design-system/button';
import { Card } from '#design-system/card';
import { Percent } from '#design-system/percent';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { richText } from '#platform/rich-text';
import type { CounterEntry } from '../model/stage.ts';
import { Insufficient } from './insufficient.tsx';
import { CounterProgress } from './counter-progress.tsx';

interface OwnCounterProps {
  counter: CounterEntry;
  /** Whether the customer was there before; otherwise it is the first one to enter. */
  isCurrent: boolean;
  /** The highest one that can be entered. */
  usable: CounterEntry | undefined;
}

/** The customer's own counter: what the other party pays, today's orders, and how far it is to the next one. */
export function OwnCounter({ counter, isCurrent, usable }: OwnCounterProps) {
  const { t } = useTranslation('counters');
  const isShort = isPositive(counter.standing.shortfall);
  const open = isShort ? usable : counter;
  return (
    <Card>
      <Stack gap={5}>
        <Stat
          label={t(isCurrent ? 'own.label' : 'own.first')}
          description={
            <span className="text-muted">
              {richText(t('own.return'), {
                rate: <Percent value={percentToRatio(counter.return_rate)} size="small" />,
              })}
            </span>
          }
        >
          <span className="text-28 font-medium">{counter.name}</span>
        </Stat>
        <CounterProgress counter={counter} />
        {isShort && <Insufficient counter={counter} back={usable ? undefined : '/counter'} />}
        {open && (
          <Button tone="primary" size="large" block href={`/counter/${open.id}`}>
            {t('own.open', { counter: open.name })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
