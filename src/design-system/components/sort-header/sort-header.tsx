import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { sortHeaderClass, type sortHeaderVariants } from './sort-header.variants.ts';

export type SortDirection = 'ascending' | 'descending';

export interface SortHeaderProps extends NativeProps<HTMLTableCellElement> {
  /** Name of the column. */
  children: ReactNode;
  /** How the table is sorted by this column. Default `none`: by another one. */
  sort?: SortDirection | 'none';
  /** The side on which the column is aligned: `end` for figures. Default `start`. */
  align?: keyof typeof sortHeaderVariants.align;
  onClick: () => void;
}

const shapes = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header of a table's column, which sorts the table. Stands in a row of a `thead`. */
export function SortHeader({ children, sort = 'none', align = 'start', onClick, ...native }: SortHeaderProps) {
  return (
    <th
      {...native}
      scope="col"
      aria-sort={sort === 'none' ? undefined : sort}
      className={align === 'end' ? 'text-end' : 'text-start'}
    >
      <button
        type="button"
        className={sortHeaderClass({ align })}
        data-sorted={sort === 'none' ? undefined : true}
        onClick={onClick}
      >
        <span className="wrap-break-word hyphens-auto">{children}</span>
        <Icon icon={shapes[sort]} size="x-small" />
      </button>
    </th>
  );
}
