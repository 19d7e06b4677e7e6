import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { AllocationChart } from '#design-system/allocation-chart';
import { Section } from '#design-system/section';
import { isWorthSomething } from '../model/top-holdings.ts';

/** What the total is made of; nothing for a single currency. */
export function Allocation({ assets: { rows, display_scale: scale } }: { assets: ResponseOf<'GET wallet/assets'> }) {
  const { t } = useTranslation('wallet-assets');
  const parts = rows.flatMap(({ currency, worth }) =>
    worth !== null && isWorthSomething(worth, scale) ? [{ id: currency, label: currency, weight: Number(worth) }] : [],
  );
  if (parts.length < 2) return null;
  return (
    <Section title={t('allocation.title')}>
      <AllocationChart label={t('allocation.title')} othersLabel={t('allocation.others')} parts={parts} />
    </Section>
  );
}
