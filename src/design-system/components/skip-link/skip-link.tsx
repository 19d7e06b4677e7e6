import type { NativeProps } from '../../theme/native-props.ts';
import { link } from './skip-link.css.ts';

export interface SkipLinkProps extends NativeProps<HTMLAnchorElement> {
  /** "Skip to content". */
  children: string;
}

/** Moves focus past the bars to the content of the Screen. First on the page, visible only while focused. */
export function SkipLink({ children, ...native }: SkipLinkProps) {
  return (
    <a
      {...native}
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
