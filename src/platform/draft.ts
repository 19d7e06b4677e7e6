import { sessionStore } from './session.ts';
import { parseStored, tab } from './storage.ts';

/** Drafts are stored per customer: the next one to log in on this device doesn't see them. */
const slot = (name: string): string => `draft:${sessionStore.get().info?.id ?? 'visitor'}:${name}`;

const isDraft = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

/** Returns what was typed before a reload or an expired session; null when there is none. */
export const readDraft = (name: string): Record<string, string> | null => parseStored(tab.read(slot(name)), isDraft);

/** Saves a draft for this tab. */
export const writeDraft = (name: string, values: Readonly<Record<string, string | undefined>>): void =>
  tab.write(slot(name), JSON.stringify(values));

/** Returns whether anything that a customer typed is kept in this tab. */
export const hasDrafts = (): boolean =>
  tab
    .keys('draft:')
    .filter((key) => !key.startsWith('draft:visitor:'))
    .some((key) => Object.values(parseStored(tab.read(key), isDraft) ?? {}).some((value) => value !== ''));

export const clearDraft = (name: string): void => tab.remove(slot(name));
