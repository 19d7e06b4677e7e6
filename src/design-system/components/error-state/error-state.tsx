import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Illustration } from '../illustration/index.ts';

export interface ErrorStateProps {
  /** What failed. */
  title: ReactNode;
  /** What is safe, and what to do. */
  children?: ReactNode;
  /** Retries; `busy` while it runs. */
  retry?: { label: string; onClick: () => void; busy?: boolean };
  /** Another action, beside the retry. */
  action?: ReactNode;
}

/** What failed to load; announced to screen readers when it appears. */
export function ErrorState({ title, children, retry, action }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-10 text-center">
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
