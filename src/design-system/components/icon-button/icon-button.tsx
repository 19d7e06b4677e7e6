import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { iconButtonClass, type iconButtonVariants } from './icon-button.variants.ts';

type Native = Pick<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'id' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'ref'
>;

export interface IconButtonProps extends Native {
  /** What it does, for those who do not see the icon. Say a count here too: "Notices, 3 unread". */
  label: string;
  /** 20 to 24 px, drawn in the current color. */
  icon: ReactNode;
  /** Default `plain`. */
  tone?: keyof typeof iconButtonVariants.tone;
  /** For a toggle: whether it is on. The label then stays the same. */
  pressed?: boolean;
  /** A Badge at the upper corner: a count, drawn if it is not 0, a short word, or `true` for a dot. Say it in the label too. */
  badge?: number | string | boolean;
  /** Makes it a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** An icon to press, 44 px. Where there is room use a Button with words. */
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
