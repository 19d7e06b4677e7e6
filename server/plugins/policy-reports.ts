import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ProtocolError } from '../errors.ts';
import type { Services } from '../services.ts';
import { HOUR_MS } from '../time.ts';
import { networkOf } from './client-address.ts';
import { createLimiter } from './contract/limits.ts';
import { REPORTS_PATH } from './security-headers.ts';

const BODY_LIMIT = 16 * 1024;

/** Per network. A page that breaks a rule does so on each visit. */
const LIMIT = { max: 20, seconds: 3600 };

/** Different reports that are logged in an hour, so that nobody can fill the log. */
const MAX_LOGGED = 50;

/** As browsers send it: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation. */
const report = v.object({
  'csp-report': v.object({
    'document-uri': v.string(),
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string(), ''),
  }),
});

/** Returns the path of an address without numbers, which may name a customer. */
const pathOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).pathname.replaceAll(/[\da-f]{6,}|\d{2,}/giu, '…').slice(0, 80) : '';

/** Returns the path of our own address, the origin of another, and a word such as `inline` as it is. */
function blockedOf(address: string, page: string): string {
  if (!URL.canParse(address)) return address.slice(0, 40);
  const { protocol, origin } = new URL(address);
  if (!/^https?:$/u.test(protocol)) return protocol;
  return URL.canParse(page) && new URL(page).origin === origin ? pathOf(address) : origin;
}

/**
 * Takes what browsers report when a page does what its content security policy forbids, and logs each kind once an hour: where,
 * by which rule, and what was blocked. Extensions of browsers cause some of it.
 */
export async function servePolicyReports(app: FastifyInstance, services: Services): Promise<void> {
  const limiter = createLimiter(app, services, 'policy-reports', LIMIT);
  const logged = new Map<string, number>();
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_http, body, done) => {
        try {
          done(null, JSON.parse(body as string));
        } catch {
          done(new ProtocolError('bad-request'));
        }
      },
    );
    scope.post(REPORTS_PATH, async (http, reply) => {
      // Nobody can do anything about a refusal, which would only be one more error in the browser.
      const isAllowed = await limiter.count(http, networkOf(http.ip)).then(
        () => true,
        () => false,
      );
      if (!isAllowed) return reply.code(204).send();
      const given = v.safeParse(report, http.body);
      if (!given.success) throw new ProtocolError('bad-request');
      const found = given.output['csp-report'];
      const refused = {
        page: pathOf(found['document-uri']),
        rule: (found['effective-directive'] ?? found['violated-directive'] ?? '').slice(0, 40),
        blocked: blockedOf(found['blocked-uri'], found['document-uri']),
      };
      const key = JSON.stringify(refused);
      const now = services.clock().getTime();
      for (const [each, at] of logged) if (now - at > HOUR_MS) logged.delete(each);
      if (!logged.has(key) && logged.size < MAX_LOGGED) {
        logged.set(key, now);
        http.log.warn(refused, 'refused by the content security policy');
      }
      return reply.code(204).send();
    });
  });
}
