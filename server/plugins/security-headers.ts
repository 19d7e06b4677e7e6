import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Settings } from '../settings.ts';

const nonces = new WeakMap<ServerResponse, string>();

/** The secret of one response that allows the inline code of its page, and no other. */
export function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

const allowNonce = (_request: unknown, response: unknown): string => `'nonce-${nonceOf(response as ServerResponse)}'`;

/** Nothing is loaded, framed or sent anywhere but here. The inline code of the page is allowed by the response's nonce. */
export async function installSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", allowNonce],
        styleSrc: ["'self'", allowNonce],
        // Positions and sizes that React sets on elements.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(settings.mode === 'live' ? [] : ['ws:'])],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(settings.mode === 'live' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.mode === 'live' ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
