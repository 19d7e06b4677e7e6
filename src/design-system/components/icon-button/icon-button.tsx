import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useDesignSystem } from '../provider/index.ts';
import { iconButtonClass, type iconButtonVariants } from './icon-button.variants.ts';

type Native = Pick<
  ComponentPropsWithRef<'button'>,
  'disabled' | 'id' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'ref'
>;

export interface IconButtonProps extends Native {
  /** What it does, for those who do not see the icon. Say a count here too: "Notices, 3 unread". */
  label: string;
  /** 20 to 24 px, drawn in the current colour. */
  icon: ReactNode;
  /** Default `plain`. */
  tone?: keyof typeof iconButtonVariants.tone;
  /** For a toggle: whether it is on. The label then stays the same. */
  pressed?: boolean;
  /** Short text or number at the upper corner; `true` is a dot. The label has to say it as well. */
  badge?: ReactNode;
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
      {badge === true && <span aria-hidden className="absolute end-2 top-2 size-2 rounded-round bg-accent" />}
      {badge !== undefined && badge !== null && typeof badge !== 'boolean' && (
        <span
          aria-hidden
          className="absolute end-0 top-0 min-w-5 rounded-round forced-color-adjust-none bg-accent px-1 text-center text-12 leading-5 font-medium text-on-accent"
        >
          {badge}
        </span>
      )}
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
