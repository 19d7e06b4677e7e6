import { describe, expect, it } from 'vitest';
import { ledgerWrites } from '../../../scripts/check/ledger-writes.ts';
import { files } from '../../../scripts/check/files.ts';
import { stories } from '../../../scripts/check/stories.ts';
import { styles } from '../../../scripts/check/styles.ts';
import { untranslatedText } from '../../../scripts/check/untranslated-text.ts';
import type { Rule } from '../../../scripts/check/tree.ts';
import { words } from '../../../scripts/check/words.ts';
import { problemsOf } from './fixture.ts';

const screen = 'src/features/home/screens/home-screen.tsx';
const component = 'src/design-system/components/card/card.tsx';
const story = 'stories/screens/user.stories.tsx';
const sheet = 'src/design-system/components/card/card.css.ts';
const catalog = 'locales/en-us/home.json';

const violations: [what: string, rule: Rule, file: string, text: string, message: RegExp][] = [
  ['a long file', files, 'server/app.ts', 'export {};\n'.repeat(401), /has 401 lines/],
  ['a long migration', files, 'server/db/migrations/0001_start.sql', '-- a\n'.repeat(401), /has 401 lines/],
  ['a name that is not kebab-case', files, 'src/app/TabBar.tsx', 'export {};', /kebab-case/],
  ['export *', files, 'src/features/home/index.ts', `export * from './api.ts';`, /export \*/],
  ['export * as', files, 'src/features/home/index.ts', `export * as api from './api.ts';`, /export \*/],

  ['text in JSX', untranslatedText, screen, 'export const A = () => <p>Hello</p>;', /text in code \("Hello"\)/],
  ['Thai text in JSX', untranslatedText, screen, 'export const A = () => <p>สวัสดี</p>;', /text in code/],
  ['text in braces', untranslatedText, component, `export const A = () => <p>{'Hello'}</p>;`, /text in code/],
  [
    'text in a template',
    untranslatedText,
    component,
    'export const A = (n: number) => <p>{`${n} left`}</p>;',
    /text in code/,
  ],
  [
    'text in a condition',
    untranslatedText,
    screen,
    `export const A = (on: boolean) => <>{on ? 'Yes' : null}</>;`,
    /text in code/,
  ],
  ['text behind &&', untranslatedText, screen, `export const A = (on: boolean) => <>{on && 'Yes'}</>;`, /text in code/],
  [
    'text as an ARIA label',
    untranslatedText,
    component,
    'export const A = () => <nav aria-label="Tabs" />;',
    /text in code/,
  ],
  ['text as a prop', untranslatedText, screen, 'export const A = () => <Field label="Name" />;', /text in code/],
  [
    'text as a label of a part',
    untranslatedText,
    screen,
    'export const A = () => <Field clearLabel="Clear" />;',
    /text in code/,
  ],
  ['... as a title', untranslatedText, screen, 'export const A = () => <Field sheetTitle="Pick" />;', /text in code/],
  [
    '... as a value',
    untranslatedText,
    component,
    `export const A = ({ valueText = 'None' }) => valueText;`,
    /text in code/,
  ],
  [
    'text as a default',
    untranslatedText,
    component,
    `export const A = ({ label = 'Close' }) => <i>{label}</i>;`,
    /text in code/,
  ],

  [
    'a physical property',
    styles,
    sheet,
    'export const a = componentStyle({ marginLeft: 4 });',
    /marginLeft is physical/,
  ],
  [
    '... nested',
    styles,
    sheet,
    `export const a = componentStyle({ '@media': { print: { left: 0 } } });`,
    /left is physical/,
  ],
  [
    '... as a corner',
    styles,
    sheet,
    'export const a = componentStyle({ borderTopLeftRadius: 0 });',
    /borderTopLeftRadius is physical/,
  ],
  ['a style outside the layer', styles, sheet, `import { style } from '@vanilla-extract/css';`, /use componentStyle/],
  [
    'text aligned left',
    styles,
    sheet,
    `export const a = componentStyle({ textAlign: 'left' });`,
    /textAlign left is physical/,
  ],
  [
    '... in a style attribute',
    styles,
    component,
    'export const A = () => <p style={{ paddingRight: 4 }} />;',
    /paddingRight is physical/,
  ],
  ['... in plain CSS', styles, 'src/design-system/theme/base.css', 'a { margin-left: 4px }', /margin-left is physical/],
  ['a physical class', styles, component, 'export const A = () => <p className="flex ml-2" />;', /ml-2 is physical/],
  [
    '... with a variant',
    styles,
    component,
    'export const A = () => <p className="hover:-left-2" />;',
    /left-2 is physical/,
  ],
  [
    '... in a condition',
    styles,
    component,
    `export const A = (on: boolean) => <p className={on ? 'text-right' : ''} />;`,
    /text-right is physical/,
  ],
  [
    '... in CVA',
    styles,
    'src/design-system/components/card/card.variants.ts',
    `export const a = cva('rounded-l-2');`,
    /rounded-l-2 is physical/,
  ],

  ['hex in a feature', styles, screen, `export const color = '#ff0000';`, /colors are tokens/],
  ['short hex', styles, screen, 'export const A = () => <p style={{ color: "#fff" }} />;', /colors are tokens/],
  ['a color function', styles, component, `export const color = 'oklch(60% 0.1 200)';`, /colors are tokens/],
  [
    'an icon without Icon',
    styles,
    screen,
    `import { Bell } from 'lucide-react';\nexport const A = () => <Bell size={18} />;`,
    /<Icon icon=\{Bell\} \/>/,
  ],
  ['an arbitrary color', styles, screen, 'export const A = () => <p className="bg-[var(--x)]" />;', /arbitrary value/],
  ['an arbitrary length', styles, screen, 'export const A = () => <p className="p-4 w-[37px]" />;', /arbitrary value/],
  ['a sheet in a feature', styles, 'src/features/home/components/card.css.ts', 'export {};', /belong to a component/],
  ['a plain sheet in the app', styles, 'src/app/app.css', 'a {}', /belong to a component/],

  [
    'a balance written by SQL',
    ledgerWrites,
    'server/domains/wallet/store.ts',
    'sql`update ledger_accounts set available = 1`',
    /only server\/ledger/,
  ],
  [
    'a posting written',
    ledgerWrites,
    'server/domains/wallet/store.ts',
    'sql`INSERT INTO ledger_postings values (1)`',
    /only server\/ledger/,
  ],
  [
    'a balance written by the builder',
    ledgerWrites,
    'server/plugins/database.ts',
    `db.updateTable('ledger_accounts')`,
    /only server\/ledger/,
  ],

  [
    'a story that looks at once',
    stories,
    story,
    `await expect(canvas.getByText('85 of 100')).toBeVisible();`,
    /getByText looks at once/,
  ],
  [
    '... for what is not there',
    stories,
    story,
    `const gone = screen.queryByRole('dialog') === null;`,
    /queryByRole looks at once/,
  ],
  [
    '... for several',
    stories,
    story,
    `const [first] = within(await canvas.findByRole('list')).getAllByRole('listitem');`,
    /getAllByRole looks at once/,
  ],
  [
    '... in what it found',
    stories,
    story,
    `(await canvas.findByRole('button')).querySelector('img');`,
    /querySelector looks at once/,
  ],
  [
    '... at a value',
    stories,
    story,
    `await expect(await canvas.findByLabelText('Name')).toHaveValue('Margit');`,
    /toHaveValue is asked once/,
  ],
  [
    '... at what was sent',
    stories,
    story,
    `await expect(sent).not.toHaveBeenCalled();`,
    /not.toHaveBeenCalled is asked once/,
  ],
  [
    '... after it waited',
    stories,
    story,
    `await waitFor(() => {}); screen.getByText('Done');`,
    /getByText looks at once/,
  ],

  ['British spelling in a text', words, catalog, '{ "color": "Colour" }', /says "Colour": write color/],
  [
    'a retired word in a text',
    words,
    catalog,
    '{ "send": "Hand it in for review" }',
    /says "Hand it in": write submit/,
  ],
  ['a text that is not contracted', words, catalog, '{ "late": "You cannot cancel this" }', /write a contraction/],
  ['e-mail in a text', words, catalog, '{ "email": "Your e-mail" }', /write email/],
  ['British -ise in code', words, 'src/app/html.ts', '// Already sanitised.', /says "sanitised"/],
  ['British spelling in code', words, 'src/app/theme.ts', 'export const favourite = 1;', /says "favour"/],
  ['signing in, in a comment', words, 'server/app.ts', '// Who signed in.', /says "signed in": write log in/],
  ['a name that was replaced', words, screen, 'export const useMovements = () => 1;', /write transaction/],
  ['a constant that is called its', words, screen, 'const its = 1;', /says "const its": write the name of the thing/],
  ['a constant that is called its, on the server', words, 'server/app.ts', 'const its = 1;', /says "const its"/],
  ['a parameter that is called its', words, 'tests/e2e/back.test.ts', 'all.map((its) => its.id);', /says "its\) =>"/],
  ['a file name that was replaced', words, 'stories/screens/movements.stories.tsx', '', /retired word in its name/],
];

