import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyChip } from '#design-system/currency-picker';
import { EmptyState } from '#design-system/empty-state';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { Skeleton } from '#design-system/skeleton';
import { Stat } from '#design-system/stat';
import { TopNav } from '#design-system/top-nav';
import { useCurrencyChoice } from '#forms/currency-choice';
import { useBack } from '#platform/navigation';
import { useCurrencies } from '../api/currencies.ts';
import { useEarnings } from '../api/earnings.ts';
import { EarningsList } from '../components/earnings-list.tsx';
import { useScale } from '../components/use-scale.ts';

const EarningsChart = lazy(async () => ({ default: (await import('../components/earnings-chart.tsx')).EarningsChart }));

export default function EarningsScreen() {
  const { t } = useTranslation('bank');
  const choice = useCurrencyChoice();
  const [query, setQuery] = useSearchParams();
  const back = useBack('/bank');
  const currency = query.get('currency')?.toUpperCase() ?? 'USD';
  const scale = useScale()(currency);
  const currencies = useCurrencies();
  const pages = useEarnings(currency);
  const { first, error } = pages;
  const isEmpty = first?.total === 0 && isZero(first.earned);

  return (
    <Screen busy={!first && !error} nav={<TopNav title={t('earnings.title')} onBack={back} />}>
      {isEmpty ? (
        <EmptyState
          illustration="ledger"
          title={t('earnings.empty.title')}
          action={<Button href="/bank">{t('to-bank')}</Button>}
        >
          {t('earnings.empty.text')}
        </EmptyState>
      ) : (
        <>
          {(first || !error) && (
            <>
              <Stat
                label={t('earnings.total')}
                unit={
                  <CurrencyChip
                    tone="quiet"
                    label={t('earnings.currency', { currency })}
                    value={currency}
                    currencies={currencies.map(({ currency: code, name }) => ({ code, name }))}
                    onChange={(code) => setQuery({ currency: code }, { replace: true })}
                    {...choice}
                  />
                }
              >
                {first ? (
                  <Amount value={first.earned} scale={scale} minDigits={2} size="xx-large" />
                ) : (
                  <span className="block w-40">
                    <Skeleton shape="figure" />
                  </span>
                )}
              </Stat>
              <Section title={t('earnings.last-days')}>
                <Suspense fallback={<Skeleton shape="block" />}>
                  <EarningsChart days={first?.days} currency={currency} scale={scale} />
                </Suspense>
              </Section>
            </>
          )}
          <EarningsList pages={pages} />
        </>
      )}
    </Screen>
  );
}
