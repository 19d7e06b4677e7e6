import { useTranslation } from 'react-i18next';
import { isPositive } from '#contract/money';
import { AllocationChart } from '#design-system/allocation-chart';
import { Section } from '#design-system/section';
import type { AssetRow } from '../model/filter-rows.ts';

/** What the total is made of; nothing for a single currency. */
export function Allocation({ rows }: { rows: readonly AssetRow[] }) {
  const { t } = useTranslation('wallet-assets');
  const parts = rows.flatMap(({ currency, worth }) =>
    worth !== null && isPositive(worth) ? [{ id: currency, label: currency, weight: Number(worth) }] : [],
  );
  if (parts.length < 2) return null;
  return (
    <Section title={t('allocation.title')}>
      <AllocationChart label={t('allocation.title')} othersLabel={t('allocation.others')} parts={parts} />
    </Section>
  );
}
