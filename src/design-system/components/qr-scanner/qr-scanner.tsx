import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Sheet } from '../sheet/index.ts';
import type { QrScannerLabels } from './labels.ts';
import { Scan } from './scan.tsx';

export interface QrScannerProps extends NativeProps<HTMLDivElement> {
  open: boolean;
  /** Called with false by the close button, Escape, a click outside, and once a code was read. */
  onOpenChange: (open: boolean) => void;
  /** Called once with the text of the code. `parsePayment` reads payment requests. */
  onScan: (text: string) => void;
  /** All its texts. */
  labels: QrScannerLabels;
}

/**
 * A sheet that reads a QR code with the camera, or from a photo. The camera is on only while the sheet is open and
 * visible. Load it lazily, when it is opened.
 */
export function QrScanner({ open, onOpenChange, onScan, labels, ...native }: QrScannerProps) {
  // Opened again while it slides away, it starts over.
  const [last, setLast] = useState({ open, count: 0 });
  if (last.open !== open) setLast({ open, count: last.count + 1 });
  return (
    <Sheet {...native} open={open} onOpenChange={onOpenChange} title={labels.title}>
      <Scan
        key={open ? last.count : last.count - 1}
        isActive={open}
        labels={labels}
        onScan={(text) => {
          onScan(text);
          onOpenChange(false);
        }}
      />
    </Sheet>
  );
}
