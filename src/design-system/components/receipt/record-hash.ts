import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What was agreed, as keys and values in a fixed order, independent of language and display. */
export type CanonicalRecord = readonly (readonly [key: string, value: string])[];

/** Returns the SHA-256 of a record: of its JSON, a list of pairs without spaces, in UTF-8. */
export const recordHash = (record: CanonicalRecord): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(record))));
