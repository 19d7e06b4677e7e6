import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Language } from '#contract/languages';
import type { Settings } from '../settings.ts';
import { mailHtml } from './mail-html.ts';
import type { MailKind, Texts } from './texts.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
  /** Address where a mail program ends such mails with one request (RFC 8058). */
  readonly unsubscribe?: string;
  /** When the code in it expires, in ISO 8601. From then on, it isn't sent anymore. */
  readonly expiresAt?: string;
}

export interface Mailer {
  /** Resolves when the mail has been handed to the transport. Rejects after 20 seconds. */
  send(mail: Mail): Promise<void>;
  /** Resolves if the transport would take a mail. */
  verify(): Promise<void>;
}

/**
 * Whether the mail server says that the recipient's address doesn't exist: of 5.1 in RFC 3463 what isn't about the sender, which
 * is also refused here. Any other refusal, such as of our password or sender, is the operator's to mend.
 */
export const isAddressUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  /^5\d\d[ -]5\.1\.(?:[1236]|10)\b/u.test(String(error.response));

/** Returns subject and text of `mail:<kind>` with the variables `values`, wrapped in the frame of every mail. */
export function mailTexts(
  texts: Texts,
  language: Language,
  kind: MailKind,
  values: Readonly<Record<string, string | null>>,
): Pick<Mail, 'subject' | 'text' | 'language'> {
  return {
    language,
    subject: texts.text(language, `mail:${kind}.subject`, values),
    text: texts.text(language, 'mail:frame', { text: texts.text(language, `mail:${kind}.text`, values) }),
  };
}

const messageOf = (
  { mailFrom, publicUrl }: Settings,
  { to, subject, text, language, unsubscribe }: Mail,
): SendMailOptions => ({
  from: { name: 'Florin', address: mailFrom },
  to,
  subject,
  text,
  html: mailHtml(text, { language, site: publicUrl }),
  ...(unsubscribe !== undefined && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

/** Writes each mail to an .eml file whose name starts with the time. */
function outbox(settings: Settings): Mailer {
  const folder = join(settings.dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(settings, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
      // Rename it, so that a program that watches the folder never reads a partial mail.
      await writeFile(join(folder, `${name}.part`), message as Buffer);
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
    verify: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `verify-${randomBytes(4).toString('hex')}.part`);
      await writeFile(name, '');
      await rm(name);
    },
  };
}

/** For each step. */
const TIMEOUTS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** For all steps together. Some requests wait for them: unless they wait long for a turn, less than the app's timeout. */
const SEND_MS = 20_000;

/** Mail to this machine never leaves it. */
const isLocal = (url: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(new URL(url).hostname);

/** Options in the URL come first, such as `?requireTLS=false` in a private network. */
function smtp(url: string, settings: Settings): Mailer {
  const transport = nodemailer.createTransport({ url, requireTLS: !isLocal(url), ...TIMEOUTS });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...messageOf(settings, mail), signal: AbortSignal.timeout(SEND_MS) });
    },
    verify: async () => {
      await transport.verify();
    },
  };
}

/** Sends by SMTP if SMTP_URL is set, or else writes to `outbox` in the data folder. */
export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl ? smtp(settings.smtpUrl, settings) : outbox(settings);
}
