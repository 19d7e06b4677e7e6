import { createElement, type ComponentType, type ReactElement } from 'react';
import { AddressGroups } from '#design-system/address-display';
import { BankCardPicker } from '#design-system/bank-card';
import { Button } from '#design-system/button';
import { CopyButton } from '#design-system/copy-button';
import { CurrencyChip } from '#design-system/currency-picker';
import { ErrorState } from '#design-system/error-state';
import { FieldBox, FieldButton, RadioGroup } from '#design-system/field';
import { IconButton } from '#design-system/icon-button';
import { List, ListRow, RowTile } from '#design-system/list-row';
import { RevealText } from '#design-system/masked-text';
import { NetworkPicker } from '#design-system/network-picker';
import { NewPasswordField } from '#design-system/password-field';
import { Rate } from '#design-system/rate-line';
import { ScreenAction } from '#design-system/screen';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { EqualButtons, Inline } from '#design-system/stack';
import { Heading } from '#design-system/text';

interface StoryFile {
  default: { component: ComponentType<object>; args?: object };
  Playground: { args?: object };
}

const storyFiles = import.meta.glob<StoryFile>('../design-system/*.stories.tsx', { eager: true });
const indexes = import.meta.glob<Record<string, unknown>>('/src/design-system/components/*/index.ts', { eager: true });

/** Every component that an index exports, by its name. */
const components = new Map(
  Object.values(indexes).flatMap((index) =>
    Object.entries(index).filter(([name, value]) => /^[A-Z]/u.test(name) && typeof value === 'function'),
  ),
);

/** Components without an element of their own, and why. */
const exempt = new Set([
  // They render what is inside them.
  'DesignSystemProvider',
  'ToastProvider',
  // Its children draw the control, and get the attributes from it.
  'Field',
  // Takes its id as what describes the control.
  'FieldError',
  // Parts of a chart, which has the attributes.
  'ChartCallout',
  'ChartDrawing',
  'ChartGrid',
  'ChartScrubber',
  'ChartSlider',
  'ChartTable',
  'ChartTableToggle',
  'PeriodChips',
  'PointChart',
  // A part of a text.
  'DirectionMark',
  'PrivacyMask',
]);

/** Components that stand in another one's folder, and elements that take the place of the usual one. */
const others: Readonly<Record<string, ReactElement>> = {
  Heading: <Heading level={2}>Assets</Heading>,
  RowTile: <RowTile>7</RowTile>,
  Inline: <Inline>Assets</Inline>,
  AddressGroups: <AddressGroups address="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" />,
  BankCardPicker: <BankCardPicker label="Card" value={null} cards={[]} onChange={() => undefined} />,
  CurrencyChip: (
    <CurrencyChip
      label="Paying with BTC"
      value="BTC"
      currencies={[{ code: 'BTC', name: 'Bitcoin' }]}
      sheetTitle="Choose a currency"
      search={{ label: 'Search', clearLabel: 'Clear', emptyLabel: 'None' }}
      onChange={() => undefined}
    />
  ),
  FieldBox: <FieldBox>Text</FieldBox>,
  EqualButtons: (
    <EqualButtons>
      <Button block>Text</Button>
    </EqualButtons>
  ),
  FieldButton: (
    <FieldButton
      control={{ id: 'probe', 'aria-describedby': 'probe-note', 'aria-invalid': undefined }}
      value="Chosen"
      placeholder="Choose"
      open={false}
      onClick={() => undefined}
    />
  ),
  List: <List>{null}</List>,
  NewPasswordField: <NewPasswordField label="Password" labels={{ show: 'Show' }} strength={undefined} />,
  RadioGroup: <RadioGroup label="Card">{null}</RadioGroup>,
  Rate: <Rate from="BTC" to="USDT" value="91250.4" />,
  RevealText: <RevealText text="lena@example.org" showLabel="Show" />,
  ScreenAction: <ScreenAction>Text</ScreenAction>,
  Skeleton: <Skeleton />,
  SkeletonGroup: <SkeletonGroup>{null}</SkeletonGroup>,
  'Button as a link': <Button href="#sample">Text</Button>,
  'Button, busy': <Button busy>Text</Button>,
  'Button as a link, busy': (
    <Button busy href="#sample">
      Text
    </Button>
  ),
  'CopyButton in words': <CopyButton text="Text" label="Copy" appearance="button" />,
  'ErrorState of a section': <ErrorState scope="section" title="Not loaded" />,
  'ErrorState of a part': <ErrorState scope="part" title="Not loaded" />,
  'IconButton as a link': <IconButton label="Back" icon={null} href="#sample" />,
  'ListRow as a link': <ListRow title="Text" href="#sample" />,
  'ListRow as a button': <ListRow title="Text" onClick={() => undefined} />,
  'NetworkPicker with one network': (
    <NetworkPicker
      label="Network"
      value={null}
      networks={[{ id: 'tron', name: 'Tron', fee: 'No fee', time: '2 minutes' }]}
      onChange={() => undefined}
    />
  ),
};

/** One element of each component, with the arguments of its Playground. */
export const samples: Readonly<Record<string, ReactElement>> = {
  ...Object.fromEntries(
    Object.values(storyFiles).flatMap(({ default: { component, args }, Playground }) =>
      [...components]
        .filter(([name, value]) => value === component && !exempt.has(name))
        .map(([name]) => [name, createElement(component, { ...args, ...Playground.args })]),
    ),
  ),
  ...others,
};

/** Components that have no sample: a new one is never forgotten. */
export const missing = [...components.keys()].filter((name) => !(name in samples) && !exempt.has(name));
