/**
 * Returns why the browser created or used no passkey: `canceled` by the customer (or it timed out, or there is none: pages
 * can't tell), `known` to the device already, or `unsupported`. Null for other errors.
 */
export function passkeyOutcome(error: unknown): 'canceled' | 'known' | 'unsupported' | null {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'canceled';
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
