import { CircleExclamationPoint, CircleCheck, X } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import * as css from './toast.css.ts';

export interface Toast {
  text: ReactNode;
  /**
   * `danger` is announced assertively and stays until closed; others are announced politely and disappear. Default
   * `plain`.
   */
  tone?: 'plain' | 'success' | 'danger';
  /** One button; the message stays until it is clicked or closed. */
  button?: { label: string; onClick: () => void };
  /** Called when the customer closes it without the button. */
  onClose?: () => void;
}

/** Shows a toast. Returns a function that removes it. */
type ShowToast = (toast: Toast) => () => void;

interface Shown extends Toast {
  id: number;
}

const Context = createContext<ShowToast | null>(null);

/**
 * Returns a function that shows a transient message. What the customer must read or answer belongs in a Callout or
 * dialog.
 */
export function useToast(): ShowToast {
  const show = use(Context);
  if (!show) throw new Error('No ToastProvider above this component, so there is nowhere to show a toast.');
  return show;
}

export interface ToastProviderProps {
  /** Name of the region: "Messages". */
  label: string;
  /** How long a message stays, in milliseconds. Default 6000. */
  lifetime?: number;
  children: ReactNode;
}

/** Renders the live regions, which must exist before they announce. Once, around the app. */
export function ToastProvider({ label, lifetime = 6000, children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  const count = useRef(0);
  const region = useRef<HTMLElement>(null);
  const before = useRef<EventTarget>(null);
  const close = useCallback((id: number) => {
    // Return keyboard focus to where it came from.
    if (region.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus();
    setShown((others) => others.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      count.current += 1;
      const id = count.current;
      setShown((others) => withToast(others, { ...toast, id }));
      return () => close(id);
    },
    [close],
  );
  const view = (toast: Shown) => <ToastView key={toast.id} toast={toast} lifetime={lifetime} onClose={close} />;
  return (
    <Context value={show}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears where the focus comes from */}
      <section
        ref={region}
        aria-label={label}
        className={css.region}
        data-toasts
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
      >
        {/* An explicit aria-live: open dialogs hide everything from screen readers except explicit live regions. */}
        <div role="status" aria-live="polite" className={css.stack}>
          {inTurn(shown.filter(passes)).map(view)}
        </div>
        <div role="alert" aria-live="assertive" className={css.stack}>
          {inTurn(shown.filter((toast) => !passes(toast))).map(view)}
        </div>
      </section>
    </Context>
  );
}

const passes = ({ tone }: Toast): boolean => tone !== 'danger';

/** The same message again takes its place, instead of waiting behind itself. */
function withToast(toasts: Shown[], added: Shown): Shown[] {
  const isSame = ({ text, tone }: Toast): boolean => text === added.text && tone === added.tone;
  return toasts.some(isSame) ? toasts.map((toast) => (isSame(toast) ? added : toast)) : [...toasts, added];
}

/** The two oldest, as more would cover the screen; of those that stay one, so that the others get their turn. */
function inTurn(toasts: Shown[]): Shown[] {
  const staying = toasts.filter(({ button }) => button);
  const passing = toasts.filter(({ button }) => !button);
  const turns = [...staying.slice(0, passing.length > 0 ? 1 : 2), ...passing.slice(0, staying.length > 0 ? 1 : 2)];
  return toasts.filter((toast) => turns.includes(toast));
}

const icons = { plain: null, success: CircleCheck, danger: CircleExclamationPoint };

interface ToastViewProps {
  toast: Shown;
  lifetime: number;
  onClose: (id: number) => void;
}

function ToastView({ toast, lifetime, onClose }: ToastViewProps) {
  const { labels } = useDesignSystem();
  const [held, setHeld] = useState(false);
  const { id, tone = 'plain', text, button } = toast;
  const icon = icons[tone];
  // A toast with a button stays, so that it can be reached, also by keyboard.
  const stays = tone === 'danger' || button !== undefined;
  useEffect(() => {
    if (held || stays) return undefined;
    const timer = setTimeout(() => onClose(id), lifetime);
    return () => clearTimeout(timer);
  }, [held, stays, id, lifetime, onClose]);
  return (
    <div
      className={css.toast}
      data-tone={tone}
      data-stays={stays ? '' : undefined}
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
