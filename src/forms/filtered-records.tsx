import { useRef, type ReactNode } from 'react';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { RecordList } from '#design-system/record-list';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import type { ItemOf, ListName, Pages } from '#platform/swr-pages';

interface FilteredRecordsProps<Name extends ListName> {
  pages: Pages<Name>;
  label: string;
  /** Title of the error. */
  failed: string;
  filters: ReactNode;
  isFiltered: boolean;
  getKey(item: ItemOf<Name>): string;
  /** The moment whose day it stands under. */
  getMoment(item: ItemOf<Name>): string;
  /** Says that nothing passes the filter. */
  none: { title: string; text?: string; showAll: string; onShowAll(): void };
  /** Says that there is nothing yet, and where the first one comes from. */
  empty: { title: string; text?: string; action: { href: string; label: string } };
  children(item: ItemOf<Name>): ReactNode;
}

/** Records by day below their filters, which disappear where there is nothing to filter. */
export function FilteredRecords<Name extends ListName>(props: FilteredRecordsProps<Name>) {
  const { pages, label, failed, filters, isFiltered, getKey, getMoment, none, empty, children } = props;
  const dates = useDates();
  const place = useRef<HTMLDivElement>(null);
  const list = useListState(pages, failed);
  const showAll = (): void => {
    none.onShowAll();
    // The button disappears with the filters, so move the focus first.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place}>
      {(isFiltered || pages.first?.total !== 0) && filters}
      <RecordList
        {...list}
        label={label}
        getKey={getKey}
        getDay={(item) => dates.day(getMoment(item))}
        empty={
          isFiltered ? (
            <EmptyState
              illustration="lens"
              title={none.title}
              action={<Button onClick={showAll}>{none.showAll}</Button>}
            >
              {none.text}
            </EmptyState>
          ) : (
            <EmptyState
              illustration="ledger"
              title={empty.title}
              action={<Button href={empty.action.href}>{empty.action.label}</Button>}
            >
              {empty.text}
            </EmptyState>
          )
        }
      >
        {children}
      </RecordList>
    </div>
  );
}
