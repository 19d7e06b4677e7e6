import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount, type AmountProps } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { ResultChip } from '#design-system/result-chip';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { baseCurrency } from '../model/market-name.ts';
import { outcomes, type LeverageOrder } from '../model/order.ts';

/** One order of the list: what was staked on what, and how it came out. An open one shows its stake. */
export function RecordRow({ record, onClick }: { record: LeverageOrder; onClick(): void }) {
  const { t } = useTranslation('leverage');
  const dates = useDates();
  const { currency, currency_scale: scale, result, profit_loss: profitLoss } = record;
  const amount = (value: string, look: Pick<AmountProps, 'size' | 'tone' | 'sign'> = {}) => (
    <Amount value={value} currency={currency} scale={scale} minDigits={2} {...look} />
  );
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={baseCurrency(record.symbol)} />}
      title={t(`category.${record.category}`)}
      description={
        <>
          <span className="block">
            {t('records.row', { room: t(`tier.${record.room.tier}`), clock: dates.time(record.created_at) })}
          </span>
          {profitLoss !== null && (
            <span className="block">
              {richText(t('records.stake'), { amount: amount(record.quantity, { size: 'small', tone: 'muted' }) })}
            </span>
          )}
          <span className="block">
            <Close record={record} />
          </span>
        </>
      }
      figure={profitLoss === null ? amount(record.quantity) : amount(profitLoss, { sign: 'always' })}
      figureDescription={
        result === null ? (
          <StatusChip status={record.status}>{t(`status.${record.status}`)}</StatusChip>
        ) : (
          <ResultChip outcome={outcomes[result]}>{t(`result.${result}`)}</ResultChip>
        )
      }
    />
  );
}

/** The close price, or when there will be one. */
function Close({ record }: { record: LeverageOrder }): ReactNode {
  const { t } = useTranslation('leverage');
  const dates = useDates();
  const { close_price: close, scale } = record;
  if (record.status !== 'settled') return t('records.settles-at', { clock: dates.time(record.settles_at) });
  if (close === null) return t('records.no-close');
  return richText(t('records.closed-at'), {
    price: <Amount value={close} scale={scale} size="small" tone="muted" unmasked />,
  });
}
