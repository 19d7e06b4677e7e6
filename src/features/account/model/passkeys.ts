/**
 * Why the browser made or used no passkey: `cancelled` by the customer (or nobody answered, or there is none here, which a
 * page is not told apart), `known` to the device already, or `unsupported` by it. Null for anything else.
 */
export function passkeyOutcome(error: unknown): 'cancelled' | 'known' | 'unsupported' | null {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    case 'ConstraintError':
    case 'NotSupportedError':
    case 'SecurityError':
      return 'unsupported';
    default:
      return null;
  }
}

const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** The name of a new passkey, until the customer gives it another: the device as the server would call it. */
export const suggestedName = (userAgent: string): string =>
  [browsers, systems].flatMap((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []).join(' · ');
