import { loadavg } from 'node:os';

/** A run passes only if all of these are 0. */
export const faultKinds = [
  /** Acknowledged, but missing in the database. */
  'lost',
  /** Booked more than once, or never acknowledged. */
  'doubled',
  /** A balance that doesn't match the acknowledged operations. */
  'overspent',
  /** What `auditMoney` finds. */
  'ledger',
  /** A transaction that books for several customers. */
  'together',
  /** A screen that says another amount than the ledger. */
  'screen',
  'deadlock',
  /** A 5xx other than 503. */
  '500',
  /** A 503 without Retry-After, or without a busy or unreachable database. */
  'bad 503',
  /** A refusal without the envelope. */
  'envelope',
  /** No response in time, or no recovery. */
  'silent',
  /** The server exited on its own. */
  'death',
  /** A file without a row. */
  'stray',
  /** Fewer operations came of it than there is room for. */
  'undone',
] as const;

export type FaultKind = (typeof faultKinds)[number];

const EXAMPLES = 5;

/** What one scenario did and what went wrong. */
export class Tally {
  readonly name: string;
  /** Money calls, or requests. */
  operations = 0;
  acknowledged = 0;
  refused = 0;
  /** Responses of 503 with Retry-After. */
  unavailable = 0;
  /** Connections that a caller broke off before the response. */
  brokenOff = 0;
  readonly faults = new Map<FaultKind, number>();
  /** The first few of each kind. */
  readonly examples: string[] = [];
  #waiting: { readonly target: number; readonly reached: () => void }[] = [];

  constructor(name: string) {
    this.name = name;
  }

  acknowledge(): void {
    this.acknowledged += 1;
    for (const { target, reached } of this.#waiting) if (this.acknowledged >= target) reached();
    this.#waiting = this.#waiting.filter(({ target }) => this.acknowledged < target);
  }

  /** Resolves when `more` operations have been acknowledged. */
  async progress(more: number): Promise<void> {
    const target = this.acknowledged + more;
    await within(
      60_000,
      `${more} more acknowledged`,
      new Promise<void>((reached) => this.#waiting.push({ target, reached })),
    );
  }

  fault(kind: FaultKind, example: string): void {
    const count = (this.faults.get(kind) ?? 0) + 1;
    this.faults.set(kind, count);
    // A machine that others keep busy explains what is silent.
    const load = (loadavg()[0] ?? 0).toFixed(0);
    if (count <= EXAMPLES) this.examples.push(`${this.name}: ${kind}, at a load of ${load}: ${example}`);
  }

  get failed(): boolean {
    return this.faults.size > 0;
  }
}

/** Rejects if `work` takes longer. `what` names it in the error. */
export function within<Result>(milliseconds: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${milliseconds / 1000} s: ${what}`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const columns = ['operations', 'acknowledged', 'refused', '503', 'broken off', ...faultKinds];

function row(tally: Tally): (string | number)[] {
  const { name, operations, acknowledged, refused, unavailable, brokenOff, faults } = tally;
  const counts = faultKinds.map((kind) => faults.get(kind) ?? 0);
  return [name, operations, acknowledged, refused, unavailable, brokenOff, ...counts];
}

/** Returns the summary as a Markdown table. */
export function summary(tallies: readonly Tally[]): string {
  const rows = [['scenario', ...columns], ...tallies.map(row)].map((cells) => cells.map(String));
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const lines = rows.map(
    (cells) =>
      `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}
