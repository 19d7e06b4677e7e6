import { orderStatus } from '#contract/order-status';
import type { Deposit } from '../wallet/deposit-store.ts';
import type { Withdrawal } from '../wallet/withdrawal-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';

/** Where a deposit or a withdrawal is, in words, and what can be done with it now, as commands. */
interface Stage<Step> {
  readonly said: string;
  readonly steps: readonly Step[];
}

function depositStage({ status, network }: Deposit): Stage<'review' | 'confirm' | 'credit' | 'return'> {
  switch (status) {
    case orderStatus.pending:
      return { said: 'is pending', steps: ['review', 'credit', 'return'] };
    case orderStatus.processing:
      return { said: 'is in review', steps: [...(network === null ? [] : (['confirm'] as const)), 'credit', 'return'] };
    case orderStatus.completed:
      return { said: 'was credited', steps: [] };
    case orderStatus.ended:
      return { said: 'was returned', steps: ['credit'] };
  }
}

function withdrawalStage({
  status,
  network,
  sentAt,
  reason,
}: Withdrawal): Stage<'review' | 'approve' | 'export' | 'send' | 'confirm' | 'complete' | 'return' | 'card'> {
  const card = network === null ? (['card'] as const) : [];
  switch (status) {
    case orderStatus.pending:
      // Without the card: whoever paid now would pay for what the customer can still cancel.
      return { said: 'is pending', steps: ['review', 'return'] };
    case orderStatus.processing:
      if (sentAt === null)
        return {
          said: 'is in review',
          steps: ['approve', ...(network === null ? [] : (['export'] as const)), 'send', 'return', ...card],
        };
      return { said: 'was sent', steps: [network === null ? 'complete' : 'confirm', ...card] };
    case orderStatus.completed:
      return { said: 'is completed', steps: [] };
    case orderStatus.ended:
      return { said: reason === null ? 'was canceled by the customer' : 'was returned', steps: [] };
  }
}

const refuse = (message: string, details: object): never => {
  throw new OperatorRefusal('not-next-step', message, details);
};

const requireStep =
  <Transfer extends { readonly network: string | null }, Step extends string>(
    kind: string,
    stageOf: (transfer: Transfer) => Stage<Step>,
  ) =>
  (transfer: Transfer, step: Step): void => {
    const { said, steps } = stageOf(transfer);
    if (steps.includes(step)) return;
    const possible = steps.length === 0 ? 'Nothing more can be done with it.' : `Possible now: ${steps.join(', ')}.`;
    refuse(`This ${kind}${transfer.network === null ? ' by bank' : ''} ${said}. ${possible}`, { possible: steps });
  };

/** Throw OperatorRefusal `not-next-step`, which says what can be done instead. */
export const requireDepositStep = requireStep('deposit', depositStage);
export const requireWithdrawalStep = requireStep('withdrawal', withdrawalStage);

/** Throws OperatorRefusal `not-next-step` for fewer confirmations of the same transaction. */
export function requireRise(from: number, to: number): void {
  if (to < from) refuse(`It already has ${from} confirmations, and their number only rises.`, { confirmations: from });
}
