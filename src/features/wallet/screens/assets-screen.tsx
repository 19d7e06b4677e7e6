import { ArrowDownToLine, ArrowLeftRight, ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
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
            <IconButton label={t('transactions.title')} href="/wallet/record" icon={<Icon icon={ListOrdered} />} />
          }
        />
      }
    >
      <TotalBalance />
      <div className="grid grid-cols-2 gap-3">
        <Button tone="primary" block href="/wallet/up" icon={<Icon icon={ArrowDownToLine} />}>
          {t('action.deposit')}
        </Button>
        <Button block href="/flash-exchange" icon={<Icon icon={ArrowLeftRight} />}>
          {t('assets.convert')}
        </Button>
      </div>
      <AssetsBody />
    </Screen>
  );
}
