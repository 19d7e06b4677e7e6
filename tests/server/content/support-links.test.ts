import { describe, expect, it } from 'vitest';
import { availableLanguages } from '#contract/languages';
import { useApp } from '../support/app.ts';

const server = useApp();

describe.each(availableLanguages)('what to do about a change that was not one’s own, in %s', (language) => {
  const values = {
    device: 'Firefox $t(server:shared.at-once) {{site}}',
    ip: '192.0.2.7',
    moment: 'now',
    passkey: 'Phone',
    codesLeft: '9',
    closesAt: 'then',
  };
  const text = (key: string): string => server.services.texts.text(language, key, values);

  it('is said in the notice with the ways there', () => {
    for (const [kind, paths] of [
      ['password-changed', ['/contact?about=security']],
      ['fund-password-set', ['/user/password', '/contact?about=security']],
      ['passkey-added', ['/security', '/user/password', '/contact?about=security']],
    ] as const) {
      const content = text(`server:notice.${kind}.content`);
      expect([...content.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(paths);
      // What comes from a customer's browser is no text of ours.
      expect(content).toContain(values.device);
    }
  });

  it('is said in the mail with addresses of this site', () => {
    const mail = text('mail:passkey-added.text');
    const site = server.services.settings.publicUrl;
    expect(mail.match(/https?:\S+/g)).toEqual([
      `${site}/security`,
      `${site}/user/password`,
      `${site}/contact?about=security`,
    ]);
    expect(mail).not.toMatch(/\$t\(mail/);
  });
});

it('support is where the operator says, and nowhere in a sandbox', async () => {
  expect(await server.visitor().call('GET index/site', {})).toMatchObject({
    support_email: null,
    support_hours: null,
    play_money: true,
  });
});
