import { Visitor } from 'vite';
import { catalogOf, plural, source } from './catalog.ts';
import { codeOf, type Problem, type Tree } from './tree.ts';

/** What tells apart the texts of one key, as in `text_email`. */
const context = /_[a-z]+$/;
const isKey = /^[\w.:-]+$/;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Reports texts of English that no code asks for. A key is in use when code or another text names it, with or without
 * its namespace, or when a template such as `status.${name}` can make it.
 */
export function unusedTexts(tree: Tree): Problem[] {
  const english = catalogOf(tree, source);
  const names = new Set<string>();
  const templates = new Set<string>();
  const code = codeOf(tree).filter((file) => /^(src\/(?!design-system\/)|server\/|contract\/)/.test(file));
  for (const file of code) {
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string' && isKey.test(node.value)) names.add(node.value);
      },
      TemplateLiteral(node) {
        const parts = node.quasis.map(({ value }) => value.cooked ?? '');
        // A template that says nothing of the key could be any text.
        if (parts.every((part) => part === '' || isKey.test(part)) && /[a-z]/i.test(parts.join('')))
          templates.add(parts.map(escaped).join('[\\w.-]+'));
      },
    }).visit(tree.parse(file).program);
  }
  for (const text of english.values()) for (const [, name = ''] of text.matchAll(/\$t\(([\w.:-]+)/g)) names.add(name);
  const made = new RegExp(`^(?:${[...templates].join('|')})$`);
  return [...english.keys()]
    .filter((key) => {
      const full = key.replace(plural, '');
      const short = full.slice(full.indexOf(':') + 1);
      return ![full, short]
        .flatMap((name) => [name, name.replace(context, '')])
        .some((name) => names.has(name) || (templates.size > 0 && made.test(name)));
    })
    .map((key) => ({
      file: `locales/${source}/${key.split(':')[0]}.json`,
      line: 0,
      message: `${key} is in no code: remove it from every locale and from the notes`,
    }));
}
