import { importsOf } from './imports.ts';
import { codeOf, type Problem, type Tree } from './tree.ts';

/** No file may reach itself by imports, lazy and type-only ones included: such files can't be understood one at a time. */
export function importCycles(tree: Tree): Problem[] {
  const files = new Set(codeOf(tree));
  const importsByFile = new Map(
    [...files].map((file) => [
      file,
      importsOf(tree, file).filter(({ path }) => path !== undefined && path !== file && files.has(path)),
    ]),
  );
  const targets = (file: string): string[] => (importsByFile.get(file) ?? []).flatMap(({ path }) => path ?? []);
  const done = new Set<string>();
  const problems: Problem[] = [];

  function walk(file: string, trail: readonly string[]): void {
    const start = trail.indexOf(file);
    if (start >= 0) {
      const [first = file, second = file] = trail.slice(start);
      const line = importsByFile.get(first)?.find(({ path }) => path === second)?.line ?? 0;
      problems.push({
        file: first,
        line,
        message: `import cycle: ${[...trail.slice(start), file].join(' -> ')}. Move what both need into a file of its own`,
      });
      return;
    }
    if (done.has(file)) return;
    for (const target of targets(file)) walk(target, [...trail, file]);
    done.add(file);
  }

  for (const file of files) walk(file, []);
  return problems;
}
