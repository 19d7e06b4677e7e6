/** How many recovery codes there are when they are made. */
export const allRecoveryCodes = 10;

/** Fewer than these, and new ones should be made. */
export const fewRecoveryCodes = 3;

/** A secret in groups of four, as one types it. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? '';

/** The codes as a file: one a line, below what they are for. */
export const recoveryFile = (title: string, codes: readonly string[]): string => [title, '', ...codes, ''].join('\r\n');
