/** Below this, the customer is advised to create new ones. */
export const fewRecoveryCodes = 3;

/** Groups a secret by four characters for typing. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/gu)?.join(' ') ?? '';

/** Returns the codes as a file: a heading, then one code per line. */
export const recoveryFile = (title: string, codes: readonly string[]): string => [title, '', ...codes, ''].join('\r\n');
