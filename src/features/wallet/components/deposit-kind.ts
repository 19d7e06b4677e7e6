import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { QuickFilter } from '#design-system/filter-bar';
import type { DepositKind } from '../api/deposit.ts';

type Choice = DepositKind | 'all';

const isKind = (value: string | null): value is DepositKind => value === '0' || value === '1';

/** The filter of the deposits by kind, kept in the URL as `fiat`. */
export function useDepositKind() {
  const { t } = useTranslation('wallet');
  const [query, setQuery] = useSearchParams();
  const given = query.get('fiat');
  const fiat = isKind(given) ? given : undefined;
  const choose = (next: Choice): void =>
    setQuery(next === 'all' ? {} : { fiat: next }, { replace: true, preventScrollReset: true });
  const filter: QuickFilter<Choice> = {
    label: t('deposits.kind'),
    value: fiat ?? 'all',
    onChange: choose,
    options: [
      { value: 'all', label: t('deposits.all') },
      { value: '0', label: t('assets.crypto') },
      { value: '1', label: t('deposits.bank') },
    ],
  };
  return { fiat, filter };
}
