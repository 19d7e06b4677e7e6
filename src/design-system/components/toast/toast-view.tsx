import { CircleExclamationPoint, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { toastsHeight } from '../screen/bar-heights.css.ts';
import type { Shown } from './message.ts';
import * as css from './toast.css.ts';

const icons = { plain: null, success: CircleCheck, danger: CircleExclamationPoint };

interface ToastViewsProps {
  toasts: Shown[];
  /** How long a message stays that needs no answer, in milliseconds. */
  lifetime: number;
  onClose: (id: number) => void;
}

/** The messages whose turn it is. */
export function ToastViews({ toasts, ...shared }: ToastViewsProps) {
  return inTurn(toasts).map((toast) => <ToastView key={toast.id} toast={toast} {...shared} />);
}

/** The two oldest, as more would cover the screen; of those that stay one, so that the others get their turn. */
function inTurn(toasts: Shown[]): Shown[] {
  const staying = toasts.filter(({ button }) => button);
  const passing = toasts.filter(({ button }) => !button);
  const turns = [...staying.slice(0, passing.length > 0 ? 1 : 2), ...passing.slice(0, staying.length > 0 ? 1 : 2)];
  return toasts.filter((toast) => turns.includes(toast));
}

interface ToastViewProps extends Omit<ToastViewsProps, 'toasts'> {
  toast: Shown;
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Publishes the height of all messages on the root, so that dialogs leave them space. */
function publishHeight(toast: HTMLElement | null): (() => void) | undefined {
  const region = toast?.closest<HTMLElement>('[data-toasts]');
  if (!region) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(toastsHeight, `${region.offsetHeight}px`));
  observer.observe(region);
  return () => {
    observer.disconnect();
    // That of another message sets it again, as the region has shrunk.
    style.removeProperty(toastsHeight);
  };
}

/** A message with its buttons. */
function ToastView({ toast, lifetime, onClose }: ToastViewProps) {
  const { labels } = useDesignSystem();
  const [held, setHeld] = useState(false);
  // Nobody reads it behind another tab, or on a locked phone.
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
  const { id, tone = 'plain', text, button } = toast;
  const icon = icons[tone];
  // Long enough for the customer to scroll, so the page leaves room for it.
  const isLong = tone === 'danger' || button !== undefined;
  // A toast with a button stays, so that it can be reached, also by keyboard; unless it's kept elsewhere.
  const stays = isLong && toast.lifetime === undefined;
  const time = toast.lifetime ?? lifetime;
  const end = useEffectEvent(() => {
    if (toast.lifetime !== undefined) toast.onClose?.();
    onClose(id);
  });
  useEffect(() => {
    if (held || stays || isHidden) return undefined;
    const timer = setTimeout(() => end(), time);
    return () => clearTimeout(timer);
  }, [held, stays, isHidden, time]);
  return (
    <div
      ref={publishHeight}
      className={css.toast}
      data-tone={tone}
      data-stays={isLong ? '' : undefined}
      // Pauses while hovered or focused.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.matches(':focus-within'))}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setHeld(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover'));
      }}
    >
      {icon && (
        <span className={css.icon}>
          <Icon icon={icon} />
        </span>
      )}
      <div className={css.words}>
        <span id={`toast-${id}`} className={css.text}>
          {text}
        </span>
        {button && (
          <button
            type="button"
            className={`${css.press} ${css.button}`}
            onClick={() => {
              button.onClick();
              onClose(id);
            }}
          >
            {button.label}
          </button>
        )}
      </div>
      <button
        type="button"
        id={`toast-${id}-close`}
        aria-label={labels.close}
        // It says what it closes.
        aria-labelledby={`toast-${id}-close toast-${id}`}
        className={`${css.press} ${css.close}`}
        onClick={() => {
          toast.onClose?.();
          onClose(id);
        }}
      >
        <Icon icon={X} />
      </button>
    </div>
  );
}
