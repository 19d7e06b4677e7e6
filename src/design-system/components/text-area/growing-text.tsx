import type { ComponentPropsWithRef } from 'react';

export interface GrowingTextProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value'> {
  value: string;
  /** Classes of text and padding, which the text and its copy share. */
  textClass: string;
}

/**
 * A textarea as tall as its text. A hidden copy in the same grid cell gives the height: the property `field-sizing` is
 * too new, and measuring in a script comes one frame late.
 */
export function GrowingText({ textClass, onFocus, ...native }: GrowingTextProps) {
  const shared = `col-start-1 row-start-1 min-w-0 wrap-anywhere whitespace-pre-wrap ${textClass}`;
  return (
    <span className="grid min-w-0 grow">
      <textarea
        {...native}
        onFocus={(event) => {
          // Browsers only show the line of the cursor, and the others may be under a bar.
          event.currentTarget.scrollIntoView({ block: 'nearest' });
          onFocus?.(event);
        }}
        className={`${shared} resize-none overflow-hidden bg-transparent outline-none`}
      />
      {/* The space keeps the last line, which may be empty. */}
      <span aria-hidden translate="no" dir={native.dir ?? 'auto'} className={`invisible ${shared}`}>
        {`${native.value} `}
      </span>
    </span>
  );
}
