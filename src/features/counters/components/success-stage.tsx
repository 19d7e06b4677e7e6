import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { Button } from '#design-system/button';
import { Stack } from '#design-system/stack';
import { usePressGuard } from '#platform/press-guard';
import type { ExchangeControl } from '../api/use-exchange.ts';
import type { Counter, StageOf } from '../model/stage.ts';
import { ActionFailure } from './action-failure.tsx';
import { Insufficient } from './insufficient.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { Upgraded } from './upgraded.tsx';

interface SuccessStageProps {
  state: StageOf<'success'>;
  counter: Counter;
  control: ExchangeControl;
}

/** The accepted order: waiting for the other party, then booked or refunded. */
export function SuccessStage({ state, counter, control }: SuccessStageProps) {
  const { t } = useTranslation('counters-exchange');
  const { record, upgraded_to: upgraded } = state;
  const isWaiting = record.status === 'waiting';
  const actions = usePressGuard(record.status);
  // The refusal may arrive before what is missing does.
  const isShort = control.failure?.error.code === 'counter-balance-too-low' && isPositive(counter.standing.shortfall);
  return (
    <>
      {upgraded && <Upgraded from={record.counter} to={upgraded} isNew={control.hasMoved} />}
      <OrderOutcome record={record} isNew={control.hasMoved && upgraded === null} />
      {isShort ? (
        <Insufficient counter={counter} back={`/counter/${counter.id}`} />
      ) : (
        <ActionFailure control={control} />
      )}
      <Stack gap={3} ref={actions}>
        {!isWaiting && (
          <Button
            tone="primary"
            size="large"
            block
            busy={control.acting === 'match'}
            onClick={() => control.match(record.counter.id)}
          >
            {t('success.next')}
          </Button>
        )}
        <Button tone={isWaiting ? 'secondary' : 'quiet'} block href="/counter">
          {t('action.counters')}
        </Button>
      </Stack>
    </>
  );
}
