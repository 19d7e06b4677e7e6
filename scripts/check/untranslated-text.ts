import { Visitor, type ESTree } from 'vite';
import type { Problem, Tree } from './tree.ts';

const letters = /\p{L}/u;
/** Attributes and our own props that customers read or hear. */
const spoken =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|hint|description|heading|caption|message|summary|valueText|\w+(Label|Title))$/;

const message = (text: string): string =>
  `text in code (${JSON.stringify(text.trim().slice(0, 40))}): take it from the catalog in a feature, from a prop in a component`;

/** Reports text in JSX of src: every word comes from the locales. */
export function untranslatedText(tree: Tree): Problem[] {
  const problems: Problem[] = [];
  for (const file of tree.files.filter((each) => each.startsWith('src/') && each.endsWith('.tsx'))) {
    const report = (text: string, node: { start: number }): void => {
      if (letters.test(text)) problems.push({ file, line: tree.lineAt(file, node.start), message: message(text) });
    };
    const value = (node: ESTree.Node): void => {
      if (node.type === 'Literal' && typeof node.value === 'string') report(node.value, node);
      if (node.type === 'TemplateLiteral') for (const part of node.quasis) report(part.value.raw, node);
      if (node.type === 'JSXExpressionContainer') value(node.expression);
      if (node.type === 'LogicalExpression') value(node.right);
      if (node.type === 'ConditionalExpression') {
        value(node.consequent);
        value(node.alternate);
      }
    };
    const children = (node: { children: ESTree.JSXChild[] }): void => {
      for (const child of node.children) {
        if (child.type === 'JSXText') report(child.value, child);
        else value(child);
      }
    };
    new Visitor({
      JSXElement: children,
      JSXFragment: children,
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && spoken.test(node.name.name) && node.value) value(node.value);
      },
      // A default such as `({ label = 'Close' })` is text too.
      Property(node) {
        const named = node.key.type === 'Identifier' && spoken.test(node.key.name);
        if (named && node.value.type === 'AssignmentPattern') value(node.value.right);
      },
    }).visit(tree.parse(file).program);
  }
  return problems;
}
