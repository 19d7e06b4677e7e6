import type * as v from 'valibot';
import { loginCalls } from './account-login.ts';
import { lostAuthenticatorCalls } from './account-lost-authenticator.ts';
import { recoveryCalls } from './account-recovery.ts';
import { accountCalls } from './account.ts';
import { bankCardCalls } from './bank-cards.ts';
import { bankCalls } from './bank.ts';
import type { CallDefinition } from './call.ts';
import { agreementCalls } from './content-agreements.ts';
import { contentCalls } from './content.ts';
import { exchangeCalls } from './counters-exchange.ts';
import { counterCalls } from './counters.ts';
import { flashCalls } from './flash.ts';
import { identityCalls } from './identity.ts';
import { leverageLimitCalls } from './leverage-limits.ts';
import { leverageRoomCalls } from './leverage-rooms.ts';
import { leverageCalls } from './leverage.ts';
import { marketAlertCalls } from './market-alerts.ts';
import { marketFavoriteCalls } from './market-favorites.ts';
import { marketCalls } from './market.ts';
import { noticePreferenceCalls } from './notices-preferences.ts';
import { noticeCalls } from './notices.ts';
import { petitionCalls } from './petitions.ts';
import { pledgeCalls } from './pledge.ts';
import { privacyCalls } from './privacy.ts';
import { deviceCalls } from './security-devices.ts';
import { passkeyCalls } from './security-passkeys.ts';
import { secondFactorCalls } from './security-second-factor.ts';
import { sessionLinkCalls } from './security-session-link.ts';
import { securityCalls } from './security.ts';
import { statusCalls } from './transparency-status.ts';
import { transparencyCalls } from './transparency.ts';
import { uploadCalls } from './uploads.ts';
import { walletAddressCalls } from './wallet-addresses.ts';
import { depositCalls } from './wallet-deposits.ts';
import { walletHistoryCalls } from './wallet-history.ts';
import { recordCalls } from './wallet-records.ts';
import { withdrawalCalls } from './wallet-withdrawals.ts';
import { walletCalls } from './wallet.ts';

/** Every call of the API. The web app imports only the types below, never this value. */
export const calls = {
  ...accountCalls,
  ...loginCalls,
  ...recoveryCalls,
  ...lostAuthenticatorCalls,
  ...securityCalls,
  ...deviceCalls,
  ...sessionLinkCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...identityCalls,
  ...privacyCalls,
  ...contentCalls,
  ...agreementCalls,
  ...walletCalls,
  ...walletHistoryCalls,
  ...recordCalls,
  ...walletAddressCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...marketCalls,
  ...marketFavoriteCalls,
  ...marketAlertCalls,
  ...flashCalls,
  ...noticeCalls,
  ...noticePreferenceCalls,
  ...uploadCalls,
  ...bankCalls,
  ...bankCardCalls,
  ...counterCalls,
  ...exchangeCalls,
  ...leverageRoomCalls,
  ...leverageCalls,
  ...leverageLimitCalls,
  ...pledgeCalls,
  ...petitionCalls,
  ...statusCalls,
  ...transparencyCalls,
} satisfies Record<`${'GET' | 'POST'} ${string}`, CallDefinition>;

type Calls = typeof calls;

/** `METHOD path`, such as `POST index/login`. */
export type CallName = keyof Calls;

/** The calls that move money and require an idempotency key. */
export type MoneyCallName = { [Name in CallName]: Calls[Name] extends { movesMoney: true } ? Name : never }[CallName];

export type UploadCallName = { [Name in CallName]: Calls[Name] extends { upload: object } ? Name : never }[CallName];

/** The calls whose response waits for the mail server. */
export type EmailCallName = { [Name in CallName]: Calls[Name] extends { sendsEmail: true } ? Name : never }[CallName];

/** The calls that return a file instead of the envelope. */
export type FileCallName = {
  [Name in CallName]: Calls[Name] extends { contentType: string } ? Name : never;
}[CallName];

/** The request before validation. */
export type RequestOf<Name extends CallName> = v.InferInput<Calls[Name]['request']>;

/** The request after validation. */
export type ParsedRequestOf<Name extends CallName> = v.InferOutput<Calls[Name]['request']>;

/** The `data` of a successful response. */
export type ResponseOf<Name extends CallName> = v.InferOutput<Calls[Name]['response']>;
