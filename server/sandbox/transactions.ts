import { base58 } from '@scure/base';
import { createHash } from 'node:crypto';
import type { AddressFamily } from '#contract/address-families';

/**
 * Returns a made-up transaction id for a deposit or withdrawal, written as on its network, or a bank's reference without one.
 * It is on no network and at no bank.
 */
export function sandboxTransactionId(family: AddressFamily | null, sn: string): string {
  const hash = createHash('sha256').update(`florin sandbox ${sn}`);
  if (family === 'solana') return base58.encode(createHash('sha512').update(hash.digest()).digest());
  const hex = hash.digest('hex');
  if (family === 'evm') return `0x${hex}`;
  return family === 'xrp' ? hex.toUpperCase() : hex;
}
