import { describe, expect, it } from 'vitest';
import type { TextKey } from '#server/plugins/texts';
import { availableLanguages } from '#contract/languages';
import { useApp } from '../support/app.ts';

const server = useApp();

describe.each(availableLanguages)('what to do about an unauthorized change, in %s', (language) => {
  const values = {
    device: 'Firefox $t(server:shared.at-once) {{site}}',
    ip: '192.0.2.7',
    moment: 'now',
    passkey: 'Phone',
    codesLeft: '9',
    closesAt: 'then',
  };
  const text = (key: TextKey): string => server.services.texts.text(language, key, values);

  it('is in the notice, with links', () => {
    for (const [kind, paths] of [
      ['password-changed', ['/contact?about=security']],
      ['fund-password-set', ['/user/password', '/contact?about=security']],
      ['passkey-added', ['/security', '/user/password', '/contact?about=security']],
    ] as const) {
      const content = text(`server:notice.${kind}.content`);
      expect([...content.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(paths);
      // These come from the customer's browser, not from our texts.
      expect(content).toContain(values.device);
    }
  });

  it('is in the mail, with URLs of this site', () => {
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

it('support contacts are the operator’s, and none in a sandbox', async () => {
  expect(await server.visitor().call('GET index/site', {})).toMatchObject({
    support_email: null,
    support_hours: null,
    play_money: true,
  });
});
