import type { FastifyRequest } from 'fastify';
import { readBrowser } from './cookie.ts';
import type { Device } from './store.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstMatch = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a recognizable name, such as `Safari · iPhone`. */
export function deviceName(userAgent: string): string {
  const parts = [firstMatch(BROWSERS, userAgent), firstMatch(SYSTEMS, userAgent)].filter((part) => part !== undefined);
  return parts.join(' · ') || userAgent.slice(0, 60) || '?';
}

export function deviceOf(request: FastifyRequest): Device {
  return { name: deviceName(request.headers['user-agent'] ?? ''), address: request.ip, browser: readBrowser(request) };
}
