import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { QuickFilter } from '#design-system/filter-bar';

/** How money moves, as the calls write it in `fiat`: on a network (`0`) or by bank (`1`). */
export type TransferKind = '0' | '1';

type Choice = TransferKind | 'all';

const isKind = (value: string | null): value is TransferKind => value === '0' || value === '1';

/** The filter of deposits or withdrawals by kind, kept in the URL as `fiat`. */
export function useTransferKind() {
  const { t } = useTranslation('forms');
  const [query, setQuery] = useSearchParams();
  const given = query.get('fiat');
  const fiat = isKind(given) ? given : undefined;
  const choose = (next: Choice): void => setQuery(next === 'all' ? {} : { fiat: next }, { replace: true });
  const filter: QuickFilter<Choice> = {
    label: t('transfer.kind.label'),
    value: fiat ?? 'all',
    onChange: choose,
    options: [
      { value: 'all', label: t('transfer.kind.all') },
      { value: '0', label: t('transfer.kind.crypto') },
      { value: '1', label: t('transfer.kind.bank') },
    ],
  };
  return { fiat, filter };
}
