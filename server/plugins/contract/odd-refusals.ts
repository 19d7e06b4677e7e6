import type { FastifyRequest } from 'fastify';
import { protocolCodes } from '#contract/codes';
import { refusalReport } from '../../refusal-report.ts';
import { networkOf } from '../client-address.ts';

/** What a customer who uses the app hardly ever gets. Wrong passwords and codes are in their activity instead. */
const isOdd = (code: string): boolean =>
  code === 'not-found' || (code in protocolCodes && code !== 'internal' && code !== 'unavailable');

/** Returns a function that counts odd refusals in the log: for each code at most one line a minute. */
export function oddRefusals(): (request: FastifyRequest, code: string) => void {
  const reports = new Map<string, ReturnType<typeof refusalReport>>();
  return ({ ip, log, routeOptions }, code) => {
    if (!isOdd(code)) return;
    const report = reports.get(code) ?? refusalReport();
    reports.set(code, report);
    report(networkOf(ip), (refused) => log.warn({ code, route: routeOptions.url, ...refused }, 'requests refused'));
  };
}
