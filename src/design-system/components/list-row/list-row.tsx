import { ChevronRight } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { RowPlaceContext } from './row-place.ts';

export interface ListRowProps extends NativeProps<HTMLElement> {
  /** 24 to 40 px before the text: a CurrencyIcon, Icon or Avatar. */
  start?: ReactNode;
  title: ReactNode;
  /** Below the title. */
  description?: ReactNode;
  /** Between text and figure: a Sparkline. */
  middle?: ReactNode;
  /** At the end, on the title's line: an Amount. */
  figure?: ReactNode;
  /** Below the figure: a Percent, a StatusChip. */
  figureDescription?: ReactNode;
  /** At the very end: a Button. A row that leads somewhere has an arrow if there is no figure. */
  end?: ReactNode;
  /** Makes the row a link. */
  href?: string;
  /** Makes the row a button. */
  onClick?: () => void;
  /** Shows a mark before the title, or with `false` a quieter title. Put the mark in words with `unreadLabel`. */
  unread?: boolean;
  /** "Unread", read before the title. */
  unreadLabel?: string;
  /** Tints the row for 400 ms when it changes: the price of a live row. */
  tint?: string | number;
}

const rowClass = 'flex min-h-row items-center gap-3 py-2.5 text-start';
// The target extends beyond the text, so that neither its background nor its focus ring touches a letter.
const pressClass = '-mx-3 w-[calc(100%+24px)] rounded-control px-3 -outline-offset-2 hover:bg-sunken';

/** Counts how often a value has changed since the first render. */
function useChanges(value: string | number | undefined): number {
  const [known, setKnown] = useState({ value, changes: 0 });
  if (known.value === value) return known.changes;
  setKnown({ value, changes: known.changes + 1 });
  return known.changes + 1;
}

/** A row of a List or RecordList. */
export function ListRow(props: ListRowProps) {
  const { link: Link } = useDesignSystem();
  const place = use(RowPlaceContext);
  const changes = useChanges(props.tint);
  const { start, title, description, middle, figure, figureDescription, end, unread, unreadLabel, ...rest } = props;
  const { href, onClick, tint: _tint, ...native } = rest;
  const content = (
    <RowContent
      {...{ start, title, description, middle, figure, figureDescription, end, unread, unreadLabel }}
      leads={(href !== undefined || onClick !== undefined) && !figure && !end}
    />
  );
  let row = (
    <div {...(native as NativeProps<HTMLDivElement>)} className={rowClass}>
      {content}
    </div>
  );
  if (href !== undefined) {
    row = (
      <Link
        {...(native as NativeProps<HTMLAnchorElement>)}
        href={href}
        onClick={onClick}
        className={`${rowClass} ${pressClass}`}
      >
        {content}
      </Link>
    );
  } else if (onClick) {
    row = (
      <button
        {...(native as NativeProps<HTMLButtonElement>)}
        type="button"
        onClick={onClick}
        className={`${rowClass} ${pressClass}`}
      >
        {content}
      </button>
    );
  }
  return (
    // If the list is virtualized, the first rendered row isn't the first of the list and keeps its line.
    <li
      {...place}
      className="relative isolate border-line [&+&]:border-t not-[[aria-posinset='1']]:data-index:border-t"
    >
      {changes > 0 && (
        <span
          key={changes}
          aria-hidden
          className="pointer-events-none absolute -inset-x-3 inset-y-0 -z-1 animate-tint bg-accent-quiet opacity-0"
        />
      )}
      {row}
    </li>
  );
}

function RowContent(props: Omit<ListRowProps, 'href' | 'onClick' | 'tint'> & { leads: boolean }) {
  const { start, title, description, middle, figure, figureDescription, end, unread, unreadLabel, leads } = props;
  // A sentence is not squeezed into single words: the figure wraps instead.
  const isSentence = typeof description === 'string' && description.length > 20;
  return (
    <>
      {/* Beside the first two lines, however many follow. */}
      {start && <span className="flex max-h-[2.75rem] shrink-0 items-center self-stretch">{start}</span>}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-0.5">
        {/* Never narrower than its longest word: the figure wraps to its own line instead. */}
        <span
          className={`flex max-w-full shrink-0 grow basis-[min-content] flex-col wrap-break-word ${isSentence ? 'min-w-[min(9rem,100%)]' : 'min-w-12'}`}
        >
          <span className={`text-16 ${unread === false ? '' : 'font-medium'}`}>
            {unread && (
              <span
                aria-hidden
                className="me-2 inline-block size-2 rounded-round bg-accent align-middle forced-color-adjust-none"
              />
            )}
            {unread && unreadLabel && <span className="sr-only">{unreadLabel} </span>}
            {title}
          </span>
          {description && <span className="text-14 text-muted">{description}</span>}
        </span>
        {middle && <span className="flex max-w-16 min-w-8 grow basis-8">{middle}</span>}
        {(figure || figureDescription) && (
          <span
            className={`ms-auto flex max-w-full flex-col items-end text-end ${figure && figureDescription ? 'self-start' : 'max-h-[2.75rem] justify-center self-stretch'} ${middle ? 'min-w-24' : ''}`}
          >
            {figure && <span className="max-w-full text-16 font-medium">{figure}</span>}
            {figureDescription && <span className="text-14 text-muted">{figureDescription}</span>}
          </span>
        )}
      </span>
      {end && <span className="relative flex shrink-0">{end}</span>}
      {leads && <Icon icon={ChevronRight} tone="muted" directional />}
    </>
  );
}
