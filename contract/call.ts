import type * as v from 'valibot';
import type { RefusalCode } from './codes.ts';

type Schema = v.GenericSchema;

/** What becomes of an image: all of it at up to 2400 pixels a side, or its middle as 512 by 512. */
export type ImageShape = 'whole' | 'square';

export interface UploadDefinition {
  readonly maxBytes: number;
  readonly shape: ImageShape;
}

export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/** One call of the API. Its key in a `…Calls` table is `METHOD path`, below the base path `/api`. */
export interface CallDefinition {
  /** One sentence. */
  readonly summary: string;
  /** `public`: anyone; `customer`: requires both the token header and the session cookie. */
  readonly access: 'public' | 'customer';
  /** Limit per customer, or per network if `access` is public. Most calls use the server's default. */
  readonly limit?: RateLimit;
  /** GET: the query, where every field is a string; POST: the JSON body. */
  readonly request: Schema;
  /** The `data` of a successful response. */
  readonly response: Schema;
  /** Every refusal (HTTP 200, status 0) and 404 that it may return. */
  readonly codes: readonly RefusalCode[];
  /** A valid request and response, checked by a test. */
  readonly example: { readonly request: unknown; readonly response: unknown };
  /** Moves money: needs an `Idempotency-Key` header; the same key and body return the first response again, a refusal for a week. */
  readonly movesMoney?: true;
  /** The body is form data with one image in the field `file`, not JSON. */
  readonly upload?: UploadDefinition;
  /** Reads all of the customer's history, which may be long: only a few of these run at once. */
  readonly readsHistory?: true;
  /** The response waits until the mail server has taken an email, which may take a while. */
  readonly sendsEmail?: true;
  /** The response's content type, if not the JSON envelope. */
  readonly contentType?: 'text/csv';
}

/** Declares a call. Only checks its type, so that bundlers can drop unused calls. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}
