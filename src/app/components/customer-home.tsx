import { AuthenticatorRemoval } from '#features/security';
import { FirstStep, TopHoldings, TotalBalance } from '#features/wallet';
import { QuickActions } from './quick-actions.tsx';

export { NoticeBell } from './notice-bell.tsx';

/** What the home screen starts with for a customer. */
export function CustomerHome() {
  return (
    <>
      <AuthenticatorRemoval />
      <TotalBalance />
      <FirstStep />
      <QuickActions />
      <TopHoldings />
    </>
  );
}
