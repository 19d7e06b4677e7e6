import { ArrowDownToLine, ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';

/** What can be done with money that is there. */
export function AssetActions() {
  const { t } = useTranslation('wallet');
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button tone="primary" block href="/wallet/up" icon={<Icon icon={ArrowDownToLine} />}>
        {t('action.deposit')}
      </Button>
      <Button block href="/flash-exchange" icon={<Icon icon={ArrowLeftRight} />}>
        {t('assets.convert')}
      </Button>
    </div>
  );
}
