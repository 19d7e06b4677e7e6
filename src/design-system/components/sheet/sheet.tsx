import { Dialog, type DialogProps } from '../dialog/index.ts';

export type SheetProps = DialogProps;

/**
 * A dialog that rises from the bottom of a phone, and closes by dragging its head or by its button; centered on wide
 * screens. Load it lazily: it needs a library.
 */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="bottom" />;
}
