import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';

export interface CopyButtonProps extends NativeProps<HTMLElement> {
  /** Text for the clipboard. */
  text: string;
  /** "Copy address". */
  label: string;
  /** An icon beside the text, or a Button with the label. Default `icon`. */
  appearance?: 'icon' | 'button';
  /** Called once the text is on the clipboard. */
  onCopied?: () => void;
}

const icons = { idle: Copy, copied: Check, failed: X };

/** Copies a text and reports whether it worked. */
export function CopyButton({ text, label, appearance = 'icon', onCopied, ...native }: CopyButtonProps) {
  const { labels } = useDesignSystem();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const write = async () => {
    // A repeated click announces again and restarts the timer.
    setState('idle');
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      onCopied?.();
    } catch {
      setState('failed');
    }
  };
  const copy = () => void write();
  const icon = <Icon icon={icons[state]} />;
  const message = { idle: '', copied: labels.copied, failed: labels.copyFailed }[state];
  return (
    <span className={`relative ${appearance === 'icon' ? 'inline-flex' : 'inline-grid'}`}>
      {appearance === 'icon' ? (
        <IconButton {...native} label={label} tone="accent" icon={icon} onClick={copy} />
      ) : (
        <Button {...native} icon={icon} onClick={copy}>
          {/* Both share one grid cell, so that nothing shifts. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={message ? 'invisible' : undefined}>{label}</span>
            {message && <span>{message}</span>}
          </span>
        </Button>
      )}
      <span role="status" className={appearance === 'icon' && message ? tipClass : 'sr-only'}>
        {message}
      </span>
    </span>
  );
}

const tipClass =
  'pointer-events-none absolute end-0 bottom-full z-toast mb-1 w-max max-w-40 rounded-small border border-ink forced-color-adjust-none bg-ink px-2 py-1 text-center text-12 text-paper';
