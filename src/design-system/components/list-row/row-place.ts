import { createContext, type CSSProperties, type Ref } from 'react';

/** What a row is told by a list that draws only the rows in sight. */
export interface RowPlace {
  ref: Ref<HTMLLIElement>;
  'data-index': number;
  /** From 1, within its list. */
  'aria-posinset': number;
  /** -1 while more may come. */
  'aria-setsize': number;
  style: CSSProperties | undefined;
}

/** Given by a long RecordList; absent, all rows of the list are there. */
export const RowPlaceContext = createContext<RowPlace | null>(null);
