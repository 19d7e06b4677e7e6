import { useTranslation } from 'react-i18next';
import { isNegative } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { withQuery } from '#platform/with-query';
import type { useEarnings } from '../api/earnings.ts';
import { useScale } from './use-scale.ts';

/** Each earning with its product, newest first. */
export function EarningsList({ pages }: { pages: ReturnType<typeof useEarnings> }) {
  const { t } = useTranslation('bank');
  const dates = useDates();
  const scaleOf = useScale();
  const state = useListState(pages, t('earnings.error'));
  return (
    <RecordList
      {...state}
      label={t('earnings.list')}
      getKey={({ id }) => id}
      getDay={(item) => dates.day(item.created_at)}
    >
      {({ product, name, currency, amount, reference }) => (
        <ListRow
          href={
            product === 'pledge'
              ? withQuery('/pledge/record', { number: reference })
              : withQuery('/counter/records', { sn: reference })
          }
          start={<CurrencyIcon code={currency} />}
          title={name}
          description={
            <>
              {t(product === 'pledge' && isNegative(amount) ? 'product.pledge-early' : `product.${product}`)}
              <span className="block text-12" translate="no">
                {reference}
              </span>
            </>
          }
          figure={<Amount value={amount} currency={currency} scale={scaleOf(currency)} minDigits={2} sign="always" />}
        />
      )}
    </RecordList>
  );
}
