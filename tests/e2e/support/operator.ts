import { expect } from 'vitest';

/** For a server that has an operator: `useServer({ OPERATOR_TOKEN: operatorToken })`. */
export const operatorToken = 'an-operator-token-of-42-characters-at-least';

/** Changes site settings as the operator. */
export async function setSettings(origin: string, changes: object): Promise<void> {
  const response = await fetch(`${origin}/operator/settings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'x-operator': 'Ada', 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(await response.text()).toContain('"status":1');
}
