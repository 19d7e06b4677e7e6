import { Dialog, type DialogProps } from '../dialog/index.ts';

export type SheetProps = DialogProps;

/**
 * Rises from the bottom of a phone, and is pulled down by its head or closed by its button; on a wide screen it stands in the
 * middle. Load it lazily: it brings a library.
 */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="bottom" />;
}
