import type { FastifyRequest } from 'fastify';
import { protocolCodes } from '#contract/codes';
import { refusalReport } from '../../refusal-report.ts';
import { networkOf } from '../client-address.ts';

/** Failed authentications that may be in nobody's activity: with an unknown name, an unknown passkey, or an emailed code. */
const FAILED_AUTHENTICATIONS: readonly string[] = ['wrong-credentials', 'passkey-refused', 'email-code-wrong'];

/**
 * What a customer who uses the app hardly ever gets. Other wrong passwords and codes, such as those of the authenticator app,
 * are in the customer's activity instead.
 */
const isOdd = (code: string): boolean =>
  code === 'not-found' ||
  FAILED_AUTHENTICATIONS.includes(code) ||
  (code in protocolCodes && code !== 'internal' && code !== 'unavailable');

type CountRefusal = (request: FastifyRequest, code: string) => void;

/** Returns a function that counts odd refusals in the log. */
export function oddRefusals(): CountRefusal {
  const count = countRefusals();
  return (request, code) => {
    if (isOdd(code)) count(request, code);
  };
}

/** Returns a function that counts refusals in the log: for each code at most one line a minute. */
export function countRefusals(): CountRefusal {
  const reports = new Map<string, ReturnType<typeof refusalReport>>();
  return ({ ip, log, routeOptions }, code) => {
    const report = reports.get(code) ?? refusalReport();
    reports.set(code, report);
    report(networkOf(ip), (refused) => log.warn({ code, route: routeOptions.url, ...refused }, 'requests refused'));
  };
}
