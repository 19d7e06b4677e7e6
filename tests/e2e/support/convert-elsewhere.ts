import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';

interface Conversion {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** Converts as another device of the same customer would. */
export async function convertElsewhere(
  origin: string,
  session: Record<string, string>,
  conversion: Conversion,
): Promise<void> {
  const call = async (path: string, body: object): Promise<{ quote: string }> => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    const { status, data } = (await response.json()) as { status: number; data: { quote: string } };
    expect({ path, status, data }).toMatchObject({ status: 1 });
    return data;
  };
  const { quote } = await call('flash/quote', { ...conversion, side: 'from' });
  await call('flash/exchange', { quote });
}