describe('rules of the source', () => {
  it.each(violations)('finds %s', (_what, rule, file, text, message) => {
    expect(problemsOf(rule, { [file]: text })).toEqual([expect.stringMatching(message)]);
  });

  it('finds a component that is styled in two ways', () => {
    const both = { [sheet]: 'export {};', 'src/design-system/components/card/card.variants.ts': 'export {};' };
    expect(problemsOf(styles, both)).toEqual([expect.stringMatching(/styled in one way/)]);
  });

  it('lets pass what is allowed', () => {
    const good = {
      [screen]:
        'export const A = () => <p className="flex ps-4 grid-cols-[1fr_auto] text-start" title={t("home:title")}>{"· "}{x} / 12</p>;',
      [sheet]:
        'export const safe = { left: 1, right: 2 }; export const a = componentStyle({ insetInlineStart: 0, top: 0 });',
      'src/design-system/tokens/color.ts': `export const accent = '#0a7d5c';`,
      'src/design-system/components/field/field.variants.ts': `export const a = cva('ps-2 rounded-s-2 min-h-[44px]');`,
      'server/ledger/transfer.ts': 'sql`update ledger_accounts set available = 1`',
      'server/domains/wallet/store.ts': 'sql`select * from ledger_accounts for update`',
      'server/db/migrations/0001_start.sql': '-- update ledger_accounts\n'.repeat(400),
      'src/features/home/index.ts': `export { A } from './screens/home-screen.tsx';`,
      [story]:
        "await expect(await canvas.findByRole('button')).toBeVisible(); await waitFor(() => expect(screen.getByText('5')).toHaveFocus());",
      'stories/design-system/button.stories.tsx': "canvas.getByRole('button');",
    };
    for (const rule of [files, untranslatedText, styles, ledgerWrites, stories, words])
      expect(problemsOf(rule, good)).toEqual([]);
  });
});
