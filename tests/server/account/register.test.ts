import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();

const password = 'ein gutes Wort';

async function mailedCode(email: string, lang = 'en-us'): Promise<string> {
  await server.visitor().call('POST index/sendEmail', { email }, { lang });
  const mail = server.mails.findLast(({ to }) => to === email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}

describe('registering', () => {
  it('opens an account with the mailed code, and signs in', async () => {
    const email = 'margit@post.example';
    const code = await mailedCode(email);
    const client = server.visitor();
    const session = await client.call('POST index/register', { username: 'Margit', password, email: 'Margit@Post.example', code });
    expect(session.info).toMatchObject({ username: 'Margit', email, real: { status: 0 }, fund_password: false });
    expect(session.info.id).toMatch(/^[1-9]\d{7}$/);
    client.token = session.token;
    const notices = await client.call('GET notice/index', {});
    expect(notices).toMatchObject({ total: 1, unread: 1, items: [{ title: 'Welcome to Florin' }] });
    expect(server.events).toContainEqual({ customer: session.info.id, event: 'notice', payload: { id: notices.items[0]?.id } });
  });
});
