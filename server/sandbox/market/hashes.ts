import { createHash } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hash, KeyedHash } from '../../domains/market/simulation.ts';

export const hash: Hash = (message) => createHash('sha256').update(message).digest();

// For inputs this small, three times as fast as an Hmac object of node:crypto.
export const keyedHash: KeyedHash = (key, message) => hmac(sha256, key, utf8ToBytes(message));
