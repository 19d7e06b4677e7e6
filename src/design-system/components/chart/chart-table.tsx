import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';

export interface ChartTableProps {
  /** What it shows: the label of the chart. */
  label: string;
  /** Headings of the columns; the first is of the moments. */
  headings: readonly string[];
  /** Oldest first, as in the chart; shown newest first. */
  rows: readonly { id: string; heading: string; cells: readonly ReactNode[] }[];
  /** Below the last row: the button that loads more. */
  end?: ReactNode;
}

/** The values of a chart as text, newest first. */
export function ChartTable({ label, headings, rows, end }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full text-14">
        <thead className="text-12 text-muted">
          <tr>
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={index === 0 ? 'py-2 pe-4 text-start font-regular' : 'py-2 ps-4 text-end font-regular'}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ id, heading, cells }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-regular whitespace-nowrap">
                {heading}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className="py-2 ps-4 text-end whitespace-nowrap">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {end}
    </div>
  );
}

export interface ChartTableToggleProps {
  /** What the button does: "Show as table". */
  label: string;
  /** Hides the button until it has the focus or the table is open, in the corner of the chart. Default false. */
  isQuiet?: boolean;
  /** Beside the button. */
  aside?: ReactNode;
  /** The ChartTable, rendered only while it's open. */
  children: ReactNode;
}

/** A button below a chart that opens its table. */
export function ChartTableToggle({ label, isQuiet = false, aside, children }: ChartTableToggleProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div
        className={
          isQuiet
            ? `absolute end-0 top-0 rounded-control bg-paper ${isOpen ? '' : 'not-focus-within:sr-only'}`
            : '-mx-3 flex flex-wrap items-center justify-between gap-x-4'
        }
      >
        <Button
          tone="quiet"
          size="small"
          iconEnd={
            <span className={`shrink-0 transition-transform duration-normal ${isOpen ? 'rotate-180' : ''}`}>
              <Icon icon={ChevronDown} size="small" />
            </span>
          }
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
        {aside}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
