import { createContext, type CSSProperties, type Ref } from 'react';

/** What a virtualized list passes to its rows. */
export interface RowPlace {
  ref: Ref<HTMLLIElement>;
  'data-index': number;
  /** From 1, within its list. */
  'aria-posinset': number;
  /** -1 while more may follow. */
  'aria-setsize': number;
  style: CSSProperties | undefined;
}

/** Provided by a long RecordList; absent if all rows are rendered. */
export const RowPlaceContext = createContext<RowPlace | null>(null);
