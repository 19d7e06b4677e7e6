import { command, type Command } from './operator-command.ts';
import { textsIn } from './operator-content.ts';
import { list } from './operator-list.ts';

export const notices: readonly Command[] = [
  command(
    'notices [--page <number>]',
    'what was sent, newest first; without finished_at, not all have it yet',
    (call) => list(call, 'notices'),
  ),
  command(
    'notices send <file> all',
    'announces something to all customers, as news, from a JSON file: a key of your own, under which it is sent once, and texts by language with title, and html or file',
    async ({ ask }, file) => ask('notices', { ...(await textsIn(file)), customer: null }),
  ),
  command(
    'notices send <file> to <customer>',
    'sends it to one customer, by username or email address',
    async ({ ask }, file, customer) => ask('notices', { ...(await textsIn(file)), customer }),
  ),
];
