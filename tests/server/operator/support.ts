import type { InjectOptions } from 'fastify';
import type { Services } from '#server/services';
import type { TestApp } from '../support/app.ts';

export const token = 'an-operator-token-of-42-characters-at-least';

export const withToken = ({ settings }: Services): Partial<Services> => ({
  settings: { ...settings, operatorToken: token },
});

/** Sends an operator's call and returns its response. */
export async function operate(
  server: TestApp,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const options: InjectOptions = {
    method,
    url: `/operator/${path}`,
    headers: { authorization: `Bearer ${token}`, 'x-operator': 'Ada', ...headers },
    ...(body ? { payload: body } : {}),
  };
  const response = await server.app.inject(options);
  const json = response.headers['content-type']?.toString().includes('json');
  return {
    http: response.statusCode,
    bytes: response.rawPayload,
    data: (json ? response.json<{ data: unknown }>().data : {}) as Record<string, unknown>,
  };
}

interface AuditItem {
  readonly id: string;
  readonly operator: string;
  readonly act: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

export const acts = async (server: TestApp): Promise<AuditItem[]> =>
  (await operate(server, 'GET', 'audit')).data.items as AuditItem[];
