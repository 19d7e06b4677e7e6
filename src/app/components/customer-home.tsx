import { FirstStep, TopHoldings, TotalBalance } from '#features/wallet';
import { QuickActions } from './quick-actions.tsx';

/** What the home screen starts with for a customer. */
export function CustomerHome() {
  return (
    <>
      <TotalBalance />
      <FirstStep />
      <QuickActions />
      <TopHoldings />
    </>
  );
}
