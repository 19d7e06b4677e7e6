import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { InvalidFields, ProtocolError } from '../../errors.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { failure } from '../../plugins/contract/envelope.ts';
import { createLimiter } from '../../plugins/contract/limits.ts';
import type { Services } from '../../services.ts';

/** Limit on wrong tokens from one network. */
const FAILURES = { max: 5, seconds: 900 };

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,38}[\p{L}\p{N}.]$/u;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Requires the operator token. Returns 404 for every request when none is set. */
export function authenticateOperator(app: FastifyInstance, services: Services): void {
  const token = services.settings.operatorToken;
  const failures = createLimiter(app, services, FAILURES);
  app.addHook('onRequest', async (http, reply) => {
    if (!token) throw new ProtocolError('no-such-call');
    await failures.check(http, networkOf(http.ip));
    const given = /^Bearer (.+)$/.exec(http.headers.authorization ?? '')?.[1] ?? '';
    // Compare digests: timingSafeEqual needs equal lengths, and a digest doesn't reveal the token's length.
    if (!timingSafeEqual(digest(given), digest(token))) {
      await failures.count(http, networkOf(http.ip));
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(failure('The operator token is incorrect.', 'wrong-token'));
    }
    return undefined;
  });
}

/** Returns the operator's name from the header `x-operator`: several people may share one token. Throws InvalidFields. */
export function operatorOf(http: FastifyRequest): string {
  const given = http.headers['x-operator'];
  const name = typeof given === 'string' ? Buffer.from(given, 'latin1').toString('utf8').trim() : '';
  const isReserved = name === 'automatic';
  if (!NAME.test(name) || isReserved) throw new InvalidFields({ 'x-operator': ['validation:required'] });
  return name;
}
