/**
 * Stable codes of refusals, in `data.code`. Each has a message under `errors:<code>` in every locale.
 */
export const refusalCodes = [
  // account
  'wrong-credentials',
  'username-taken',
  'email-taken',
  'email-code-wrong',
  'invite-code-unknown',
  'agreement-changed',
  'wrong-password',
  'password-common',
  'password-names-you',
  'fund-password-wrong',
  'fund-password-missing',
  'fund-password-already-set',
  'same-as-login-password',
  'same-as-fund-password',
  'verification-needed',
  'verification-not-open',
  'second-factor-needed',
  'second-factor-wrong',
  'ticket-expired',
  'link-expired',
  'removal-limit',
  'authenticator-already-on',
  'authenticator-off',
  'passkey-refused',
  'passkey-limit',
  'passkeys-unavailable',
  'account-not-empty',
  // money
  'insufficient-balance',
  'currency-unknown',
  'network-unknown',
  'network-paused',
  'amount-too-small',
  'amount-too-large',
  'limit-reached',
  'deposit-limit',
  'withdrawal-limit',
  'address-not-saved',
  'withdrawals-held',
  'not-cancellable',
  'hash-expired',
  'hash-used',
  'same-currency',
  'rate-unavailable',
  'quote-expired',
  'quote-used',
  'card-already-bound',
  'card-name-mismatch',
  'card-in-use',
  'card-limit',
  'card-waiting',
  'terms-changed',
  // markets
  'price-reached',
  'alert-limit',
  // exchange counters
  'counter-balance-too-low',
  'order-open',
  'order-changed',
  'order-expired',
  'tasks-done',
  // rooms and fixed term
  'switched-off',
  'room-code-wrong',
  'room-not-entered',
  'period-closed',
  'category-closed',
  'period-limit-reached',
  'own-limit-reached',
  'on-a-break',
  'product-closed',
  'term-limit',
  'not-redeemable',
  // files
  'file-unknown',
  'file-too-large',
  'file-type-refused',
  // petitions
  'petition-limit',
  // notices
  'push-unavailable',
  // anything
  'not-found',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** Codes that any call may return besides its own, with their HTTP status. */
export const protocolCodes = {
  'bad-request': 400,
  'session-gone': 401,
  'not-allowed': 403,
  'no-such-call': 404,
  'idempotency-conflict': 409,
  'too-large': 413,
  invalid: 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProtocolCode = keyof typeof protocolCodes;
