import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDesignSystem } from '../provider/index.ts';
import { press, region, stack, text as textClass, toast as toastClass } from './toast.css.ts';

export interface Toast {
  text: ReactNode;
  /** `danger` is said at once, the others when the reader is free. Default `plain`. */
  tone?: 'plain' | 'success' | 'danger';
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void };
}

interface Shown extends Toast {
  id: number;
}

const Context = createContext<((toast: Toast) => void) | null>(null);
const lifetime = 6000;

/** Shows a message that passes. What the customer has to read or answer is a Callout or a dialog. */
export function useToast(): (toast: Toast) => void {
  const show = use(Context);
  if (!show) throw new Error('No ToastProvider above this component, so there is nowhere to show a toast.');
  return show;
}

export interface ToastProviderProps {
  /** Name of the region: "Messages". */
  label: string;
  children: ReactNode;
}

/** Holds the live regions, which have to be on the page before they speak. Once, around the app. */
export function ToastProvider({ label, children }: ToastProviderProps) {
  const [shown, setShown] = useState<Shown[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const id = count.current;
    // The latest two: more would cover the screen.
    setShown((before) => [...before, { ...toast, id }].slice(-2));
  }, []);
  const close = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);
  const view = (toast: Shown) => <ToastView key={toast.id} toast={toast} onClose={close} />;
  return (
    <Context value={show}>
      {children}
      <section aria-label={label} className={region}>
        <div role="status" className={stack}>
          {shown.filter(({ tone }) => tone !== 'danger').map(view)}
        </div>
        <div role="alert" className={stack}>
          {shown.filter(({ tone }) => tone === 'danger').map(view)}
        </div>
      </section>
    </Context>
  );
}

const icons = { plain: null, success: CircleCheck, danger: CircleAlert };

function ToastView({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { labels } = useDesignSystem();
  const [held, setHeld] = useState(false);
  const { id, tone = 'plain', text, action } = toast;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onClose(id), lifetime);
    return () => clearTimeout(timer);
  }, [held, id, onClose]);
  const Icon = icons[tone];
  return (
    <div
      className={toastClass}
      data-tone={tone}
      // Time stops while someone reads or reaches for it.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      <span className={textClass}>{text}</span>
      {action && (
        <button
          type="button"
          className={press}
          onClick={() => {
            action.onPress();
            onClose(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={labels.close} className={press} onClick={() => onClose(id)}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
