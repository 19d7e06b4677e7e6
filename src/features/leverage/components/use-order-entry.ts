import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leverageCategories } from '#contract/leverage-rules';
import { isAmount } from '#contract/money';
import { amountText } from '#design-system/amount';
import type { AmountIssue } from '#design-system/amount-field';
import { useAmountIssue } from '#forms/amount-issue';
import { clearDraft, readDraft, writeDraft } from '#platform/draft';
import { useLocale } from '#platform/language';
import { stakeProblem, type Category, type Room } from '../model/room.ts';

interface Entry {
  category: Category | null;
  quantity: string;
}

const isCategory = (text: string | undefined): text is Category =>
  (leverageCategories as readonly (string | undefined)[]).includes(text);

function readEntry(draft: Record<string, string> | null): Entry {
  const { category, quantity = '' } = draft ?? {};
  return {
    category: isCategory(category) ? category : null,
    quantity: isAmount(quantity) ? quantity : '',
  };
}

/** What the customer chose and typed, kept over periods and reloads, and what is wrong with it. */
export function useOrderEntry(room: Room) {
  const { t } = useTranslation(['leverage-room', 'leverage']);
  const locale = useLocale();
  const draft = `leverage-${room.id}`;
  const [entry, setEntry] = useState(() => readEntry(readDraft(draft)));
  const { issue, keepIssue } = useAmountIssue(entry.quantity, { currency: room.currency, scale: room.currency_scale });
  const [isChecked, setChecked] = useState(false);
  const problem = stakeProblem(entry.quantity, room);
  const amount = (value: string): string =>
    `${amountText(value, { locale, scale: room.currency_scale, minDigits: 2 })}\u202F${room.currency}`;
  // Too much is said at once, what is missing only when the order is reviewed.
  const isSaid = isChecked || (problem !== 'required' && problem !== 'minimum');
  const limits = {
    minimum: room.single_order_min_point,
    period: room.mine.stake_left,
    own: room.mine.stake_left,
    balance: room.available,
  };
  const said =
    problem && isSaid
      ? t(`stake.problem.${problem}`, { amount: problem === 'required' ? '' : amount(limits[problem]) })
      : undefined;
  const change = (next: Entry): void => {
    setEntry(next);
    writeDraft(draft, { category: next.category ?? '', quantity: next.quantity });
  };
  return {
    ...entry,
    error: issue ?? said,
    amount,
    isValid: issue === undefined && problem === null,
    choose: (category: Category) => change({ ...entry, category }),
    type(quantity: string, found: AmountIssue | null): void {
      keepIssue(quantity, found);
      change({ ...entry, quantity });
    },
    /** Shows everything that is wrong. */
    check: () => setChecked(true),
    reset(): void {
      setEntry({ category: null, quantity: '' });
      setChecked(false);
      clearDraft(draft);
    },
  };
}

export type OrderEntry = ReturnType<typeof useOrderEntry>;
