import { link } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** "Skip to content". */
  children: string;
}

/** Moves focus past the bars to the content of the Screen. First on the page, visible only while focused. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className={link}
      onClick={(event) => {
        // Native navigation would add a history entry.
        event.preventDefault();
        document.querySelector('main')?.focus();
      }}
    >
      {children}
    </a>
  );
}
