import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Shown, Toast } from './message.ts';
import type { ToastViews } from './toast-view.tsx';
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
  if (!show) throw new Error('ToastProvider is missing');
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
  const [Views, setViews] = useState<typeof ToastViews>();
  const isNeeded = shown.length > 0;
  // Loaded with the first press, so it's there once there is something to say. Until then, and if it never is, a message is
  // its text.
  useEffect(() => {
    if (Views) return undefined;
    const load = (): unknown =>
      import('./toast-view.tsx').then(
        (loaded) => setViews(() => loaded.ToastViews),
        () => undefined,
      );
    if (isNeeded) load();
    document.addEventListener('pointerdown', load, { once: true });
    return () => document.removeEventListener('pointerdown', load);
  }, [Views, isNeeded]);
  const view = (toasts: Shown[]) =>
    Views ? (
      <Views toasts={toasts} lifetime={lifetime} onClose={close} />
    ) : (
      toasts.slice(0, 2).map(({ id, text }) => (
        <p key={id} className={css.toast}>
          {text}
        </p>
      ))
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
          {view(shown.filter(passes))}
        </div>
        <div role="alert" aria-live="assertive" className={css.stack}>
          {view(shown.filter((toast) => !passes(toast)))}
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
