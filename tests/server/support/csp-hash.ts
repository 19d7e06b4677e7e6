import { createHash } from 'node:crypto';

/** Returns the source by which a content security policy allows inline code. */
export const cspHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
