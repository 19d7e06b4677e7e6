import type { ReactNode } from 'react';

export interface SuggestedValue {
  /** What the button does: "Enter 10.00 EUR". */
  label: string;
  /** Puts a valid value into the field. */
  onClick: () => void;
}

/** An error, and the button that fixes it. */
export function Suggestion({ text, suggestion }: { text: ReactNode; suggestion: SuggestedValue | undefined }) {
  return (
    <>
      {text}
      {suggestion && (
        <button
          type="button"
          onClick={suggestion.onClick}
          className="-mx-2 flex min-h-target items-center px-2 rounded-control text-start font-medium text-accent underline underline-offset-4 -outline-offset-2 hover:text-accent-strong"
        >
          {suggestion.label}
        </button>
      )}
    </>
  );
}
