import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Button } from '../button/index.ts';
import { Illustration } from '../illustration/index.ts';
import { focusMain } from '../screen/focus-main.ts';

export interface ErrorStateProps extends NativeProps<HTMLDivElement> {
  /** What failed. */
  title: ReactNode;
  /** What is safe, and what to do. */
  children?: ReactNode;
  /** Retries; `busy` while it runs. */
  retry?: { label: string; onClick: () => void; busy?: boolean };
  /** Another action, beside the retry. */
  action?: ReactNode;
  /**
   * `section` is one line, where the rest of the screen stands; `part` is words in the text of what it's inside; the
   * drawing is for a whole screen. Default `screen`.
   */
  scope?: keyof typeof scopes;
}

/** What failed to load; announced to screen readers when it appears. */
export function ErrorState({ scope = 'screen', ref, ...props }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // A retry that succeeds takes its button away. Here it still is in the page; in a dialog, that keeps the focus.
    return () => {
      if (element?.closest('main') && element.contains(document.activeElement)) focusMain();
    };
  }, []);
  const merged = useMergedRef(box, ref);
  const Failed = scopes[scope];
  return <Failed {...props} ref={merged} />;
}

type FailedProps = Omit<ErrorStateProps, 'scope'>;

function FailedPart({ title, children, retry, action, ...native }: FailedProps) {
  return (
    <div {...native} role="alert">
      <span className="me-2 text-muted">
        {title}
        {children && <> {children}</>}
      </span>
      {retry && (
        <Button tone="quiet" size="small" busy={retry.busy} onClick={retry.onClick}>
          {retry.label}
        </Button>
      )}
      {action}
    </div>
  );
}

function FailedSection({ title, children, retry, action, ...native }: FailedProps) {
  return (
    <div {...native} role="alert" className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 grow basis-48 flex-col">
        <p className="text-16 text-pretty">{title}</p>
        {children && <div className="text-14 text-muted text-pretty">{children}</div>}
      </div>
      {(retry || action) && (
        <div className="-mx-3 flex flex-wrap items-center">
          {retry && (
            <Button tone="quiet" busy={retry.busy} onClick={retry.onClick}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

function FailedScreen({ title, children, retry, action, ...native }: FailedProps) {
  return (
    <div {...native} role="alert" className="flex flex-col items-center gap-2 px-4 py-10 text-center">
      <Illustration name="cable" />
      <p className="max-w-80 pt-2 text-16 font-medium text-balance">{title}</p>
      {children && <div className="max-w-80 text-14 text-muted text-pretty">{children}</div>}
      {(retry || action) && (
        <div className="flex flex-wrap justify-center gap-2 pt-3">
          {retry && (
            <Button busy={retry.busy} onClick={retry.onClick}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

const scopes = { screen: FailedScreen, section: FailedSection, part: FailedPart };
