import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#contract/money';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { richText } from '#platform/rich-text';
import { byCurrency } from '../model/group.ts';
import type { Product } from '../model/term.ts';
import { ExactPercent, Money, YearlyRate } from './figures.tsx';

interface ProductListProps {
  products: readonly Product[];
  onChoose(product: Product): void;
}

/** What can be opened, by currency, with all its terms. */
export function ProductList({ products, onChoose }: ProductListProps) {
  const { t } = useTranslation('pledge');
  if (products.length === 0) {
    return (
      <EmptyState
        illustration="purse"
        title={t('products.none')}
        action={<Button href="/assets">{t('products.assets')}</Button>}
      />
    );
  }
  return (
    <Section title={t('products.title')}>
      <p className="text-14 text-muted text-pretty">{t('products.text')}</p>
      {byCurrency(products).map(([currency, items]) => (
        <Section
          key={currency}
          headingLevel={3}
          title={
            <span className="flex items-center gap-2">
              <CurrencyIcon code={currency} size="small" />
              <span translate="no">{currency}</span>
            </span>
          }
        >
          <List label={t('products.of', { currency })}>
            {items.map((product) => (
              <ProductRow key={product.id} product={product} onClick={() => onChoose(product)} />
            ))}
          </List>
        </Section>
      ))}
    </Section>
  );
}

function ProductRow({ product, onClick }: { product: Product; onClick(): void }) {
  const { t } = useTranslation('pledge');
  const amount = (value: string) => <Money product={product} value={value} size="small" tone="muted" unmasked />;
  return (
    <ListRow
      onClick={onClick}
      title={t('days', { count: product.days })}
      description={
        <>
          <span className="block">
            {richText(t(`products.daily.${product.interest}`), {
              rate: <ExactPercent value={product.daily_rate} size="small" />,
            })}
          </span>
          <span className="block">
            {richText(t('products.limits'), { minimum: amount(product.minimum), maximum: amount(product.maximum) })}
          </span>
          <span className="block">
            {isZero(product.early_cost)
              ? t('products.early-free')
              : richText(t('products.early'), { rate: <ExactPercent value={product.early_cost} size="small" /> })}
          </span>
        </>
      }
      figure={<YearlyRate product={product} />}
      figureDescription={t('products.yearly')}
      end={<Icon icon={ChevronRight} tone="muted" directional />}
    />
  );
}
