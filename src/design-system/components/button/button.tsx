import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { buttonClass, type buttonVariants } from './button.variants.ts';

type Native = NativeProps<HTMLElement> & Pick<ComponentProps<'button'>, 'type' | 'form' | 'disabled' | 'autoFocus'>;

export interface ButtonProps extends Native {
  children: ReactNode;
  /** `primary` at most once per screen; `quiet` for side actions. Default `secondary`. */
  tone?: keyof typeof buttonVariants.tone;
  /** 44, 48 and 56 px. Default `medium`. */
  size?: keyof typeof buttonVariants.size;
  /** As wide as its container. */
  block?: boolean;
  /** The action is running: keeps focus and width, and ignores further clicks. */
  busy?: boolean;
  /** Before the text, 20 px. */
  icon?: ReactNode;
  /** After the text, 20 px. */
  iconEnd?: ReactNode;
  /** Makes it a link, to a path of the app or another site. */
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A button. For an icon without words use IconButton, inside a sentence TextLink. */
export function Button(props: ButtonProps) {
  const { children, tone, size, block, busy = false, icon, iconEnd, href, onClick, ...rest } = props;
  const { type, form, disabled, autoFocus, ...native } = rest;
  const { labels, link: Link } = useDesignSystem();
  const className = buttonClass({ tone, size, block });
  const spinner = (
    <span className="shrink-0 animate-spin">
      <Icon icon={LoaderCircle} />
    </span>
  );
  const content = (
    <>
      {busy && (icon || block) ? spinner : icon}
      {busy && !icon && !block ? (
        // In place of the text, which keeps its room and stays readable for screen readers.
        <span className="relative">
          <span className="opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">{spinner}</span>
        </span>
      ) : (
        <span>{children}</span>
      )}
      {iconEnd}
      {busy && <span className="sr-only">, {labels.loading}</span>}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <Link
        {...(native as NativeProps<HTMLAnchorElement>)}
        href={href}
        className={className}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={busy ? (event) => event.preventDefault() : onClick}
      >
        {content}
      </Link>
    );
  }
  return (
    <button
      {...(native as NativeProps<HTMLButtonElement>)}
      // A busy button doesn't submit again. The caller sets the type.
      // oxlint-disable-next-line react/button-has-type
      type={busy || type === undefined ? 'button' : type}
      form={form}
      disabled={disabled}
      autoFocus={autoFocus}
      className={className}
      data-idle={disabled || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
