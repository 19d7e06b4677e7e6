import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Shown, Toast } from './message.ts';
import type { ToastView } from './toast-view.tsx';
import * as css from './toast.css.ts';

/** Shows a toast. Returns a function that removes it. */
type ShowToast = (toast: Toast) => () => void;

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
  const [View, setView] = useState<typeof ToastView>();
  const isNeeded = shown.length > 0;
  // The first screen doesn't wait for it. Until it's there, and if it never is, a message is its text.
  useEffect(() => {
    if (!View)
      import('./toast-view.tsx').then(
        (loaded) => setView(() => loaded.ToastView),
        () => undefined,
      );
  }, [View, isNeeded]);
  const view = (toast: Shown) =>
    View ? (
      <View key={toast.id} toast={toast} lifetime={lifetime} onClose={close} />
    ) : (
      <p key={toast.id} className={css.toast}>
        {toast.text}
      </p>
    );
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
