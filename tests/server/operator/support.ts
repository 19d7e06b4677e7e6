import type { InjectOptions } from 'fastify';
import type { Services } from '#server/services';
import type { TestApp } from '../support/app.ts';

export const token = 'an-operator-token-of-42-characters-at-least';

export const withToken = ({ settings }: Services): Partial<Services> => ({
  settings: { ...settings, operatorToken: token },
});

export const adaToken = 'a-token-of-her-own-that-only-ada-knows';
export const benToken = 'a-token-of-his-own-that-only-ben-knows';

/** Ada Berg and Ben Øst have tokens of their own; the shared one is there as well. */
export const withOwnTokens = (services: Services) => ({
  settings: {
    ...services.settings,
    operatorToken: token,
    operatorTokens: [
      { name: 'Ada Berg', token: adaToken },
      { name: 'Ben Øst', token: benToken },
    ],
  },
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
  return responseTo(server, options);
}

/** Sends a call with a personal token, and with no name unless `headers` have one. */
export const operateAs = (
  server: TestApp,
  own: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  responseTo(server, {
    method,
    url: `/operator/${path}`,
    headers: { authorization: `Bearer ${own}`, ...headers },
    ...(body ? { payload: body } : {}),
  });

async function responseTo(server: TestApp, options: InjectOptions) {
  const response = await server.app.inject(options);
  const json = response.headers['content-type']?.toString().includes('json');
  const { message, data } = json ? response.json<{ message: string; data: unknown }>() : { message: '', data: {} };
  return { http: response.statusCode, bytes: response.rawPayload, message, data: data as Record<string, unknown> };
}

interface AuditItem {
  readonly id: string;
  readonly operator: string;
  readonly token: string | null;
  readonly act: string;
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

export const acts = async (server: TestApp): Promise<AuditItem[]> =>
  (await operate(server, 'GET', 'audit')).data.items as AuditItem[];
