import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { Stack } from '#design-system/stack';
import { Stat } from '#design-system/stat';
import { TextLink } from '#design-system/text-link';
import { LazyBlock } from '#forms/lazy-block';
import { useSupport } from '#platform/support';
import type { ExchangeRecord } from '../model/stage.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { StageTitle } from './stage-title.tsx';
import { useOrderItems } from './use-order-items.tsx';

const ExchangeReceipt = lazy(async () => ({ default: (await import('./exchange-receipt.tsx')).ExchangeReceipt }));

interface OrderOutcomeProps {
  record: ExchangeRecord;
  /** It happened just now: the focus moves to its title. */
  isNew?: boolean;
}

/** What became of an accepted order: its receipt, or where it stands. */
export function OrderOutcome(props: OrderOutcomeProps) {
  const { t } = useTranslation('counters-exchange');
  return (
    <>
      <span role="status" className="sr-only">
        {t(`outcome.${props.record.status}.title`)}
      </span>
      <Outcome {...props} />
    </>
  );
}

function Outcome({ record, isNew = false }: OrderOutcomeProps) {
  const { t } = useTranslation(['counters-exchange', 'common']);
  const items = useOrderItems(record);
  const support = useSupport('exchange', record.sn);
  const { status } = record;
  if (status === 'completed') {
    return (
      <LazyBlock>
        <ExchangeReceipt record={record} items={items} isNew={isNew} />
      </LazyBlock>
    );
  }
  const amount = status === 'refunded' ? record.refund : record.amount;
  return (
    <>
      <Stack gap={2}>
        <StageTitle isNew={isNew}>{t(`outcome.${status}.title`)}</StageTitle>
        <p className="text-14 text-muted text-pretty">{t(`outcome.${status}.text`)}</p>
      </Stack>
      <Stat label={t(`outcome.${status}.amount`)}>
        <Amount
          value={amount}
          currency={record.currency}
          scale={record.scale}
          minDigits={2}
          size="x-large"
          unmasked={isNew}
        />
      </Stat>
      <OrderTimeline record={record} />
      <KeyValueList items={items} />
      {support !== null && (
        <p className="text-center">
          <TextLink standalone href={support}>
            {t('common:action.contact-support')}
          </TextLink>
        </p>
      )}
    </>
  );
}
