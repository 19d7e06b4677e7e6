import { useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { useDesignSystem } from '../provider/index.ts';
import { parseAmount, toGrouped, toInput, type AmountIssue } from './parse-amount.ts';

interface DecimalTextOptions {
  /** Decimal string, or empty. */
  value: string;
  onChange: (value: string, issue: AmountIssue | null) => void;
  scale: number;
  readOnly?: boolean;
}

/** The text of an input for a decimal: as typed while it has the focus, grouped at rest and if it is read-only. */
export function useDecimalText({ value, onChange, scale, readOnly = false }: DecimalTextOptions) {
  const { locale } = useDesignSystem();
  const [text, setText] = useState(() => toInput(value, locale));
  const [hasFocus, setFocus] = useState(false);
  // Keep the typed text while it means the value; a new value from outside replaces it.
  const typed = parseAmount(text, locale, scale).value === value ? text : toInput(value, locale);
  return {
    text: value !== '' && (readOnly || !hasFocus) ? toGrouped(value, locale) : typed,
    change: (next: string) => {
      setText(next);
      const { value: amount, issue } = parseAmount(next, locale, scale);
      onChange(amount, issue);
    },
    onFocus: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      // Tab and `select()` select everything, the latter only after the focus has come; another text would lose that.
      queueMicrotask(() => {
        if (document.activeElement !== input) return;
        const isAllSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
        flushSync(() => setFocus(true));
        if (isAllSelected) input.select();
      });
    },
    onBlur: () => setFocus(false),
  };
}
