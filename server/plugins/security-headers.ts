import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** `'sha256-…'` of each inline element of that name, which is all inline code that browsers then run. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]+?)</${element}>`, 'g'));
  return [...blocks].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Nothing is loaded, framed or sent anywhere but here. The inline code of the built page is allowed by its hash. */
export async function installSecurityHeaders(app: FastifyInstance, settings: Settings, page: string): Promise<void> {
  const html = await readFile(page, 'utf8').catch(() => '');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineHashes(html, 'script')],
        styleSrc: ["'self'", ...inlineHashes(html, 'style')],
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
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
