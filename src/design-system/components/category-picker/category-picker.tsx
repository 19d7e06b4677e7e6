import { useId, useState, type KeyboardEvent } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { categoryGroups, type Category, type CategoryGroup } from './categories.ts';
import { CategoryOption, type CategoryOffer, type CategoryLabels } from './category-option.tsx';
import { Percent } from '../percent/index.ts';
import * as css from './category-picker.css.ts';
import { nextOption } from './next-option.ts';

export interface CategoryPickerProps extends NativeProps<HTMLDivElement> {
  /** The question that the choice answers. */
  label: string;
  /** Below the label: what the figures mean. */
  hint?: string;
  value: Category | null;
  onChange: (value: Category) => void;
  /** Enter on the chosen category: on to what follows from the choice. */
  onEnter?: () => void;
  /** The current offer of each category. An edge that all of them share is said once. */
  offers: Readonly<Record<Category, CategoryOffer>>;
  /** Names of the figures, and of the five groups. */
  labels: CategoryLabels & { groups: Readonly<Record<CategoryGroup, string>> };
  /** None can be chosen now. */
  disabled?: boolean;
  /** Why none can, in place of the hint. */
  disabledReason?: string;
}

const groups = Object.entries(categoryGroups) as [CategoryGroup, Readonly<Record<string, string>>][];

/** A choice of the twelve categories of a leverage room, each with payout, probability and house edge. */
export function CategoryPicker(props: CategoryPickerProps) {
  const { label, hint, value, onChange, onEnter, offers, labels, disabled = false, disabledReason, ...native } = props;
  const id = useId();
  const edges = new Set(Object.values(offers).map((offer) => offer.edge));
  const [edge] = edges.size === 1 ? edges : [];
  // Said once, when none can be chosen any longer: a reason that counts down would be said each second.
  const [closing, setClosing] = useState('');
  const [wasDisabled, setWasDisabled] = useState(disabled);
  if (wasDisabled !== disabled) {
    setWasDisabled(disabled);
    setClosing(disabled ? (disabledReason ?? '') : '');
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...event.currentTarget.querySelectorAll('input')];
    if (event.key === 'Enter' && value !== null && onEnter) {
      // Or the key press would also submit the form that the focus moves to.
      event.preventDefault();
      onEnter();
      return;
    }
    const from = options.indexOf(event.target as HTMLInputElement);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const places = options.map((option) => option.getBoundingClientRect());
    const next = from < 0 ? undefined : nextOption(event.key, from, places, isRightToLeft);
    const option = next === undefined ? undefined : options[next];
    if (!option || event.altKey || event.ctrlKey || event.metaKey) return;
    // Native arrow keys know one dimension, and would choose disabled options.
    event.preventDefault();
    option.focus();
    if (option.ariaDisabled !== 'true') onChange(option.value as Category);
  };
  return (
    <div className={css.root}>
      <span className={css.header}>
        <span id={`${id}label`} className={css.title}>
          {label}
        </span>
        {edge !== undefined && (
          <span id={`${id}edge`} className={css.sharedEdge}>
            {labels.edge} <Percent value={edge} size="small" />
          </span>
        )}
      </span>
      <span id={`${id}note`} className={css.note} data-disabled={disabled || undefined}>
        {disabled ? (disabledReason ?? hint) : hint}
      </span>
      <span role="status" className="sr-only">
        {closing}
      </span>
      {/* Handles the arrow keys of the radio buttons; the group itself isn't focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        {...native}
        role="radiogroup"
        aria-labelledby={`${id}label`}
        aria-describedby={describedBy(edge !== undefined && `${id}edge`, `${id}note`, native['aria-describedby'])}
        className={css.grid}
        onKeyDown={move}
      >
        {groups.map(([group, categories]) => (
          <div
            key={group}
            role="group"
            aria-labelledby={id + group}
            className={`${css.group} ${group === 'pairs' ? css.wideGroup : ''}`}
          >
            <span id={id + group} className={css.heading}>
              {labels.groups[group]}
            </span>
            {(Object.entries(categories) as [Category, string][]).map(([category, wins]) => (
              <CategoryOption
                key={category}
                offer={offers[category]}
                labels={labels}
                wins={wins}
                group={id}
                value={category}
                isChosen={category === value}
                showsEdge={edge === undefined}
                isDisabled={disabled}
                onChoose={() => onChange(category)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
