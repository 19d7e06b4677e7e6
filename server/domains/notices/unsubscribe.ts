import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type NoticeTopic, noticeTopics } from '#contract/notices-preferences';
import { networkOf } from '../../plugins/client-address.ts';
import { createLimiter } from '../../plugins/contract/limits.ts';
import { turnsOf } from '../../plugins/contract/turns.ts';
import { ProtocolError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { savePreference } from './preference-store.ts';

const PATH = '/notice/stop-emails';
const CONTEXT = 'notice-emails';

/** Returns the address in an email that ends such emails. Its token can do nothing else, and is sealed with the server's key. */
export function unsubscribeAddress({ cipher, settings }: Services, customer: string, topic: NoticeTopic): string {
  const token = cipher.seal(JSON.stringify([customer, topic]), CONTEXT).toString('base64url');
  return `${settings.publicUrl}/api${PATH}?token=${token}`;
}

const content = v.tuple([v.string(), v.picklist(noticeTopics)]);

/** Returns whose emails about what a token ends; undefined for any other text. */
function openToken({ cipher }: Services, token: string) {
  try {
    return v.parse(content, JSON.parse(cipher.open(Buffer.from(token, 'base64url'), CONTEXT)));
  } catch {
    return undefined;
  }
}

const MAX_TOKEN = 400;
const query = v.object({ token: v.pipe(v.string(), v.maxLength(MAX_TOKEN)) });

/**
 * Serves the address of the header `List-Unsubscribe`. A mail program posts to it, without cookies and with a form (RFC 8058).
 * Opening it, as a link scanner does, changes nothing: it leads to the preferences.
 */
export async function serveUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;
  const limiter = createLimiter(app, services, 'unsubscribe', { max: 60, seconds: 3600 });
  const turns = turnsOf(services);
  await app.register(async (scope) => {
    // Nothing in it says more than the address.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_http, _body, done) => done(null, {}));
    scope.get(PATH, async (_http, reply) => reply.redirect('/notice?settings=email', 303));
    scope.post(PATH, async (http) => {
      const network = networkOf(http.ip);
      await limiter.count(http, network);
      const given = v.safeParse(query, http.query);
      const opened = given.success ? openToken(services, given.output.token) : undefined;
      if (!opened) throw new ProtocolError('bad-request');
      const [customer, kind] = opened;
      await turns.forVisitor(network, () =>
        savePreference(db, { customer, kind, way: 'email', enabled: false, at: clock() }),
      );
      return {};
    });
  });
}
