import { useTranslation } from 'react-i18next';
import { add } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { ErrorState } from '#design-system/error-state';
import { List, ListRow } from '#design-system/list-row';
import { Percent } from '#design-system/percent';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { TextLink } from '#design-system/text-link';
import { useDisplayCurrency } from '#platform/display-currency';
import { useErrorMessages } from '#platform/error-messages';
import { useAssets } from '../api/balance.ts';
import { pathOf } from '../model/filter-rows.ts';
import { topHoldings } from '../model/top-holdings.ts';
import { Worth } from './worth.tsx';

const count = 3;

/** The largest holdings with their share of the total; nothing for an account without money. */
export function TopHoldings() {
  const { t } = useTranslation('wallet');
  const currency = useDisplayCurrency();
  const read = useAssets(currency);
  const { data, error } = read;
  const problems = useErrorMessages();
  const holdings = data ? topHoldings(data, count) : [];
  if (data && holdings.length === 0) return null;
  return (
    <Section
      title={t('holdings.title')}
      action={
        <TextLink standalone href="/assets">
          {t('holdings.all')}
        </TextLink>
      }
    >
      {!data && error && <ErrorState scope="section" {...problems.state(t('assets.error'), read)} />}
      {!data && !error && <SkeletonRows count={count} />}
      {data && (
        <List label={t('holdings.title')}>
          {holdings.map(({ row, share }) => (
            <ListRow
              key={row.currency}
              href={pathOf(row)}
              start={<CurrencyIcon code={row.currency} />}
              title={row.name}
              description={
                <Amount
                  value={add(row.available, row.held)}
                  currency={row.currency}
                  scale={row.display_scale}
                  minDigits={2}
                  size="small"
                  tone="muted"
                />
              }
              figure={<Worth value={row.worth} scale={data.display_scale} />}
              figureDescription={share !== null && <Percent value={share} digits={0} size="small" />}
              tint={row.worth ?? undefined}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
