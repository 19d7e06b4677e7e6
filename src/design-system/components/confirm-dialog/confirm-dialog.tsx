import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EqualButtons } from '../stack/index.ts';

export interface ConfirmDialogProps extends NativeProps<HTMLDivElement> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from each answer. */
  children?: ReactNode;
  /** `danger` if it destroys something. The dialog stays open while `busy`. */
  confirm: { label: string; onClick: () => void; busy?: boolean; tone?: 'plain' | 'danger' };
  /** Closes the dialog. */
  cancel: { label: string; onClick?: () => void };
}

/** Letters that fit side by side on a 390 px phone. */
const fits = 14;

/** A question with two equal answers: same size, same style. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirm, cancel, ...native } = props;
  const isLong = Math.max(confirm.label.length, cancel.label.length) > fits;
  return (
    <Dialog
      {...native}
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      dismissible={!confirm.busy}
      footer={
        <EqualButtons layout={isLong ? 'stack' : 'fit'}>
          <Button
            block
            disabled={confirm.busy}
            onClick={() => {
              cancel.onClick?.();
              onOpenChange(false);
            }}
          >
            {cancel.label}
          </Button>
          <Button
            block
            tone={confirm.tone === 'danger' ? 'danger' : 'secondary'}
            busy={confirm.busy}
            onClick={confirm.onClick}
          >
            {confirm.label}
          </Button>
        </EqualButtons>
      }
    >
      {children}
    </Dialog>
  );
}
