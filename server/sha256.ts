import { createHash } from 'node:crypto';

/** Returns the SHA-256 of UTF-8 text in lowercase hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
