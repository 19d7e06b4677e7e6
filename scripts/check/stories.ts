import { Visitor, type ESTree } from 'vite';
import type { Problem, Tree } from './tree.ts';

const looking = /^((get|query)(All)?By[A-Z]\w*|querySelector(All)?)$/;
/** Matchers that hold as soon as an element is found. */
const lasting = new Set(['toBeVisible', 'toBeInTheDocument']);

const nameOf = (callee: ESTree.Node): string => {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
};

/** The matcher of `expect(…).matcher(…)`, with `not.` if negated; undefined for other calls. */
function matcherOf(node: ESTree.CallExpression): string | undefined {
  if (node.callee.type !== 'MemberExpression') return undefined;
  const { object } = node.callee;
  const negated =
    object.type === 'MemberExpression' && object.property.type === 'Identifier' && object.property.name === 'not';
  const subject = negated ? object.object : object;
  if (subject.type !== 'CallExpression' || nameOf(subject.callee) !== 'expect') return undefined;
  return `${negated ? 'not.' : ''}${nameOf(node.callee)}`;
}

/**
 * Screens make requests, load code lazily, and animate, so their content appears at any time. A story that asserts
 * immediately passes on fast machines only.
 */
export function stories(tree: Tree): Problem[] {
  return tree.files
    .filter((file) => file.startsWith('stories/screens/') && file.endsWith('.tsx'))
    .flatMap((file) => {
      const waiting: ESTree.Node[] = [];
      const found: { message: string; start: number }[] = [];
      new Visitor({
        CallExpression(node) {
          const name = nameOf(node.callee);
          const matcher = matcherOf(node);
          if (name === 'waitFor') waiting.push(node);
          if (looking.test(name))
            found.push({
              message: `${name} looks at once: await a find…, or look inside waitFor(() => …)`,
              start: node.start,
            });
          if (matcher && !lasting.has(matcher)) {
            found.push({
              message: `${matcher} is asked once, and may come true later: ask inside waitFor(() => …)`,
              start: node.start,
            });
          }
        },
      }).visit(tree.parse(file).program);
      return found
        .filter(({ start }) => !waiting.some((wait) => wait.start < start && start < wait.end))
        .map(({ message, start }) => ({ file, line: tree.lineAt(file, start), message }));
    });
}
