import { addresses } from './addresses.ts';
import { handlers } from './handlers.ts';
import { loads } from './loads.ts';
import { parsing } from './parsing.ts';
import { rest } from './rest.ts';

/** A text that tries to do something in the page that shows it. */
export interface Attack {
  /** Unique: its class and its number there. */
  readonly id: string;
  /** Unique over all classes. What runs passes it to `canary`, and what is loaded has it in its address. */
  readonly number: number;
  readonly html: string;
}

/** No request may ever go there. */
export const attacker = 'attack.invalid';

const classes: Readonly<Record<string, readonly string[]>> = { handlers, addresses, loads, ...parsing, ...rest };

/**
 * Every class times its carriers, each string once. The classes are the public ones (OWASP's and PortSwigger's cheat
 * sheets, the HTML specification's parsing rules, the mutations that sanitizers fell for); the strings are our own.
 */
export const corpus: readonly Attack[] = Object.entries(classes)
  .flatMap(([name, templates]) => [...new Set(templates)].map((html, index) => ({ id: `${name}-${index + 1}`, html })))
  .map(({ id, html }, index) => ({
    id,
    number: index + 1,
    html: html.replaceAll('RUN', `canary(${index + 1})`).replaceAll('NUMBER', `${index + 1}`),
  }));
