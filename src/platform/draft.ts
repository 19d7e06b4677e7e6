import { sessionStore } from './session.ts';
import { parseStored, tab } from './storage.ts';

/** What a customer typed belongs to that customer: whoever signs in next on this device does not see it. */
const slot = (name: string): string => `draft:${sessionStore.get().info?.id ?? 'visitor'}:${name}`;

const isDraft = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

/** What was typed into a form before a reload or an expired session; null when there is nothing. */
export const readDraft = (name: string): Record<string, string> | null => parseStored(tab.read(slot(name)), isDraft);

/** Keeps what is being typed, for this tab. */
export const writeDraft = (name: string, values: Readonly<Record<string, string | undefined>>): void =>
  tab.write(slot(name), JSON.stringify(values));

export const clearDraft = (name: string): void => tab.remove(slot(name));
