import { useState } from 'react';
import { useDesignSystem } from '../provider/index.ts';
import { TextField } from '../text-field/index.ts';
import type { DateRangeProps } from './date-range-props.ts';
import type { PlainDate } from './plain-date.ts';
import { readDay, writeDay } from './typed-day.ts';

interface DayFieldProps extends Pick<DateRangeProps, 'min' | 'max' | 'labels'> {
  label: string;
  /** The example of a day. */
  today: PlainDate;
  value: PlainDate | null;
  /** Called for each text that means a day within the limits. */
  onChange: (day: PlainDate) => void;
}

/** One end of a range, typed in the locale's digits. */
export function DayField({ label, today, value, min, max, labels, onChange }: DayFieldProps) {
  const { locale } = useDesignSystem();
  // The typed text, and the day that the field has with it.
  const [typed, setTyped] = useState<{ text: string; with: PlainDate | null } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const day = typed && readDay(locale, typed.text);
  // A day from elsewhere replaces the text.
  const isShown = typed !== null && typed.with === value;
  const text = isShown ? typed.text : value === null ? '' : writeDay(locale, value);
  const isOutside = (of: PlainDate) => (min !== undefined && of < min) || (max !== undefined && of > max);
  const take = (next: string) => {
    const meant = readDay(locale, next);
    const isTaken = meant !== null && !isOutside(meant);
    setTyped({ text: next, with: isTaken ? meant : value });
    setLeft(false);
    if (isTaken) onChange(meant);
  };
  let error: string | undefined;
  if (isShown && isLeft && typed.text !== '') {
    if (day === null) error = labels.unreadable(writeDay(locale, today));
    else if (isOutside(day)) error = labels.outside;
  }
  return (
    <TextField
      label={label}
      value={text}
      placeholder={writeDay(locale, today)}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      onChange={take}
      onBlur={() => setLeft(true)}
    />
  );
}
