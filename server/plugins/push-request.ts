import { type Agent, request as httpsRequest } from 'node:https';

/** For a whole attempt: a service that is slower would hold a place that others need. */
const ATTEMPT_MS = 5000;

/** More than push services explain themselves with. Nobody reads it; a connection is only kept for what ends. */
const ANSWER_BYTES = 4096;

export interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

interface Sealed {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
  readonly agent: Agent;
}

/** Posts to a push service, which may be a stranger's: it answers, or this fails in time. */
export function postPush(url: URL, { headers, body, agent }: Sealed, deadline = ATTEMPT_MS): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(url, { method: 'POST', headers, agent });
    const timer = setTimeout(() => request.destroy(new Error('too slow')), deadline);
    request.on('error', reject);
    request.on('close', () => {
      clearTimeout(timer);
      // Some answers, such as an upgrade, end in neither a response nor an error.
      reject(new Error('no answer'));
    });
    request.on('response', (response) => {
      let bytes = 0;
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES) request.destroy();
      });
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    request.end(body);
  });
}
