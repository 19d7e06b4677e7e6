import type { MouseEvent, ReactNode } from 'react';
import { useDesignSystem } from '../provider/index.ts';

export interface TextLinkProps {
  /** Where it leads: a path of the app or another site. */
  href: string;
  children: ReactNode;
  /** Stands alone on its line, with a target of 44 px. Default: runs inside a sentence. */
  standalone?: boolean;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A link in words. For the next step of a screen use a Button with `href`. */
export function TextLink({ href, children, standalone = false, onClick }: TextLinkProps) {
  const { link: Link } = useDesignSystem();
  const shape = standalone ? 'inline-flex min-h-target items-center gap-1 font-medium' : 'underline underline-offset-4';
  return (
    <Link href={href} onClick={onClick} className={`rounded-small text-accent hover:text-accent-strong ${shape}`}>
      {children}
    </Link>
  );
}
