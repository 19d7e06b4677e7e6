import { useEffect, useState } from 'react';
import { useCustomer } from '#platform/session';
import { tab } from '#platform/storage';
import { remindersIn, remindersShown } from '../model/visit.ts';

const readCount = (slot: string): number | null => {
  const text = tab.read(slot) ?? '';
  return /^\d{1,4}$/u.test(text) ? Number(text) : null;
};

/** Returns whether it is time to remind the customer of how long a visit lasts, and the function that ends the reminder. */
export function useReminder(room: string, visitSeconds: number): { isDue: boolean; end(): void } {
  const slot = `leverage-reminders:${useCustomer()?.id ?? ''}:${room}`;
  const [stored, setStored] = useState(() => readCount(slot));
  const shown = remindersShown(stored, visitSeconds);
  if (shown !== stored) setStored(shown);
  // A reload doesn't repeat a reminder, and doesn't lose one.
  useEffect(() => tab.write(slot, String(shown)), [slot, shown]);
  return { isDue: remindersIn(visitSeconds) > shown, end: () => setStored(remindersIn(visitSeconds)) };
}
