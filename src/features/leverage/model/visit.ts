/** How long a visit goes on before the customer is reminded of it, again and again. */
const reminderSeconds = 30 * 60;

/** How many reminders belong to a visit of this length. */
export const remindersIn = (visitSeconds: number): number => Math.floor(visitSeconds / reminderSeconds);

/**
 * Returns how many reminders count as shown: those of before, but not more than belong to this visit, since a new one begins at
 * zero. Without any known, none is due for what is already over.
 */
export const remindersShown = (before: number | null, visitSeconds: number): number =>
  Math.min(before ?? remindersIn(visitSeconds), remindersIn(visitSeconds));

/** Returns a time as hours and minutes. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
