import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Prose } from '../prose/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';

export interface NoticeDialogProps {
  open: boolean;
  /** "System notice". */
  title: ReactNode;
  /** "Confirm". */
  confirmLabel: string;
  /** Both buttons hide it; the caller learns which one. */
  onHide: (reason: 'confirm' | 'close') => void;
  /** While the notice is fetched. */
  loadingLabel: string;
  /** HTML from the server; sanitized here. Absent while loading. */
  html?: string;
  /** Name of a wide table in the content, by its position: "Table 2". */
  tableLabel: (position: number) => string;
  /** Replaces content that failed to load. */
  error?: ReactNode;
  /** Under the title: when it was written. */
  description?: ReactNode;
  /** After the content. */
  children?: ReactNode;
}

/** A notice of the platform, read and confirmed. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { open, title, confirmLabel, onHide, loadingLabel, html, tableLabel, error, description, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onHide('close')}
      title={title}
      description={description}
      footer={
        <Button tone="primary" block onClick={() => onHide('confirm')}>
          {confirmLabel}
        </Button>
      }
    >
      {error}
      {!error && html !== undefined && <Prose html={html} loadingLabel={loadingLabel} tableLabel={tableLabel} />}
      {!error && html === undefined && !children && (
        <SkeletonGroup label={loadingLabel}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {children}
    </Dialog>
  );
}
