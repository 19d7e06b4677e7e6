import type { AddressFamily } from '#contract/address-families';

/**
 * Returns the id of a transaction as its network writes it, so that one transaction has one id however it was typed.
 * Undefined for anything else.
 */
export function transactionIdOf(family: AddressFamily, typed: string): string | undefined {
  if (family === 'solana') return /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(typed) ? typed : undefined;
  const [, hex] = /^(?:0x)?([0-9a-f]{64})$/.exec(typed.toLowerCase()) ?? [];
  if (family === 'evm') return hex && `0x${hex}`;
  return family === 'xrp' ? hex?.toUpperCase() : hex;
}

/** Returns where anybody can look up a transaction. Null without one, or without an explorer. */
export const transactionUrl = (explorer: string | null, id: string | null): string | null =>
  id === null ? null : (explorer?.replace('{id}', encodeURIComponent(id)) ?? null);
