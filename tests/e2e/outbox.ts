import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** Waits for the newest mail to an address, with `words` in its text. Filenames start with the time. */
export async function mailTo(dataDir: string, address: string, words = ''): Promise<{ subject: string; text: string }> {
  const folder = join(dataDir, 'outbox');
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    // A mail being written has another extension until it is renamed.
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml')).toSorted();
    const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    const newest = mails.findLast(
      ({ to, text }) => to?.some((each) => each.address === address) && text?.includes(words),
    );
    if (newest) return { subject: newest.subject ?? '', text: newest.text ?? '' };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${address} in ${folder}`);
}

/** Returns the 6-digit code in a mail. */
export async function codeFor(dataDir: string, address: string, words?: string): Promise<string> {
  const { text } = await mailTo(dataDir, address, words);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error(`no code in: ${text}`);
  return code;
}
