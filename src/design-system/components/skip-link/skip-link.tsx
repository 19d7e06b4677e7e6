import { link } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** "Skip to content". */
  children: string;
}

/** Takes the keyboard past the bars to the content of the Screen. First on the page, and seen only while it has the focus. */
export function SkipLink({ children }: SkipLinkProps) {
  return (
    <a
      href="#main"
      className={link}
      onClick={(event) => {
        // The browser would make an entry in the history of it.
        event.preventDefault();
        document.querySelector('main')?.focus();
      }}
    >
      {children}
    </a>
  );
}
