import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerAccount } from './domains/account/routes.ts';
import { registerBank } from './domains/bank/routes.ts';
import { registerContent } from './domains/content/routes.ts';
import { serveSitemap } from './domains/content/sitemap.ts';
import { registerCounters } from './domains/counters/routes.ts';
import { registerFlash } from './domains/flash/routes.ts';
import { registerIdentity } from './domains/identity/routes.ts';
import { registerLeverage } from './domains/leverage/routes.ts';
import { registerMarket } from './domains/market/routes.ts';
import { registerNotices } from './domains/notices/routes.ts';
import { registerOperator } from './domains/operator/routes.ts';
import { registerPetitions } from './domains/petitions/routes.ts';
import { registerPledge } from './domains/pledge/routes.ts';
import { registerPrivacy } from './domains/privacy/routes.ts';
import { registerSecurity } from './domains/security/routes.ts';
import { registerTransparency } from './domains/transparency/routes.ts';
import { registerUploads, serveUploads } from './domains/uploads/routes.ts';
import { registerWallet } from './domains/wallet/routes.ts';
import { sendError, sendUnknownCall } from './plugins/contract/error-response.ts';
import { refuseUnreadable, refuseUnusual } from './plugins/contract/malformed.ts';
import { HEALTH_PATH } from './plugins/graceful-close.ts';
import { openApiDocument } from './plugins/openapi.ts';
import { openPages } from './plugins/pages/index.ts';
import { servePolicyReports } from './plugins/policy-reports.ts';
import { installRateLimits } from './plugins/rate-limits.ts';
import { installSecurityHeaders, sealedAnswer } from './plugins/security-headers.ts';
import { installWeb } from './plugins/web.ts';
import type { Services } from './services.ts';

/** What `npm run build` makes. */
const BUILD = fileURLToPath(new URL('../dist', import.meta.url));

const domains = [
  registerAccount,
  registerBank,
  registerContent,
  registerCounters,
  registerFlash,
  registerIdentity,
  registerLeverage,
  registerMarket,
  registerNotices,
  registerPetitions,
  registerPledge,
  registerPrivacy,
  registerSecurity,
  registerTransparency,
  registerUploads,
  registerWallet,
];

const JSON_LIMIT = 64 * 1024;

function createFastify({ settings, texts }: Services): FastifyInstance {
  const send = sendError(texts);
  const app = Fastify({
    logger: { level: settings.environment === 'test' ? 'error' : 'warn' },
    genReqId: () => randomUUID(),
    // Always a function: Fastify doesn't trust any proxy when given a number of hops.
    trustProxy: settings.trustProxy,
    bodyLimit: JSON_LIMIT,
    requestTimeout: 25_000,
    // gracefulClose responds instead, with the envelope.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Before any hook, so also before the headers of other answers.
    frameworkErrors: (error, request, reply) => void send(error, request, reply.headers(sealedAnswer(settings))),
    clientErrorHandler: refuseUnreadable(texts, settings),
    http: {
      requireHostHeader: false,
      // How often slow requests are looked for.
      connectionsCheckingInterval: 5_000,
      // Only the live channel upgrades. Ignore the header anywhere else.
      shouldUpgradeCallback: ({ url }) => url?.startsWith('/socket.io') ?? false,
    },
  });
  app.setErrorHandler(send);
  refuseUnusual(app, texts, settings);
  return app;
}

/** Parses an empty body as an empty object, so that calls without fields need no body. */
function acceptEmptyBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else void parse(request, body as string, done);
  });
}

/** Builds the whole server without listening. */
export async function buildApp(services: Services, build = BUILD): Promise<FastifyInstance> {
  const app = createFastify(services);
  services.tracing?.install(app);
  acceptEmptyBody(app);
  await installSecurityHeaders(app, services.settings);
  await app.register(cookie);
  await app.register(multipart);
  await installRateLimits(app, services.redis);

  app.get(HEALTH_PATH, async () => {
    await services.ping();
    return { ok: true };
  });
  // Whether the process answers at all, whatever it depends on: restarting it brings no database back.
  app.get('/livez', async () => ({ ok: true }));
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(openApiDocument()))),
  );

  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      for (const register of domains) register(api, services);
      api.setNotFoundHandler(sendUnknownCall(services.texts));
    },
    { prefix: '/api' },
  );
  await app.register(async (operator) => registerOperator(operator, services), { prefix: '/operator' });
  serveUploads(app, services);
  serveSitemap(app, services);
  await servePolicyReports(app, services);
  const folders = { web: join(build, 'web'), rendering: join(build, 'rendering') };
  await installWeb(app, folders.web, services.texts, await openPages(app, services.settings, folders));
  return app;
}
