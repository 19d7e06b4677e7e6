import { posix } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { codeOf, type Problem, type Tree } from './tree.ts';

const physicalProperty =
  /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*|left|right|border(Top|Bottom)(Left|Right)Radius)$/;
const physicalCss =
  /(?<![\w-])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)[\w-]*|left|right|border-(top|bottom)-(left|right)-radius)\s*:/g;
const physicalClass =
  /(?:^|[\s:!-])((?:[mp][lr]|left|right|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[^\s]+|(?:text|float|clear)-(?:left|right)|border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=\s|$)/;
const color = /(^|[\s:[,(_])(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/i;
/** Screen layouts may spell out only grid columns and rows. */
const arbitrary = /(?:^|\s)\S*?(?<!grid-(?:cols|rows))-\[[^\]]*\]/;

/** Calls that take styles; a theme contract may have a name such as `left`. */
const styleCalls = new Set(['componentStyle', 'componentVariants', 'componentGlobalStyle', 'globalStyle', 'keyframes']);

/** An unlayered rule would beat every utility. */
const layeredStyles: Readonly<Record<string, string>> = {
  style: 'componentStyle',
  styleVariants: 'componentVariants',
  globalStyle: 'componentGlobalStyle',
};

const logical = 'is physical: use its logical sibling (inline-start, inline-end; ms-, me-, ps-, pe-, start-, end-)';

/** Logical properties only, colors and icon sizes from tokens only, and each component styled in one way. */
export function styles(tree: Tree): Problem[] {
  const ours = codeOf(tree).filter((file) => file.startsWith('src/'));
  return [
    ...ours.flatMap((file) => inCode(tree, file)),
    ...tree.files
      .filter((file) => file.startsWith('src/') && file.endsWith('.css'))
      .flatMap((file) => inCss(tree, file)),
    ...oneWay(tree),
  ];
}

function inCode(tree: Tree, file: string): Problem[] {
  const problems: Problem[] = [];
  const report = (node: { start: number }, message: string): void => {
    problems.push({ file, line: tree.lineAt(file, node.start), message });
  };
  const vanilla = file.endsWith('.css.ts');
  const layout = /^src\/(features|app)\//.test(file);
  const classes = (node: ESTree.Node): void => {
    new Visitor({
      Literal: (each) => classText(each, String(each.value)),
      TemplateElement: (each) => classText(each, each.value.raw),
    }).visit(program(node));
  };
  const properties = (node: ESTree.Node): void => {
    new Visitor({ Property: property }).visit(program(node));
  };
  const classText = (node: { start: number }, text: string): void => {
    const physical = physicalClass.exec(text);
    if (physical) report(node, `${physical[1]} ${logical}`);
    const free = arbitrary.exec(text);
    if (layout && free)
      report(node, `${free[0].trim()} is an arbitrary value: use a token, or a component of #design-system/*`);
  };
  const property = (node: { start: number; computed: boolean; key: ESTree.Node; value: ESTree.Node }): void => {
    if (node.computed) return;
    const name =
      node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : '';
    if (physicalProperty.test(name)) report(node, `${name} ${logical}`);
    const value = node.value.type === 'Literal' ? node.value.value : undefined;
    if (name === 'textAlign' && (value === 'left' || value === 'right')) report(node, `${name} ${value} ${logical}`);
  };
  const lucide = new Set<string>();
  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value === 'lucide-react') for (const { local } of node.specifiers) lucide.add(local.name);
      if (node.source.value !== '@vanilla-extract/css' || !file.startsWith('src/design-system/components/')) return;
      for (const { local } of node.specifiers) {
        const layered = layeredStyles[local.name];
        if (layered) report(node, `${local.name} leaves the layer of components: use ${layered} of the theme`);
      }
    },
    JSXOpeningElement(node) {
      if (node.name.type === 'JSXIdentifier' && lucide.has(node.name.name))
        report(node, `${node.name.name} has no size from the tokens: <Icon icon={${node.name.name}} />`);
    },
    Literal(node) {
      if (typeof node.value !== 'string' || file.startsWith('src/design-system/tokens/')) return;
      if (color.test(node.value)) report(node, `${node.value} is a color in code: colors are tokens`);
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (name === 'className' && node.value) classes(node.value);
      if (name === 'style' && node.value) properties(node.value);
    },
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : '';
      if (name === 'cva' || name === 'cx') node.arguments.forEach(classes);
      if (vanilla && styleCalls.has(name)) node.arguments.forEach(properties);
    },
  }).visit(tree.parse(file).program);
  return problems;
}

/** The visitor only walks whole programs. */
function program(node: ESTree.Node): ESTree.Program {
  const statement = { type: 'ExpressionStatement', expression: node, start: node.start, end: node.end };
  return { type: 'Program', body: [statement], start: node.start, end: node.end } as unknown as ESTree.Program;
}

function inCss(tree: Tree, file: string): Problem[] {
  const text = tree.read(file);
  return [...text.matchAll(physicalCss)].map((match) => ({
    file,
    line: tree.lineAt(file, match.index),
    message: `${match[1]} ${logical}`,
  }));
}

function oneWay(tree: Tree): Problem[] {
  return tree.files.flatMap((file): Problem[] => {
    if (/^src\/(features|app|platform)\/.*\.css(\.ts)?$/.test(file)) {
      return [{ file, line: 0, message: 'styles of its own belong to a component: src/design-system/components/' }];
    }
    if (!/^src\/design-system\/components\/.*\.css\.ts$/.test(file)) return [];
    const folder = posix.dirname(file);
    const other = tree.files.find((each) => posix.dirname(each) === folder && each.endsWith('.variants.ts'));
    if (!other) return [];
    return [
      { file, line: 0, message: `its folder has ${posix.basename(other)} too: a component is styled in one way` },
    ];
  });
}
