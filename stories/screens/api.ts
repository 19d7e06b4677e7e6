import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { RefusalCode } from '#contract/codes';
import { calls, type ResponseOf, type CallName, type RequestOf } from '#contract/index';

type Input<Name extends CallName> = Partial<RequestOf<Name>> & Record<string, unknown>;

async function inputOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return (await request
    .clone()
    .json()
    .catch(() => ({}))) as Record<string, unknown>;
}

function handle(name: CallName, respond: (request: Request) => Promise<Response> | Response | undefined): HttpHandler {
  const [method, path] = name.split(' ');
  const address = `/api/${path}`;
  const resolver = ({ request }: { request: Request }) => respond(request);
  return method === 'GET' ? http.get(address, resolver) : http.post(address, resolver);
}

const success = (name: CallName, data: unknown) =>
  HttpResponse.json({ status: 1, message: '', data: v.parse(calls[name].response as v.GenericSchema, data) });

const refusal = (code: RefusalCode, message: string) => HttpResponse.json({ status: 0, message, data: { code } });

/** Responds to a call as the server would; data that violates the contract fails the story. */
export function answer<Name extends CallName>(
  name: Name,
  data: ResponseOf<Name> | ((input: Input<Name>, request: Request) => ResponseOf<Name> | Promise<ResponseOf<Name>>),
): HttpHandler {
  return handle(name, async (request) => {
    const given =
      typeof data === 'function'
        ? (data as (input: Record<string, unknown>, request: Request) => unknown)(await inputOf(request), request)
        : data;
    return success(name, await given);
  });
}

/** Responds with the contract's example. */
export const example = (name: CallName): HttpHandler => answer(name, calls[name].example.response as never);

/** Refuses for a business reason; `meanwhile` changes what the server has. */
export const refuse = (name: CallName, code: RefusalCode, message: string, meanwhile?: () => void): HttpHandler =>
  handle(name, () => {
    meanwhile?.();
    return refusal(code, message);
  });

/** Responds with the contract's example once `isConfirmed`; until then, it needs a second factor. */
export const sensitive = (name: CallName, isConfirmed: (input: Record<string, unknown>) => boolean): HttpHandler =>
  handle(name, async (request) =>
    isConfirmed(await inputOf(request))
      ? success(name, calls[name].example.response)
      : refusal('second-factor-needed', 'Confirm it’s you.'),
  );

// With HTTP 200, as any other status logs a console error, which fails a story.
const failure = (request?: string) =>
  HttpResponse.json({ status: 0, message: '', data: { code: 'unavailable', request } }, { status: 200 });

/** Fails, in a request with an id if there is one. */
export const fail = (name: CallName, request?: string): HttpHandler => handle(name, () => failure(request));

/** Fails while `isDown`. Then it leaves the call to the next handler. */
export const failWhile = (name: CallName, isDown: () => boolean): HttpHandler =>
  handle(name, () => (isDown() ? failure() : undefined));

/** Refuses while `isRefused`. Then it leaves the call to the next handler. */
export const refuseWhile = (
  name: CallName,
  code: RefusalCode,
  message: string,
  isRefused: () => boolean,
): HttpHandler => handle(name, () => (isRefused() ? refusal(code, message) : undefined));

/** Never responds. */
export const wait = (name: CallName): HttpHandler =>
  handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** An empty list. */
export const none = { items: [], page: 1, pageSize: 20, total: 0 } as const;

/** Responds without the network, where a status from 400 up logs an error, which fails a story. Returns what ends it. */
export function bypassNetwork(path: string, method: string, respond: () => Response): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) =>
    init?.method === method && typeof input === 'string' && input.endsWith(path) ? respond() : fetch(input, init);
  return () => {
    window.fetch = fetch;
  };
}
