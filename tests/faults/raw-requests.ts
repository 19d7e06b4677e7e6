import fc from 'fast-check';
import type { Credentials } from '#server/plugins/sessions/store';
import { badRequest, bytesOf } from '../server/support/bad-request.ts';
import type { RawRequest } from './raw-http.ts';

export const sessionHeaders = ({ token, cookie }: Credentials) =>
  [
    ['Token', token],
    ['Cookie', `session=${cookie}`],
  ] as const;

/** Changes some bytes or truncates the request. */
const damage = fc.record({
  at: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 10, 13, 32, 37, 47, 58, 127, 255)), { maxLength: 4 }),
  cut: fc.option(fc.nat(), { freq: 3 }),
});

function damaged(bytes: Buffer, { at, cut }: { at: [number, number][]; cut: number | null }): Buffer {
  const copy = Buffer.from(bytes);
  for (const [place, value] of at) copy[place % copy.length] = value;
  return cut === null ? copy : copy.subarray(0, 1 + (cut % copy.length));
}

export const described = (bytes: Buffer): string => JSON.stringify(bytes.toString('latin1').slice(0, 300));

/** Generates bad requests, half of them with a session, half of them damaged in transit. */
export const anyRawRequest = (session: Credentials): fc.Arbitrary<RawRequest> =>
  fc
    .record({ request: badRequest, loggedIn: fc.boolean(), damage: fc.option(damage, { freq: 1 }) })
    .map(({ request, loggedIn, damage: chosenDamage }) => {
      const whole = bytesOf({
        ...request,
        headers: [...(loggedIn ? sessionHeaders(session) : []), ...request.headers],
      });
      const bytes = chosenDamage ? damaged(whole, chosenDamage) : whole;
      return { what: described(bytes), bytes, end: 'hang up' };
    });
