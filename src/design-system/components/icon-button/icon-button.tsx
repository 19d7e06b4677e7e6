import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { iconButtonClass, type iconButtonVariants } from './icon-button.variants.ts';

type Native = Pick<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'id' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'ref'
>;

export interface IconButtonProps extends Native {
  /** What it does, for screen readers and the tooltip. Include a count: "Notices, 3 unread". */
  label: string;
  /** An Icon, `medium` or `large`. */
  icon: ReactNode;
  /** Default `plain`. */
  tone?: keyof typeof iconButtonVariants.tone;
  /** For a toggle: whether it is on. The label doesn't change. */
  pressed?: boolean;
  /** A Badge at the upper corner: a count, hidden at 0, a short word, or `true` for a dot. Include it in the label. */
  badge?: number | string | boolean;
  /** Makes it a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button with only an icon, 44 px. Where space allows use a Button with words. */
export function IconButton({ label, icon, tone, pressed, badge, href, onClick, ...native }: IconButtonProps) {
  const { link: Link } = useDesignSystem();
  const className = iconButtonClass({ tone });
  const content = (
    <>
      {icon}
      {badge ? (
        <span aria-hidden className={`absolute flex ${badge === true ? 'end-2 top-2' : 'end-0 top-0'}`}>
          <Badge>{badge === true ? undefined : badge}</Badge>
        </span>
      ) : null}
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} id={native.id} aria-label={label} title={label} className={className} onClick={onClick}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...native}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={className}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
