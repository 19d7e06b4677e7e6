import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { InvalidFields, ProtocolError } from '../../errors.ts';
import { hasOneScript, isOperatorName, sameName } from '../../operator-tokens.ts';
import { networkOf } from '../../plugins/client-address.ts';
import { failure } from '../../plugins/contract/envelope.ts';
import { createLimiter } from '../../plugins/contract/limits.ts';
import { countRefusals } from '../../plugins/contract/odd-refusals.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import type { Decider, Operator } from './audit-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';

/** Limit on wrong tokens from one network. */
const FAILURES = { max: 5, seconds: 900 };

const operators = new WeakMap<FastifyRequest, Operator>();

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns whose token it is; null for the shared one, undefined for a wrong one. */
function holderOf({ operatorToken, operatorTokens }: Settings): (given: string) => string | null | undefined {
  const holders = [
    ...operatorTokens.map(({ name, token }) => ({ name, digest: digest(token) })),
    ...(operatorToken === undefined ? [] : [{ name: null, digest: digest(operatorToken) }]),
  ];
  return (given) => {
    // Compare digests: timingSafeEqual needs equal lengths, and a digest doesn't reveal the token's length. Compare all of
    // them, so that the time doesn't tell which one is right.
    const actual = digest(given);
    return holders.filter((each) => timingSafeEqual(each.digest, actual))[0]?.name;
  };
}

/** Returns the name in the header `x-operator`; undefined without one. */
function givenName(http: FastifyRequest): string | undefined {
  const given = http.headers['x-operator'];
  return typeof given === 'string' ? Buffer.from(given, 'latin1').toString('utf8').trim() : undefined;
}

/**
 * Requires a token, which says who it is or comes with a name, and counts wrong ones in the log. Returns 404 for every request
 * when none is set.
 */
export function authenticateOperator(app: FastifyInstance, services: Services): void {
  const { operatorToken, operatorTokens } = services.settings;
  const findHolder = holderOf(services.settings);
  const failures = createLimiter(app, services, 'wrong-operator-token', FAILURES);
  const countRefusal = countRefusals();
  app.addHook('onRequest', async (http, reply) => {
    if (operatorToken === undefined && operatorTokens.length === 0) throw new ProtocolError('no-such-call');
    const holder = findHolder(/^Bearer (.+)$/.exec(http.headers.authorization ?? '')?.[1] ?? '');
    if (holder === undefined) {
      countRefusal(http, 'wrong-token');
      // Only then, or a stranger on the same network could keep everyone out.
      await failures.check(http, networkOf(http.ip));
      await failures.count(http, networkOf(http.ip));
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send(failure('The operator token is incorrect.', 'wrong-token'));
    }
    const given = givenName(http);
    const deny = (message: string) => {
      countRefusal(http, 'wrong-operator');
      return reply.code(403).send(failure(message, 'wrong-operator'));
    };
    if (holder !== null) {
      if (given !== undefined && given !== holder)
        return deny(`This token belongs to ${holder}, so nobody else can act with it.`);
      operators.set(http, { name: holder, token: 'own' });
      return undefined;
    }
    if (given === undefined || !isOperatorName(given))
      throw new InvalidFields({ 'x-operator': ['validation:required'] });
    if (!hasOneScript(given)) throw new InvalidFields({ 'x-operator': ['validation:invalid'] });
    const owner = operatorTokens.find(({ name }) => sameName(name, given));
    if (owner) return deny(`${owner.name} has a token of their own. With the shared token, use another name.`);
    operators.set(http, { name: given, token: 'shared' });
    return undefined;
  });
}

/** Returns who acts: whose token it is, or with the shared one the name in the header `x-operator`. */
export function operatorOf(http: FastifyRequest): Operator {
  const operator = operators.get(http);
  if (!operator) throw new Error('the operator was not authenticated');
  return operator;
}

/** Returns who decides, and that it is now. */
export const deciderOf = (http: FastifyRequest, clock: Services['clock']): Decider => ({
  operator: operatorOf(http),
  at: clock(),
});

/** Throws OperatorRefusal for someone with the shared token, who could be anyone. */
export function requireOwnToken(http: FastifyRequest): void {
  if (operatorOf(http).token !== 'own')
    throw new OperatorRefusal(
      'own-token-needed',
      'The shared token doesn’t show who you are. Use a token of your own, from OPERATOR_TOKENS.',
    );
}
