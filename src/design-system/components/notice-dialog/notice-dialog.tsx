import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Prose, type ProseProps } from '../prose/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';

export interface NoticeDialogProps extends NativeProps<HTMLDivElement> {
  open: boolean;
  /** "System notice". */
  title: ReactNode;
  /** Both buttons close it; the caller learns which one. */
  onClose: (reason: 'confirm' | 'close') => void;
  /** HTML from the server; sanitized here. Absent while loading. */
  html?: string;
  /** All its texts but the title. */
  labels: {
    /** "Confirm". */
    confirm: string;
    /** Name of a wide table in the notice, by its position: "Table 2". */
    table: ProseProps['tableLabel'];
  };
  /** Replaces content that failed to load. */
  error?: ReactNode;
  /** Under the title: when it was written. */
  description?: ReactNode;
  /** After the content. */
  children?: ReactNode;
}

/** A notice of the platform, read and confirmed. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { open, title, labels, onClose, html, error, description, children, ...native } = props;
  return (
    <Dialog
      {...native}
      open={open}
      onOpenChange={(next) => !next && onClose('close')}
      title={title}
      description={description}
      footer={
        <Button tone="primary" block onClick={() => onClose('confirm')}>
          {labels.confirm}
        </Button>
      }
    >
      {error}
      {!error && html !== undefined && <Prose html={html} tableLabel={labels.table} />}
      {!error && html === undefined && !children && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
      {children}
    </Dialog>
  );
}
