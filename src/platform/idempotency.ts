import { useMemo } from 'react';
import { tab } from './storage.ts';

/** 128 random bits in hexadecimal. Not crypto.randomUUID, which a plain http address on the local network lacks. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface IdempotencyKey {
  /** The key of this form, the same over retries and reloads, until `renew`. */
  current(): string;
  /** To be called once the server's answer is known: what is sent next is a new order. */
  renew(): void;
}

/** The idempotency key of one form of one customer. */
export function idempotencyKey(form: string, customer: string): IdempotencyKey {
  const slot = `idempotency:${customer}:${form}`;
  return {
    current() {
      const kept = tab.read(slot);
      if (kept !== null) return kept;
      const key = newKey();
      tab.write(slot, key);
      return key;
    },
    renew() {
      tab.remove(slot);
    },
  };
}

export const useIdempotencyKey = (form: string, customer: string): IdempotencyKey =>
  useMemo(() => idempotencyKey(form, customer), [form, customer]);
