import { FirstStep, TotalBalance } from '#features/wallet';
import { QuickActions } from './quick-actions.tsx';

/** What the home screen begins with for whoever is signed in. */
export function CustomerHome() {
  return (
    <>
      <TotalBalance />
      <FirstStep />
      <QuickActions />
    </>
  );
}
