import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { attacker } from './corpus.ts';
import { prepare } from './in-page.ts';

/** What browsers report of the document in which the sanitizer reads a text, where nothing runs or loads. */
export const whileReading =
  /^(style-src-(attr|elem)|media-src|base-uri) |^require-trusted-types-for \S+ HTMLScriptElement text\|/;

export interface Watched {
  readonly context: BrowserContext;
  /** Numbers of the attacks that ran a script. */
  readonly ran: Set<number>;
  /** Requests to anywhere but the server, windows, dialogs, and violations of the security policy, in their order. */
  readonly events: string[];
}

/** A phone whose pages have a canary that attacks call, and of which everything that an attack could cause is written down. */
export async function watched(
  browser: Browser,
  origin: string,
  { ignore, ...options }: BrowserContextOptions & { ignore: RegExp | undefined },
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    ...options,
  });
  const ran = new Set<number>();
  const events: string[] = [];
  await context.exposeFunction('canary', (number: number) => void ran.add(number));
  await context.exposeFunction('violated', (what: string) => {
    if (!ignore?.test(what)) events.push(`violation: ${what}`);
  });
  await context.addInitScript(prepare);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { violated } = globalThis as unknown as { violated(what: string): void };
      violated(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  await context.route(
    ({ hostname }) => hostname === attacker,
    (route) => route.abort(),
  );
  context.on('request', (request) => {
    const { protocol, origin: to, href } = new URL(request.url());
    if (to !== origin && protocol !== 'data:' && protocol !== 'blob:') events.push(`request: ${href}`);
    if (request.isNavigationRequest() && request.method() !== 'GET') events.push(`submitted: ${href}`);
  });
  context.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => events.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    // Addresses on our own server where nothing is or that it refuses, and violations, which are events already.
    if (
      message.type() === 'error' &&
      !/status of (404|422)|Content Security Policy directive|requires 'Trusted/.test(text)
    )
      events.push(`console: ${text}`);
  });
  return { context, ran, events };
}
