import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '#design-system/error-state';
import { SkeletonRows } from '#design-system/skeleton';
import { Tabs } from '#design-system/tabs';
import { useErrorMessages } from '#platform/error-messages';
import type { useBankWallets } from '../api/recharge.ts';
import { isOpenByBank, wayOf, type Need, type Wallet, type Way } from '../model/recharge.ts';
import { RechargeList } from './recharge-list.tsx';

interface RechargeMethodsProps {
  /** Except the one that is needed. */
  wallets: readonly Wallet[];
  need: Need;
  /** The way that shows first. */
  first: Way;
  bank: ReturnType<typeof useBankWallets>;
}

/** The currencies by the way they come in: by network or by bank. */
export function RechargeMethods({ wallets, need, first, bank }: RechargeMethodsProps) {
  const { t } = useTranslation('wallet-recharge');
  const problems = useErrorMessages();
  const [query, setQuery] = useSearchParams();
  const of = (way: Way): Wallet[] => wallets.filter((wallet) => wayOf(wallet) === way);
  const given = query.get('by');
  const way = given === 'crypto' || given === 'bank' ? given : first;
  const show = (next: string): void =>
    setQuery(
      (before) => {
        before.set('by', next);
        return before;
      },
      { replace: true },
    );
  const byBank = () => {
    const { data, error } = bank;
    if (!data && error) return <ErrorState scope="section" {...problems.state(t('bank-error'), bank)} />;
    if (!data) return <SkeletonRows count={3} />;
    const own = of('bank').filter(({ currency }) => isOpenByBank(data, currency));
    return <RechargeList label={t('bank')} wallets={own} need={need} />;
  };
  return (
    <Tabs
      label={t('ways')}
      value={way}
      onChange={show}
      items={[
        {
          value: 'crypto',
          label: t('crypto'),
          content: <RechargeList label={t('crypto')} wallets={of('crypto')} need={need} />,
        },
        { value: 'bank', label: t('bank'), content: byBank() },
      ]}
    />
  );
}
