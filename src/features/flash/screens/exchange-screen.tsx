import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useProblems } from '#platform/problem';
import { useCryptos, useFiats, useWallets } from '../api/wallets.ts';
import { FlashForm } from '../components/flash-form.tsx';
import { flashCurrencies } from '../model/currencies.ts';

export default function ExchangeScreen() {
  const { t } = useTranslation(['flash', 'common']);
  const back = useBack('/assets');
  const problems = useProblems();
  const reads = [useWallets(), useCryptos(), useFiats()] as const;
  const [wallets, cryptos, fiats] = reads;
  const isReady = wallets.data && cryptos.data && fiats.data;
  const failed = isReady ? undefined : reads.find(({ data, error }) => error && !data);

  return (
    <Screen
      nav={
        <TopNav
          title={t('exchange.title')}
          back={{ label: t('common:action.back'), onPress: back }}
          actions={
            <IconButton
              label={t('exchange.records')}
              href="/flash/records"
              icon={<ListOrdered aria-hidden size={20} strokeWidth={1.75} />}
            />
          }
        />
      }
    >
      {isReady && (
        <FlashForm
          currencies={flashCurrencies(wallets.data?.items ?? [], [
            ...(cryptos.data?.items ?? []),
            ...(fiats.data?.items ?? []),
          ])}
        />
      )}
      {failed && <ErrorState {...problems.state(t('exchange.error'), failed)} />}
      {!isReady && !failed && (
        <SkeletonGroup label={t('common:state.loading')}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton />
        </SkeletonGroup>
      )}
    </Screen>
  );
}
