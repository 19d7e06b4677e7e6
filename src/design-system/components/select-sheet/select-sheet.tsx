import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Sheet } from '../sheet/index.ts';
import { find } from './find.ts';
import type { SelectOption } from './select-option.ts';
import { SelectRow } from './select-row.tsx';

export interface SelectSheetProps extends NativeProps<HTMLDivElement> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** In display order. */
  options: readonly SelectOption[];
  value: string | null;
  /** Called with the choice; the sheet closes itself. */
  onChange: (value: string) => void;
  /** Shows a search field, for long lists. */
  search?: { label: string; clearLabel: string; emptyLabel: string };
  /** Below the list: leads to where the options are managed. The sheet closes itself first. */
  more?: { label: string; icon?: ReactNode; onClick: () => void } | undefined;
}

/** From this length on the list keeps its height while filtered, so that the search field doesn't move. */
const manyOptions = 8;

/**
 * A choice from a list, by touch, Tab, arrows, Home and End; typing a letter moves to the search. Load it lazily;
 * SelectField does so itself.
 */
export function SelectSheet(props: SelectSheetProps) {
  const { open, onOpenChange, title, options, value, onChange, search, more, ...native } = props;
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = find(options, query);
  const isLong = options.length > manyOptions;
  const enabled = found.filter(({ disabled }) => !disabled);
  // Focus starts on the chosen option, so that arrows and letters work immediately.
  const first = enabled.find((option) => option.value === value) ?? enabled[0];
  const groups = [...new Set(found.map(({ group }) => group))];
  const close = (isOpen: boolean) => {
    if (!isOpen) setQuery('');
    onOpenChange(isOpen);
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    close(false);
  };
  const showChosen = useCallback((row: HTMLElement | null) => row?.scrollIntoView({ block: 'start' }), []);
  const focusRow = (step: (rows: HTMLButtonElement[]) => HTMLElement | null | undefined) => {
    step([...(list.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])])?.focus();
  };
  const onRowKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { currentTarget: row, key } = event;
    const steps: Record<string, (rows: HTMLButtonElement[]) => HTMLElement | null | undefined> = {
      ArrowDown: (rows) => rows[rows.indexOf(row) + 1],
      ArrowUp: (rows) => rows[rows.indexOf(row) - 1] ?? field.current,
      Home: (rows) => rows[0],
      End: (rows) => rows.at(-1),
    };
    const step = steps[key];
    if (step) {
      event.preventDefault();
      focusRow(step);
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // The letter itself goes to the newly focused field.
      field.current?.focus();
    }
  };
  const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusRow((rows) => rows[0]);
    } else if (event.key === 'Enter' && query.trim() !== '' && enabled[0] && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(enabled[0].value);
    }
  };
  return (
    <Sheet {...native} open={open} onOpenChange={close} title={title}>
      {search && (
        <div className="sticky top-0 z-bar -mx-5 border-b border-line bg-surface px-5 pt-1 pb-3">
          <SearchField
            ref={field}
            label={search.label}
            clearLabel={search.clearLabel}
            value={query}
            onChange={setQuery}
            onKeyDown={onSearchKey}
          />
        </div>
      )}
      <div
        ref={list}
        className={`-mx-3 ${search ? '-mt-4' : ''} flex flex-col gap-3 ${search && isLong ? 'min-h-[50dvh]' : ''}`}
      >
        {groups.map((group) => (
          <section key={group ?? ''} aria-label={group}>
            {group && <h3 className="px-3 pb-1 text-14 font-medium text-muted">{group}</h3>}
            <ul className="flex flex-col">
              {found
                .filter((option) => option.group === group)
                .map((option) => (
                  <SelectRow
                    key={option.value}
                    option={option}
                    chosen={option.value === value}
                    isFirst={option === first}
                    isOneOfMany={isLong}
                    buttonRef={option.value === value && isLong ? showChosen : undefined}
                    onChoose={choose}
                    onKeyDown={onRowKey}
                  />
                ))}
            </ul>
          </section>
        ))}
        <p role="status" className="py-4 text-center text-14 text-muted empty:absolute">
          {search && found.length === 0 ? search.emptyLabel : ''}
        </p>
      </div>
      {more && (
        <Button
          tone="quiet"
          block
          icon={more.icon}
          onClick={() => {
            close(false);
            more.onClick();
          }}
        >
          {more.label}
        </Button>
      )}
    </Sheet>
  );
}
