import { useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Amount } from '../amount/index.ts';
import { CurrencyIcon } from '../currency-icon/index.ts';
import { Percent } from '../percent/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { SortHeader } from '../sort-header/index.ts';
import { nextSort, sortRates, type RateRow, type RateSort } from './sort-rates.ts';

export interface RatesTableProps extends NativeProps<HTMLTableElement> {
  /** Name of the table: "Rates in USDT". */
  label: string;
  /** Null while loading. */
  rows: readonly RateRow[] | null;
  /** In place of the table if there are no rows: an EmptyState. */
  empty: ReactNode;
  /** How it is sorted at first. Default: in the order of `rows`. */
  defaultSort?: RateSort;
  /** The headers, and what is announced. */
  labels: {
    /** "Currency". */
    currency: string;
    /** "Rate". */
    rate: string;
    /** "Change in 24 hours". Without it there is no such column. */
    change?: string;
    /** "Spread", with the same rule. */
    spread?: string;
    /** "Loading rates". */
    loading: string;
    /** Announced after sorting: "Sorted by rate, descending". */
    sorted: (sort: RateSort) => string;
  };
}

const possible = ['currency', 'rate', 'change', 'spread'] as const;

/** Currencies with rate and change, aligned at the decimal sign, sorted by any column. */
export function RatesTable({ label, rows, empty, defaultSort, labels, ...native }: RatesTableProps) {
  const { locale } = useDesignSystem();
  const [sort, setSort] = useState<RateSort | null>(defaultSort ?? null);
  const [message, setMessage] = useState('');
  const columnDigits = Math.max(0, ...(rows ?? []).map(({ scale }) => scale));
  if (rows?.length === 0) return empty;
  const columns = possible.filter((column) => labels[column] !== undefined);
  const press = (column: RateSort['column']) => {
    const next = nextSort(sort, column);
    setSort(next);
    setMessage(labels.sorted(next));
  };
  return (
    <div aria-busy={rows === null || undefined} className="@container">
      <table {...native} className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className={`${lineClass} border-b`}>
            {columns.map((column) => (
              <SortHeader
                key={column}
                align={column === 'currency' ? 'start' : 'end'}
                sort={sort?.column === column ? sort.direction : 'none'}
                onClick={() => press(column)}
              >
                {labels[column]}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            ? sortRates(rows, sort, locale).map((row) => (
                <Row key={row.currency} row={row} columns={columns} columnDigits={columnDigits} />
              ))
            : Array.from({ length: 5 }, (_, index) => <LoadingRow key={index} columns={columns} />)}
        </tbody>
      </table>
      <div role="status" className="sr-only">
        {rows === null ? labels.loading : message}
      </div>
    </div>
  );
}

// With enlarged text, or on the narrowest phones, the figures stand below the currency.
const lineClass =
  'border-line @max-[18.5rem]:flex @max-[18.5rem]:flex-wrap @max-[18.5rem]:justify-end @max-[18.5rem]:[&>:first-child]:basis-full';
const rowClass = `${lineClass} [&+&]:border-t`;
const titleClass = 'flex min-h-target items-center gap-3';
const linkClass = '-mx-2 rounded-control px-2 -outline-offset-2 hover:bg-sunken';
const cellClass = 'h-14 py-1.5 ps-3 text-end align-middle @max-[18.5rem]:h-auto @max-[18.5rem]:pt-0';

interface Columns {
  columns: readonly RateSort['column'][];
}

function Row({ row, columns, columnDigits }: Columns & { row: RateRow; columnDigits: number }) {
  const { currency, name, rate, scale, change, spread, href } = row;
  const { link: Link } = useDesignSystem();
  const title = (
    <>
      {/* Where there is little room the figures need it more. */}
      <span className="hidden phone:flex">
        <CurrencyIcon code={currency} size="small" />
      </span>
      <span className="flex flex-col @max-[18.5rem]:flex-row @max-[18.5rem]:items-baseline @max-[18.5rem]:gap-2">
        <span className="font-medium" translate="no">
          {currency}
        </span>
        {name && <span className="text-12 text-muted wrap-break-word hyphens-auto">{name}</span>}
      </span>
    </>
  );
  return (
    <tr className={rowClass}>
      <th scope="row" className="py-1.5 text-start font-regular @max-[18.5rem]:py-0">
        {href === undefined ? (
          <span className={titleClass}>{title}</span>
        ) : (
          <Link href={href} className={`${titleClass} ${linkClass}`}>
            {title}
          </Link>
        )}
      </th>
      <td className={cellClass}>
        <Amount value={rate} scale={scale} columnDigits={columnDigits} size="small" unmasked />
      </td>
      {columns.includes('change') && (
        <td className={cellClass}>
          {change ? <Percent value={change} tone="change" size="small" /> : <span aria-hidden>–</span>}
        </td>
      )}
      {columns.includes('spread') && (
        <td className={cellClass}>{spread ? <Percent value={spread} size="small" /> : <span aria-hidden>–</span>}</td>
      )}
    </tr>
  );
}

function LoadingRow({ columns }: Columns) {
  return (
    <tr className={rowClass}>
      {columns.map((column, index) => (
        <td key={column} className={index === 0 ? 'h-14' : cellClass}>
          <Skeleton width={index === 0 ? 'half' : undefined} />
        </td>
      ))}
    </tr>
  );
}
