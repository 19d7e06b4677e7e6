/**
 * Why the browser made or used no passkey: `canceled` by the customer (or nobody answered, or there is none here, which a
 * page is not told apart), `known` to the device already, or `unsupported` by it. Null for anything else.
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
