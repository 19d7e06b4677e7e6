import { adaToken } from '../server/operator/support.ts';
import { type Answer, request, untilAnswered } from './device.ts';

/** What the servers know of operators. */
export const OPERATOR_TOKENS = `Ada=${adaToken}`;

/** Makes an operator's call, again until it is known what came of it; reads without a body. */
export const operate = (origin: string, path: string, body?: object, token = adaToken): Promise<Answer> =>
  untilAnswered(path, () => request(`${origin}/operator/${path}`, { authorization: `Bearer ${token}` }, body));

/** Sends a notice to a customer, or to all without one, under its title. */
export async function sendNotice(origin: string, title: string, customer: string | null): Promise<void> {
  const texts = { 'en-us': { title, html: `<p>${title}</p>` } };
  const answer = await operate(origin, 'notices', { key: title, customer, texts });
  if (answer.status !== 1) throw new Error(`no notice: ${JSON.stringify(answer)}`);
}
