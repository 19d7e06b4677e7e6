import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { createMailer } from '#server/plugins/mail';
import { readSettings } from '#server/settings';

it('emails come from MAIL_FROM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = createMailer(readSettings({ DATA_DIR: folder, MAIL_FROM: 'money@post.example' }));
  await mailer.send({ to: 'customer@post.example', subject: 'Code', text: '123456', language: 'en-us' });
  const [file = ''] = await readdir(join(folder, 'outbox'));
  const { from } = await PostalMime.parse(await readFile(join(folder, 'outbox', file)));
  expect(from).toEqual({ address: 'money@post.example', name: 'Florin' });
});
