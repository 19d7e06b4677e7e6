import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Language } from '#contract/languages';
import { afterCommit, type Tx } from '../db/transact.ts';
import { logError } from '../log-error.ts';
import type { Settings } from '../settings.ts';
import type { MailKind, Texts } from './texts.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address where a mail program ends such mails with one request (RFC 8058). */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /** Resolves when the mail has been handed to the transport. */
  send(mail: Mail): Promise<void>;
  /** Resolves if the transport would take a mail. */
  verify(): Promise<void>;
}

/** Returns subject and text of `mail:<kind>` with the variables `values`, wrapped in the frame of every mail. */
export function mailTexts(
  texts: Texts,
  language: Language,
  kind: MailKind,
  values: Readonly<Record<string, string | null>>,
): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: texts.text(language, `mail:${kind}.subject`, values),
    text: texts.text(language, 'mail:frame', { text: texts.text(language, `mail:${kind}.text`, values) }),
  };
}

/** Sends a mail without waiting for it. A failure is only logged, because a notice says the same. */
export function mailInBackground(mailer: Mailer, mail: Mail): void {
  mailer.send(mail).catch(logError);
}

/** The same, after the commit. */
export const mailAfterCommit = (tx: Tx, mailer: Mailer, mail: Mail): void =>
  afterCommit(tx, () => mailInBackground(mailer, mail));

const messageOf = (from: string, { unsubscribe, ...mail }: Mail) => ({
  from: { name: 'Florin', address: from },
  ...mail,
  ...(unsubscribe !== undefined && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

/** Writes each mail to an .eml file whose name starts with the time. */
function outbox(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(from, mail));
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

function smtp(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(from, mail));
    },
    verify: async () => {
      await transport.verify();
    },
  };
}

/** Sends by SMTP if SMTP_URL is set, or else writes to `outbox` in the data folder. */
export function createMailer({ smtpUrl, mailFrom, dataDir }: Settings): Mailer {
  return smtpUrl ? smtp(smtpUrl, mailFrom) : outbox(join(dataDir, 'outbox'), mailFrom);
}
