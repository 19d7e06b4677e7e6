import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';
import type { InlineCode } from './pages/template.ts';

const POLICY = 'content-security-policy';

/** Where browsers report what the policy refused (policy-reports.ts). */
export const REPORTS_PATH = '/policy-reports';

/** Allows a page its inline code, by hashes, so that the page can be the same for everybody. */
export function allowInline({ raw }: FastifyReply, { scripts, styles }: InlineCode): void {
  const policy = String(raw.getHeader(POLICY))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
  raw.setHeader(POLICY, policy);
}

/** Only the QR scanner needs a device; a script that got in could ask for no other. */
const PERMISSIONS = 'camera=(self), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()';

/**
 * Browsers with Trusted Types refuse text where HTML or a script's address is expected. These two policies alone make
 * trusted values: that of the sanitizer (src/design-system/components/prose/sanitize.ts) and that of the service worker
 * (src/platform/trusted-types.ts), each once.
 */
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['prose', 'service-worker'] };

const HSTS_SECONDS = 31_536_000;

/** For what is a page only by mistake: a file of a customer. */
export const sealed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** The headers of an answer that no hook sees. */
export const sealedAnswer = ({ mode }: Settings): Readonly<Record<string, string>> => ({
  ...sealed,
  ...(mode === 'live' ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
});

/** What can be checked on a page from Vite, whose own code is inline, as the value of a header. */
export const developmentPolicy = `require-trusted-types-for 'script'; trusted-types ${trustedTypes.trustedTypes.join(' ')}; style-src-attr 'none'`;

/**
 * Restricts pages to this origin: no external code, requests or frames. Inline code is allowed by `allowInline` alone. Of the
 * device only the camera is allowed.
 */
export async function installSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // No style attributes in HTML; React sets styles through the CSSOM, which is no matter of this policy.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The live channel's web socket too.
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...trustedTypes,
        // Browsers that know `report-to` still send this one, and at once.
        reportUri: [REPORTS_PATH],
        ...(settings.mode === 'live' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.mode === 'live' ? { maxAge: HSTS_SECONDS } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
