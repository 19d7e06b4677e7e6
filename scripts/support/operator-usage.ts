import { contentUsage } from './operator-content.ts';

/** What the command line can do. */
export const usage = `npm run operator -- <command> [--as <your name>] [--json]
  --help                         shows this help, or the help of one command
  --as                           your name, if you use the shared token (your own token identifies you)
  --json                         prints JSON instead of lines, and a refusal as JSON on stderr
Reads OPERATOR_TOKEN, and PORT or FLORIN_URL if the server isn't at http://127.0.0.1:5173. Exits with 1 if nothing was done.
Customers
  verifications                  pending reviews, oldest first
  verification <id>              one review with its ID number; --photos <folder> saves its photos
  complete <id>                  verifies the customer
  return <id> "<reason>"         asks for a correction; the customer sees the reason
  removals                       requests to remove a lost authenticator app, oldest first; approved ones with --waiting
  removal <id>                   one request with what the customer wrote
  approve <id>                   starts the three days in which the customer can stop it
  refuse <id> "<reason>"         ends it, also after the approval; the customer sees the reason
Deposits and withdrawals
  deposits [--page <number>]     open deposits, oldest first
  confirm <number> <count> <transaction>
                                 says where a deposit was found on its network, and how many confirmations that has
  credit <number> [amount] [transaction]
                                 books a deposit: what arrived, if it isn't what was announced, and where, if it's new
  withdrawals [--waiting] [--page <number>]
                                 open withdrawals, oldest first; with --waiting, those that people have to approve
  review <number>                starts to review a deposit or a withdrawal, which then can't be canceled anymore
  approve <number>               agrees to send a withdrawal in review; a large one needs two people
  send <number> <transaction>    books a withdrawal out, with its transaction on the network or the bank's reference
  confirm <number> <count>       says how many confirmations that has
  complete <number>              says that the bank has made the transfer
  return <number> "<reason>"     ends a deposit or a withdrawal; the customer sees the reason
  card <number>                  shows the full destination of a bank withdrawal; the audit log records it
Banks
  bank                           accounts, fees, and limits of deposits and withdrawals by bank
  bank <currency> <file>         sets the terms of one currency from a JSON file, in the format shown by \`bank\`
Counters
  requests                       lists requests from other parties, oldest first
  request <file>                 enters one from a JSON file: counter, currency, amount, target, country, urgent, bonus
  withdraw <id>                  withdraws a request that hasn't been offered to anyone
  orders                         orders at the counters that wait for the other party, oldest first
  complete <number>              says that the other party has paid
  refund <number>                marks the other party as not paying; the customer is refunded in full
Leverage rooms
  rooms                          leverage rooms with their terms, now and from the next period on
  rooms <room> <name>=<value> ...
                                 changes terms from the next period on: entry_min_point, single_order_min_point,
                                 period_max_point, settlement_minutes, edge, code_needed
  codes                          codes for leverage rooms, newest first, without the codes themselves
  codes issue <room> <uses> [until] [--note "<text>"]
                                 prints a new code, which is shown only now; until is a time such as 2026-12-31T18:00Z
  codes withdraw <id>            revokes a code; anyone already in stays in
Fixed terms
  products                       fixed terms that can be opened or could be, with how many run
  product <file>                 adds one from a JSON file: currency, days, daily_rate, interest, minimum, maximum, early_cost
  close <id>                     stops new ones from being opened; running ones continue to maturity
Networks
  networks                       networks with their fees, and what is paused
  pause <currency>/<network> deposits|withdrawals maintenance|upgrade|congestion|incident
  resume <currency>/<network> deposits|withdrawals
Petitions
  petitions [open|answered|closed|all] [--page <number>]
                                 feedback, requests, and complaints, oldest first: open ones by default; closed and all ones
                                 newest first
  petition <id>                  one with its text and answers; --photos <folder> saves its images
  petition <id> review           marks it as being worked on
  petition <id> answer "<text>"  answers it in the customer's language; it stays open
  petition <id> complete ["<text>"]
                                 completes it; with a last answer, which one without any answer needs
  petition <id> end "<reason>"   ends it; the customer sees the reason
Pages, news, and the home screen
${contentUsage}
The server
  interruptions                  when parts of the server failed, newest first
  note <id> [<language>="<text>" ...]
                                 adds a note for customers to an interruption; en-us is required; without a text, removes
                                 the note
  settings                       the site's settings with their defaults
  set <name>=<value> ...         changes settings together; lists are separated by commas; an empty value restores the
                                 default; another person has to set the same before withdrawal_approval_threshold rises
                                 or is turned off
  audit [page]                   actions and accesses, newest first
  audit verify                   recomputes the log's hash chain; exits with 1 and names the first broken entry if there is one`;

/** The lines of each command; headings are for reading all. */
const entries = usage.split(/\n(?=\S|  \S)/).filter((entry) => entry.startsWith('  '));

const entriesOf = (command: string | undefined): string[] =>
  entries.filter((entry) => entry.trim().split(' ')[0] === command);

/** Returns the lines of one command; all lines for an unknown one. */
export function usageOf(command: string | undefined): string {
  const own = entriesOf(command);
  return own.length === 0 ? usage : ['npm run operator -- …', ...own].join('\n');
}

/** Returns what to say of a command that can't be run as it was given. */
export function incomplete(command: string): string {
  if (command === '') return usage;
  if (entriesOf(command).length === 0) return `There is no command "${command}". npm run operator -- --help lists all.`;
  return `Something is missing or misspelled:\n${usageOf(command)}`;
}
