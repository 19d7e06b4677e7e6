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
  /** What it does, as one sentence. */
  readonly summary: string;
  /** `public`: anyone; `customer`: needs the token header and the session cookie; neither opens anything alone. */
  readonly access: 'public' | 'customer';
  /** How often a customer may call; where `access` is public, how often an address may. Most calls share the server's limit. */
  readonly limit?: RateLimit;
  /** GET: the query (every field arrives as a string); POST: the JSON body. */
  readonly request: Schema;
  /** The `data` of a successful response. */
  readonly response: Schema;
  /** Every refusal (HTTP 200, status 0) and every 404 that it may return. */
  readonly codes: readonly RefusalCode[];
  /** One request and its response; both pass their own schema, which a test checks. */
  readonly example: { readonly request: unknown; readonly response: unknown };
  /** Moves money: needs an `Idempotency-Key` header; the same key and body return the first response again. */
  readonly movesMoney?: true;
  /** The body is form data with one image in the field `file`, not JSON. */
  readonly upload?: UploadDefinition;
  /** The body of the response is this type instead of the JSON envelope. */
  readonly contentType?: 'text/csv';
  /** The server does not serve it yet. */
  readonly planned?: true;
}

/** Declares a call. Does nothing but check its shape, so that a bundler can drop unused ones. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}
