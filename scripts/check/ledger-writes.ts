import type { Problem, Tree } from './tree.ts';

const writes = new RegExp(
  String.raw`\b(insert\s+into|update|delete\s+from|truncate(\s+table)?|merge\s+into)\s+"?ledger_\w+|` +
    String.raw`\b(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"]ledger_\w+`,
  'gi',
);

/** Reports writes to the tables of money outside the ledger; migrations may create and alter them. */
export function ledgerWrites(tree: Tree): Problem[] {
  const others = tree.files.filter(
    (file) => file.startsWith('server/') && !/^server\/(ledger|db\/migrations)\//.test(file),
  );
  return others
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...tree.read(file).matchAll(writes)].map((match) => ({
        file,
        line: tree.lineAt(file, match.index),
        message: `writes money (${match[0]}): only server/ledger does; post a transfer through it`,
      })),
    );
}
