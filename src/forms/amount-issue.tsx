import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountIssue } from '#design-system/amount-field';

interface Unit {
  currency: string;
  scale: number;
}

/** Why the text of an amount field was rejected, as long as the field has the value that came with it. */
export function useAmountIssue(value: string, { currency, scale }: Unit) {
  const { t } = useTranslation('forms');
  const [kept, setKept] = useState<{ value: string; issue: AmountIssue } | null>(null);
  return {
    issue: kept?.value === value ? t(`amount.issue.${kept.issue}`, { currency, scale }) : undefined,
    /** Call with what the field reports. */
    keepIssue: (next: string, issue: AmountIssue | null) => setKept(issue && { value: next, issue }),
  };
}
