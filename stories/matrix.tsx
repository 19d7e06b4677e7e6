import type { ReactNode } from 'react';
import { vars } from '#design-system/theme';

type Variants = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Choice<V extends Variants> = { [Axis in keyof V]: keyof V[Axis] };

/** Every combination of a component's variants, read from the object that styles them. */
function combinations<V extends Variants>(variants: V): Choice<V>[] {
  return Object.entries(variants).reduce<Record<string, string>[]>(
    (all, [axis, names]) => all.flatMap((one) => Object.keys(names).map((name) => ({ ...one, [axis]: name }))),
    [{}],
  ) as Choice<V>[];
}

export interface CombinationsProps<V extends Variants> {
  /** The export of `<name>.variants.ts`: new variants appear automatically. */
  variants: V;
  children: (choice: Choice<V>) => ReactNode;
}

/** One row for each combination of variants, with its name. */
export function Combinations<V extends Variants>({ variants, children }: CombinationsProps<V>) {
  return (
    <Column>
      {combinations(variants).map((choice) => {
        const name = Object.values(choice).join(', ');
        return (
          <Row key={name} name={name}>
            {children(choice)}
          </Row>
        );
      })}
    </Column>
  );
}

/** Named states beside the variants, one row each. */
export function Rows({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <Column>
      {Object.entries(of).map(([name, shown]) => (
        <Row key={name} name={name}>
          {shown}
        </Row>
      ))}
    </Column>
  );
}

/** Stacked, as wide as the story. */
export function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>{children}</div>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
      <div style={{ fontSize: '0.75rem', lineHeight: vars.leading['12'], color: vars.color.muted }}>{name}</div>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>
    </div>
  );
}
