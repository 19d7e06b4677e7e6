import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { vars } from '#design-system/theme';
import { missing, samples } from './attribute-samples.tsx';
import { Page } from './page.tsx';

const meta = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desk' } },
  // Each new component adds a row.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const probe = { id: 'probe', 'data-probe': 'sample', 'aria-describedby': 'probe-note' } as const;
const patienceMs = 8000;

interface Arrival {
  /** The element that got them: `button`. */
  element: string;
  /** Attributes that did not arrive, or not there. */
  lost: readonly string[];
}

/** Null until the component renders its element: some load it first. */
function arrivalOf(ref: Element | null): Arrival | null {
  const [target, ...more] = document.querySelectorAll('[data-probe]');
  if (!target) return null;
  const described = target.getAttribute('aria-describedby')?.split(' ') ?? [];
  const lost = {
    id: target.id !== probe.id,
    ref: target !== ref,
    'aria-*': !described.includes(probe['aria-describedby']),
    'data-*': more.length > 0,
  };
  const names = Object.entries(lost).flatMap(([name, isLost]) => (isLost ? [name] : []));
  return { element: target.localName, lost: names };
}

interface SampleProps {
  element: ReactElement<object>;
  onArrival: (arrival: Arrival) => void;
}

function Sample({ element, onArrival }: SampleProps) {
  const ref = useRef<Element>(null);
  const report = useEffectEvent(onArrival);
  useEffect(() => {
    const look = () => {
      const arrival = arrivalOf(ref.current);
      if (arrival) report(arrival);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => report({ element: '', lost: ['all'] }), patienceMs);
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return cloneElement(element, { ...probe, ref } as object);
}

const names = Object.keys(samples).toSorted();

/** Renders one sample after the other, so that no dialog covers another. */
function Attributes() {
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const next = names[arrivals.length];
  const sample = next === undefined ? undefined : samples[next];
  const cell = {
    padding: '4px 16px 4px 0',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    textAlign: 'start',
  } as const;
  return (
    <Page
      title="Attributes"
      lead="Every component passes id, ref, data-* and aria-* through to the element that matters: the control of a field, else its outermost element."
    >
      <table aria-busy={sample !== undefined} style={{ width: '100%', fontSize: '0.875rem' }}>
        <thead>
          <tr>
            {['Component', 'Element', 'Lost'].map((heading) => (
              <th key={heading} scope="col" style={{ ...cell, fontWeight: 500, overflowWrap: 'normal' }}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {arrivals.map(({ element, lost }, index) => (
            <tr key={names[index]}>
              <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                {names[index]}
              </th>
              <td style={cell}>{element}</td>
              <td style={cell}>{lost.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p id={probe['aria-describedby']} hidden>
        A note
      </p>
      {next !== undefined && sample && (
        <Sample
          key={next}
          element={sample as ReactElement<object>}
          onArrival={(one) => setArrivals([...arrivals, one])}
        />
      )}
    </Page>
  );
}

/** No component loses one, and none is left out. */
export const WhereTheyArrive: Story = {
  render: () => <Attributes />,
  async play({ canvas }) {
    const table = canvas.getByRole('table', { hidden: true });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'), { timeout: 45_000 });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((each) => each.textContent),
    );
    await expect(rows.filter(([, , lost]) => lost !== '')).toEqual([]);
    await expect(rows).toHaveLength(names.length);
    await expect(missing).toEqual([]);
  },
};
