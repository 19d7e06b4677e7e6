import useSWR, {
  SWRConfig,
  unstable_serialize as spell,
  useSWRConfig,
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import type { ResponseOf, CallName, RequestOf } from '#contract/index';
import { ApiError } from './api-error.ts';
import { request } from './http.ts';
import { apiLanguage, languageStore, useLanguage } from './language.ts';
import { sessionStore, useCustomer } from './session.ts';

export type ReadName = Extract<CallName, `GET ${string}`>;

/** Texts differ by language and figures by customer, so both are part of every key. */
export type CallKey<Name extends ReadName = ReadName> = readonly [
  name: Name,
  query: RequestOf<Name>,
  language: string,
  customer: string,
];

const visitor = 'visitor';

/** When each response arrived, so that old data can show its age. */
const times = new WeakMap<object, number>();

/** Returns when a response arrived, in milliseconds since 1970; undefined for anything else. */
export const fetchedAt = (data: object | undefined): number | undefined => data && times.get(data);

/** Notes when a response that came with the page had been made. */
export const noteArrival = (data: object, time: number): void => void times.set(data, time);

const isRetryable = (error: unknown): boolean => error instanceof ApiError && error.isRetryable;

/** Fetched after the first screen (background.tsx), so that it is there when the server isn't. */
export const failedRead = () => import('./failed-read.ts');

/** How long a screen may take from the press to its first read. What was asked for before is then too old. */
const expectedMs = 5000;

interface Expected {
  readonly response: Promise<unknown>;
  readonly asked: number;
  /** The response, once it's there. */
  data?: unknown;
}

/** Reads that were asked for before the screen that needs them is there, by key. */
const expected = new Map<string, Expected>();

const isSoon = (read: Expected | undefined): read is Expected =>
  read !== undefined && Date.now() - read.asked < expectedMs;

/** Asks for what a screen will read, unless it's known or on its way: a press that leads there has begun. */
export function expectRead<Name extends ReadName>(name: Name, query: RequestOf<Name>): void {
  const customer = sessionStore.get().info?.id ?? visitor;
  const key: CallKey<Name> = [name, query, apiLanguage(languageStore.get()), customer];
  const spelled = spell(key);
  if (cache.get(spelled)?.data !== undefined || isSoon(expected.get(spelled))) return;
  const response = makeCall(key);
  const read: Expected = { response, asked: Date.now() };
  expected.set(spelled, read);
  response.then(
    (data) => {
      if (expected.get(spelled) !== read) return;
      read.data = data;
      // The screen renders with it, instead of once more.
      cache.set(spelled, { ...cache.get(spelled), data });
    },
    // A failure surfaces when the screen reads it.
    () => undefined,
  );
}

/** Drops what is on its way, since something has changed. */
export const expectNothing = (): void => expected.clear();

/** Makes the call behind a key, unless it was expected. */
export async function fetchCall<Name extends ReadName>(key: CallKey<Name>): Promise<ResponseOf<Name>> {
  const spelled = spell(key);
  const found = expected.get(spelled);
  expected.delete(spelled);
  return isSoon(found) ? (found.response as Promise<ResponseOf<Name>>) : makeCall(key);
}

async function makeCall<Name extends ReadName>([name, query, language]: CallKey<Name>): Promise<ResponseOf<Name>> {
  const call = (request as (...args: unknown[]) => Promise<ResponseOf<Name>>)(name, query, { language });
  const data = await call.catch(async (error: unknown) => {
    // What this device kept shows instead of nothing. `Object` does nothing when that code is missing, too.
    if (isRetryable(error)) await failedRead().then(({ restoreReads }) => restoreReads(cache, times), Object);
    throw error;
  });
  if (data instanceof Object) times.set(data, Date.now());
  return data;
}

const equal = SWRConfig.defaultValue.compare;

/** Takes over the newer time for what is unchanged; a list has the time of each page. */
function renew(before: object, now: object): void {
  const time = Math.max(fetchedAt(before) ?? 0, fetchedAt(now) ?? 0);
  if (time) times.set(before, time);
  if (Array.isArray(before)) before.forEach((page: object, index) => renew(page, (now as object[])[index] ?? page));
}

/** Whether a response is unchanged. SWR then keeps the former object. */
function isSame(before?: object, now?: object): boolean {
  const isEqual = equal(before, now);
  if (isEqual && before && now) renew(before, now);
  return isEqual;
}

/** The configuration of every read. */
export const readConfiguration: SWRConfiguration = {
  fetcher: fetchCall,
  compare: isSame,
  dedupingInterval: 1000,
  focusThrottleInterval: 5000,
  // A refusal would repeat itself.
  shouldRetryOnError: isRetryable,
  onErrorRetry: (...failure) => void failedRead().then(({ retryLater }) => retryLater(...failure), Object),
};

let cache: Cache = new Map();

/** A separate cache, so that nothing outlives the page, story or test. It has what came before its screen. */
export function newCache(): Cache {
  cache = new Map();
  for (const [key, { data }] of expected) if (data !== undefined) cache.set(key, { data });
  return cache;
}

/** Returns the language and customer of a component's keys. */
export function useKeyParts(): readonly [language: string, customer: string] {
  return [apiLanguage(useLanguage()), useCustomer()?.id ?? visitor];
}

/** How old a response that came with the page may be without being fetched again at once. */
const freshMs = 10_000;

const isFresh = (data: object | undefined): boolean => Date.now() - (fetchedAt(data) ?? 0) < freshMs;

/** For what changes rarely: neither coming back to the window nor another part of the same screen fetches it again. */
export const rarely = { revalidateOnFocus: false, dedupingInterval: freshMs } as const;

/** Reads a call and keeps it fresh. A `null` query reads nothing yet. */
export function useCall<Name extends ReadName>(
  name: Name,
  query: RequestOf<Name> | null,
  configuration: SWRConfiguration<ResponseOf<Name>, ApiError> = {},
): SWRResponse<ResponseOf<Name>, ApiError> {
  const [language, customer] = useKeyParts();
  const key = query === null ? null : ([name, query, language, customer] satisfies CallKey<Name>);
  const given = useSWRConfig().fallback[spell(key)] as object | undefined;
  return useSWR<ResponseOf<Name>, ApiError>(key, {
    ...configuration,
    ...(isFresh(given) && { revalidateOnMount: false }),
  });
}
