import { useTranslation } from 'react-i18next';
import { isPositive, percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { ScreenAction } from '#design-system/screen';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { listInWords } from '#platform/list-in-words';
import { usePressGuard } from '#platform/press-guard';
import type { ExchangeControl } from '../api/use-exchange.ts';
import type { Place } from '../model/place.ts';
import type { Counter } from '../model/stage.ts';
import { ActionFailure } from './action-failure.tsx';
import { CounterProgress } from './counter-progress.tsx';
import { Insufficient, depositPathFor } from './insufficient.tsx';

interface StartStageProps {
  counter: Counter;
  /** The open order at another counter. */
  blocked: Place['blocked'];
  control: ExchangeControl;
}

/** What this counter asks for and pays, and how far the customer is. */
export function StartStage({ counter, blocked, control }: StartStageProps) {
  const { t } = useTranslation(['counters-exchange', 'counters']);
  const dates = useDates();
  const { id, standing, currency, scale, task_count: tasks } = counter;
  const isShort = isPositive(standing.shortfall);
  const isDone = standing.tasks_done >= tasks;
  const locale = useLocale();
  const unpriced = listInWords(standing.unpriced, locale);
  const bar = usePressGuard('start');
  return (
    <>
      {blocked ? (
        <Callout tone="caution" title={t('counters:open.title')}>
          {t('counters:open.text', { counter: blocked.name })}
        </Callout>
      ) : (
        <>
          {isShort && <Insufficient counter={counter} />}
          {!isShort && isDone && (
            <Callout title={t('start.done')}>
              {t('start.done-text', { clock: dates.time(standing.tasks_reset_at) })}
            </Callout>
          )}
          <ActionFailure control={control} />
        </>
      )}
      <Section title={t('start.standing')}>
        <CounterProgress counter={counter} />
      </Section>
      <Section title={t('start.terms')}>
        <KeyValueList
          items={[
            {
              id: 'return',
              label: t('start.return'),
              value: <Percent value={percentToRatio(counter.return_rate)} />,
              meaning: t('start.return-text'),
            },
            {
              id: 'minimum',
              label: t('start.minimum'),
              value: <Amount value={counter.minimum_amount} currency={currency} scale={scale} minDigits={2} unmasked />,
              meaning: t('start.minimum-text'),
            },
            {
              id: 'balance',
              label: t('start.balance'),
              value: <Amount value={standing.balance} currency={currency} scale={scale} minDigits={2} />,
              meaning: unpriced !== '' && t('start.unpriced', { currencies: unpriced }),
            },
            { id: 'tasks', label: t('start.tasks'), value: tasks },
            { id: 'currencies', label: t('start.currencies'), value: listInWords(counter.currencies, locale) },
            {
              id: 'offer',
              label: t('start.offer'),
              value: lengthOfTime(counter.offer_seconds, locale),
              meaning: t('start.offer-text'),
            },
            { id: 'urgent', label: t('start.urgent'), value: lengthOfTime(counter.urgent_offer_seconds, locale) },
            {
              id: 'wait',
              label: t('start.wait'),
              value: lengthOfTime(counter.wait_seconds, locale),
              meaning: t('start.wait-text'),
            },
          ]}
        />
      </Section>
      <ScreenAction ref={bar}>
        {blocked ? (
          <Button tone="primary" size="large" block href={blocked.path}>
            {t('counters:open.action')}
          </Button>
        ) : isShort ? (
          <Button tone="primary" size="large" block href={depositPathFor(counter, `/counter/${id}`)}>
            {t('counters:insufficient.deposit')}
          </Button>
        ) : (
          <Button
            tone="primary"
            size="large"
            block
            busy={control.acting === 'match'}
            disabled={isDone}
            onClick={() => control.match(id)}
          >
            {t('start.match')}
          </Button>
        )}
      </ScreenAction>
    </>
  );
}
