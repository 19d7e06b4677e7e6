import { useTranslation } from 'react-i18next';
import { orderStatus } from '#contract/order-status';
import { Amount } from '#design-system/amount';
import type { KeyValueItem } from '#design-system/key-value-list';
import { MaskedText } from '#design-system/masked-text';
import { TextLink } from '#design-system/text-link';
import { useDates } from '#platform/dates';
import type { BankRecord } from '../model/bank-record.ts';

/** Returns what a deposit or a withdrawal is made of, in reading order. */
export function useRecordItems(): (record: BankRecord) => KeyValueItem[] {
  const { t } = useTranslation('bank');
  const dates = useDates();
  return (record) => {
    const { kind, currency, scale, card, voucher, transaction_id: reference } = record;
    const amount = (value: string) => <Amount value={value} currency={currency} scale={scale} />;
    const isOpen = record.status === orderStatus.pending || record.status === orderStatus.processing;
    const received = { id: 'received', label: t(`record.received.${kind}`), value: amount(record.received) };
    const moved = [
      { id: 'fee', label: t('record.fee'), value: amount(record.fee) },
      // Nothing is credited before it is.
      ...(isOpen && kind === 'deposit' ? [] : [received]),
    ];
    return [
      { id: 'amount', label: t(`record.amount.${kind}`), value: amount(record.amount) },
      // Nothing arrives of what was refused or canceled.
      ...(record.status === orderStatus.ended ? [] : moved),
      ...(card === null ? [] : [{ id: 'card', label: t('record.card'), value: <MaskedText text={card} /> }]),
      { id: 'number', label: t('record.number'), value: <span translate="no">{record.sn}</span> },
      { id: 'time', label: t('record.time'), value: dates.moment(record.created_at) },
      ...(reference === null
        ? []
        : [{ id: 'reference', label: t('record.reference'), value: <span translate="no">{reference}</span> }]),
      ...(voucher === null
        ? []
        : [
            {
              id: 'voucher',
              label: t('record.voucher'),
              value: (
                <TextLink href={voucher} standalone>
                  {t('record.view-voucher')}
                </TextLink>
              ),
            },
          ]),
    ];
  };
}
