import { ArrowDownToLine, ArrowLeftRight, ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { IconButton } from '#design-system/icon-button';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { AssetsBody } from '../components/assets-body.tsx';
import { TotalBalance } from '../components/total-balance.tsx';

export default function AssetsScreen() {
  const { t } = useTranslation('wallet');
  return (
    <Screen
      tabs
      nav={
        <TopNav
          title={t('assets.title')}
          actions={
            <IconButton
              label={t('transactions.title')}
              href="/wallet/record"
              icon={<ListOrdered aria-hidden size={20} strokeWidth={1.75} />}
            />
          }
        />
      }
    >
      <TotalBalance />
      <div className="grid grid-cols-2 gap-3">
        <Button
          tone="primary"
          block
          href="/wallet/up"
          icon={<ArrowDownToLine aria-hidden size={20} strokeWidth={1.75} />}
        >
          {t('action.deposit')}
        </Button>
        <Button block href="/flash-exchange" icon={<ArrowLeftRight aria-hidden size={20} strokeWidth={1.75} />}>
          {t('assets.convert')}
        </Button>
      </div>
      <AssetsBody />
    </Screen>
  );
}
