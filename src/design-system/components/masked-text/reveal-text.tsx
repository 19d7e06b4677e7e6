import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Icon } from '../icon/index.ts';
import { FullText, MaskedText } from './masked-text.tsx';

export interface RevealTextProps extends NativeProps<HTMLButtonElement> {
  /** The customer's own name, email or phone. */
  text: string;
  /** What the button does: "Show". */
  showLabel: string;
}

/** Long enough to read an address aloud, short enough to forget about. */
const revealMs = 10_000;

/** The customer's own masked text. A click shows it in full for ten seconds, or until the next click. */
export function RevealText({ text, showLabel, ...native }: RevealTextProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), revealMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <button
      {...native}
      type="button"
      aria-pressed={isShown}
      className="-my-3 inline-flex min-h-target max-w-full items-center gap-2 rounded-small text-start -outline-offset-8"
      onClick={() => setShown(!isShown)}
    >
      {isShown ? <FullText text={text} /> : <MaskedText text={text} />}
      <span className="sr-only">{showLabel}</span>
      <Icon icon={isShown ? EyeOff : Eye} tone="muted" />
    </button>
  );
}
