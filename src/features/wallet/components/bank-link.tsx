import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';

/** The way to what is done with fiat money. */
export function BankLink() {
  const { t } = useTranslation('wallet-assets');
  return (
    <List>
      <ListRow href="/bank" title={t('bank.title')} description={t('bank.text')} start={<Icon icon={Landmark} />} />
    </List>
  );
}
