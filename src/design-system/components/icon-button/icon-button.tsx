import type { MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Badge } from '../badge/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { iconButtonClass, type iconButtonVariants } from './icon-button.variants.ts';

export interface IconButtonProps extends NativeProps<HTMLElement> {
  /** What it does, for screen readers and the tooltip. Include a count: "Notices, 3 unread". */
  label: string;
  /** An Icon, `medium` or `large`. */
  icon: ReactNode;
  /** `accent` where it belongs to a field or figure, `outlined` where it stands alone. Default `plain`. */
  tone?: keyof typeof iconButtonVariants.tone;
  /** For a toggle: whether it is on. The label doesn't change. */
  pressed?: boolean;
  /** A Badge at the upper corner: a count, hidden at 0, a short word, or `true` for a dot. Include it in the label. */
  badge?: number | string | boolean;
  disabled?: boolean;
  /** While what it does is sent: presses do nothing, and the focus stays. */
  busy?: boolean;
  /** Makes it a link. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button with only an icon, 44 px. Where space allows use a Button with words. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone, pressed, badge, disabled, busy = false, href, onClick, ...native } = props;
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
  if (href !== undefined && !disabled) {
    return (
      <Link
        {...(native as NativeProps<HTMLAnchorElement>)}
        href={href}
        aria-label={label}
        title={label}
        className={className}
        onClick={onClick}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      {...(native as NativeProps<HTMLButtonElement>)}
      type="button"
      disabled={disabled}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={className}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
