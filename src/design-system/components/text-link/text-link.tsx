import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useDesignSystem } from '../provider/index.ts';

export interface TextLinkProps extends NativeProps<HTMLAnchorElement> {
  /** A path of the app or another site. */
  href: string;
  children: ReactNode;
  /** Stands alone, with a target of 44 px. Default: inline in a sentence. */
  standalone?: boolean;
  /** Opens another site in a new tab. Say where it leads in the words. */
  newTab?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A text link. For the next step of a screen use a Button with `href`. */
export function TextLink({ href, children, standalone = false, newTab = false, onClick, ...native }: TextLinkProps) {
  const { link: Link } = useDesignSystem();
  // The touch target extends beyond a short word without moving its letters.
  const shape = standalone
    ? '-mx-3 inline-flex min-h-target min-w-target items-center gap-1 px-3 rounded-control font-medium -outline-offset-2'
    : 'rounded-small underline underline-offset-4';
  return (
    <Link
      {...native}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      href={href}
      onClick={onClick}
      className={`text-accent hover:text-accent-strong ${shape}`}
    >
      {children}
    </Link>
  );
}
