import { Download, Printer, Share } from 'lucide-react';
import { useState, useSyncExternalStore, type RefObject } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { canShareImages, saveImage } from './save-image.ts';

export interface ReceiptActionLabels {
  /** "Share receipt", on devices that hand images to other apps. */
  share: string;
  /** "Save as image", on all others. */
  save: string;
  /** "Print". */
  print: string;
  /** "We couldn’t create the image. Print the receipt instead." */
  failed: string;
}

interface ReceiptActionsProps {
  receipt: RefObject<HTMLElement | null>;
  fileName: string;
  labels: ReceiptActionLabels;
}

const never = () => () => undefined;

/** Shares or saves, and prints. */
export function ReceiptActions({ receipt, fileName, labels }: ReceiptActionsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const canShare = useSyncExternalStore(never, canShareImages, () => false);
  const save = async () => {
    if (!receipt.current) return;
    setState('busy');
    try {
      await saveImage(receipt.current, fileName);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-3 *:grow">
        <Button icon={<Icon icon={canShare ? Share : Download} />} busy={state === 'busy'} onClick={() => void save()}>
          {canShare ? labels.share : labels.save}
        </Button>
        <Button icon={<Icon icon={Printer} />} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </div>
      <div role="status" className="text-14 text-danger">
        {state === 'failed' && labels.failed}
      </div>
    </div>
  );
}
