import { Check } from 'lucide-react';
import type { KeyboardEvent, RefCallback } from 'react';
import { Icon } from '../icon/index.ts';
import type { SelectOption } from './select-option.ts';

interface SelectRowProps {
  option: SelectOption;
  chosen: boolean;
  /** Gets the initial focus. */
  isFirst: boolean;
  /** One of so many that most aren't visible. */
  isOneOfMany: boolean;
  buttonRef: RefCallback<HTMLButtonElement> | undefined;
  onChoose: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** One option of the sheet. In long lists layout skips hidden options, so that 250 countries open nearly as fast as five. */
export function SelectRow({ option, chosen, isFirst, isOneOfMany, buttonRef, onChoose, onKeyDown }: SelectRowProps) {
  const reason = option.disabled && option.disabledReason;
  return (
    <li
      data-skipped={isOneOfMany || undefined}
      className="relative px-3 data-skipped:[contain-intrinsic-size:auto_57px] data-skipped:[content-visibility:auto] [&+&]:before:absolute [&+&]:before:inset-x-3 [&+&]:before:top-0 [&+&]:before:border-t [&+&]:before:border-line"
    >
      <button
        ref={buttonRef}
        type="button"
        disabled={option.disabled}
        aria-pressed={chosen}
        data-first-focus={isFirst || undefined}
        onClick={() => onChoose(option.value)}
        onKeyDown={onKeyDown}
        // Clear of the sticky search field and not clipped by the row; the focus ring covers the line.
        className="relative -mx-3 flex min-h-14 w-[calc(100%+1.5rem)] scroll-mt-16.25 items-center gap-3 rounded-control px-3 py-2 text-start -outline-offset-2 hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent"
      >
        {option.icon}
        <span className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-4 gap-y-0.5">
          {/* If both don't fit side by side, the figure wraps below. */}
          <span className="flex min-w-0 grow basis-24 flex-col wrap-break-word">
            <span lang={option.lang} className={chosen ? 'font-medium text-accent' : ''}>
              {option.label}
              {chosen && (
                <span className="ms-2 inline-block align-text-bottom">
                  <Icon icon={Check} />
                </span>
              )}
            </span>
            {(option.description || reason) && (
              <span className="text-14 text-muted">
                {option.description}
                {option.description && reason && ' · '}
                {reason}
              </span>
            )}
          </span>
          {option.end && <span className="max-w-full text-end">{option.end}</span>}
        </span>
      </button>
    </li>
  );
}
