import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { VerificationRow } from '#features/identity';
import { Closure, YourData } from '#features/privacy';
import { ActivityHistory, AuthenticatorRemoval, Devices, SecuritySettings } from '#features/security';
import { WithdrawalHold } from '#forms/withdrawal-hold';
import { AddressBookRow } from '#features/wallet';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';

/** How the account is protected, where it is logged in, and the customer's own data. */
export function SecurityScreen() {
  const { t } = useTranslation(['security', 'common']);
  const info = useCustomer();
  const back = useBack('/user');
  return (
    <Screen nav={<TopNav title={t('title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      <AuthenticatorRemoval />
      {info && <Closure info={info} />}
      {info && <WithdrawalHold info={info} />}
      {info && (
        <SecuritySettings info={info} verification={<VerificationRow info={info} />} addressBook={<AddressBookRow />} />
      )}
      <Devices />
      {info && <YourData info={info} />}
      {/* Last, since it grows while scrolling. */}
      <ActivityHistory />
    </Screen>
  );
}
