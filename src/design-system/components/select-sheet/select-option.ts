import type { ReactNode } from 'react';

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, where it is another than the page's: `th-TH`. */
  lang?: string;
  /** Below the label. */
  description?: ReactNode;
  /** Before the label: a CurrencyIcon. */
  icon?: ReactNode;
  /** At the end: an Amount. */
  end?: ReactNode;
  disabled?: boolean;
  /** Why it can't be chosen, after the description. */
  disabledReason?: string;
  /** Other search terms: the name of a currency beside its code. */
  keywords?: string;
  /** Group heading; options of one group must be consecutive. */
  group?: string;
}
