import { useMemo } from 'react';
import type { MoneyCallName, RequestOf, ResponseOf } from '#contract/index';
import { toApiError, type ApiError } from './api-error.ts';
import { request } from './http.ts';
import { moneyReads } from './money-reads.ts';
import { useRefresh } from './refresh.ts';
import { requireConnection } from './require-connection.ts';
import { useCustomer } from './session.ts';
import { parseStored, tab } from './storage.ts';

/** Never stored: to send the call again after a reload, it has to be entered again. */
const secret = 'fund_password';

type Stored<Name extends MoneyCallName> = Omit<RequestOf<Name>, typeof secret>;

export interface MoneyCall<Name extends MoneyCallName> {
  /**
   * Sends the call. While its outcome is unknown, sending again repeats it under the same idempotency key, so that money
   * moves at most once; with other values the server refuses it as a conflict. The same again at once is the same order, too.
   * Without a connection, it sends nothing. Throws ApiError.
   */
  send(input: RequestOf<Name>): Promise<ResponseOf<Name>>;
  /** What was sent and never answered, also before a reload or in a session that ended; null when there is nothing. */
  unresolved(): Stored<Name> | null;
  /** Call when the outcome of what was never answered has become known in another way. */
  forget(): void;
}

/** A call on its way, as this tab stores it. */
interface Pending {
  key: string;
  input: unknown;
}

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && 'input' in value && 'key' in value && typeof value.key === 'string';

/** 128 random bits in hexadecimal. Not crypto.randomUUID, which plain HTTP on a local network lacks. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Refusals before the server looks at the order or its idempotency key. A missing second factor is none: the key keeps that
 * answer, so the order needs a new one.
 */
const beforeTheOrder: readonly (string | undefined)[] = ['fund-password-wrong', 'fund-password-missing'];

/** The server turned the request away before it looked at the order. */
const isTurnedAway = ({ kind, code }: ApiError): boolean =>
  kind === 'unauthorized' || kind === 'too-many' || beforeTheOrder.includes(code);

/** Returns whether the outcome is unknown after `error`: being turned away says nothing about an earlier attempt. */
export const isUnresolved = (error: ApiError, wasUnresolved: boolean): boolean =>
  !error.isOutcomeKnown || (wasUnresolved && isTurnedAway(error));

const withoutSecret = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === secret ? undefined : part));

/** A double tap, or a key that is held down, is over by then, in milliseconds. */
const settleMs = 700;

/** An order that the server has just made. */
interface Made {
  slot: string;
  key: string;
  /** What was sent, without the password. */
  sent: string;
  /** Milliseconds since 1970. */
  at: number;
}

let made: Made | null = null;

/** Whether the same order belongs to the press that made it: what it pressed stays for a moment until the next screen is there. */
export const isSamePress = (before: Made | null, { slot, sent, at }: Omit<Made, 'key'>): before is Made =>
  before !== null && before.slot === slot && before.sent === sent && at >= before.at && at - before.at < settleMs;

/** The one way in which a form moves money. Afterwards every read that money changes is fetched again. */
export function useMoneyCall<Name extends MoneyCallName>(name: Name): MoneyCall<Name> {
  const customer = useCustomer()?.id ?? '';
  const refresh = useRefresh();
  return useMemo(() => {
    const slot = `money-call:${customer}:${name}`;
    const pending = (): Pending | null => parseStored(tab.read(slot), isPending);
    return {
      unresolved: () => (pending()?.input ?? null) as Stored<Name> | null,
      forget: () => tab.remove(slot),
      async send(input) {
        // What may have arrived before is asked about in any case.
        if (!pending()) await requireConnection();
        // Another press may have stored one meanwhile.
        const before = pending();
        const sent = withoutSecret(input);
        const key = before?.key ?? (isSamePress(made, { slot, sent, at: Date.now() }) ? made.key : newKey());
        tab.write(slot, withoutSecret({ key, input } satisfies Pending));
        try {
          const response = await request<MoneyCallName>(name, input, { idempotencyKey: key });
          tab.remove(slot);
          made = { slot, key, sent, at: Date.now() };
          void refresh(moneyReads);
          return response;
        } catch (error) {
          const known = toApiError(error);
          if (!isUnresolved(known, before !== null)) tab.remove(slot);
          throw known;
        }
      },
    };
  }, [customer, name, refresh]);
}
