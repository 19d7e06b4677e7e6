import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';
import type { ResponseOf } from '#contract/index';
import { isZero } from '#contract/money';
import type { FiatWallet } from './limits.ts';

export type Blocker = 'hold' | 'verification' | 'fund-password' | 'card' | 'card-waiting' | 'balance' | 'limit';

interface Given {
  info: UserInfo;
  /** Whether withdrawals are held after a change of security. */
  isHeld: boolean;
  wallet: FiatWallet;
  cards: readonly Pick<ResponseOf<'GET user/bank'>['items'][number], 'usable_at'>[];
  bank: Pick<ResponseOf<'GET bank/index'>, 'verification_needed'>;
}

/** Returns everything that stands in the way of a withdrawal, so that all of it is said before anything is typed. */
export function blockersOf({ info, isHeld, wallet, cards, bank }: Given): Blocker[] {
  const stands: Record<Blocker, boolean> = {
    hold: isHeld,
    verification: bank.verification_needed && info.real.status !== realStatus.verified,
    'fund-password': !info.fund_password,
    card: cards.length === 0,
    'card-waiting': cards.length > 0 && cards.every(({ usable_at: from }) => from !== null),
    balance: isZero(wallet.available),
    limit: wallet.draw !== null && isZero(wallet.draw.left_today),
  };
  return (Object.keys(stands) as Blocker[]).filter((each) => stands[each]);
}
