import { useTranslation } from 'react-i18next';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { VerificationRow } from '#features/identity';
import { LimitsRow } from '#features/leverage';
import { Closure, YourData } from '#features/privacy';
import { ActivityHistory, AuthenticatorRemoval, Devices, SecuritySettings } from '#features/security';
import { WithdrawalHold } from '#forms/withdrawal-hold';
import { AddressBookRow } from '#features/wallet';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { useSite } from '#platform/site';

/** How the account is protected, where it is logged in, and the customer's own data. */
export default function SecurityScreen() {
  const { t } = useTranslation('security');
  const info = useCustomer();
  const back = useBack('/user');
  const hasRooms = useSite().data?.leverage_switch === true;
  return (
    <Screen nav={<TopNav title={t('title')} onBack={back} />}>
      <AuthenticatorRemoval />
      {info && <Closure info={info} />}
      {info && <WithdrawalHold info={info} />}
      {info && (
        <SecuritySettings
          info={info}
          verification={<VerificationRow info={info} />}
          addressBook={<AddressBookRow />}
          limits={hasRooms && <LimitsRow />}
        />
      )}
      <Devices />
      {info && <YourData info={info} />}
      {/* Last, since it grows while scrolling. */}
      <ActivityHistory />
    </Screen>
  );
}
