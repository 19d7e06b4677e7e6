import { useState } from 'react';
import Cropper from 'react-easy-crop';
import './crop.css';
import { Button } from '../button/index.ts';
import { Sheet } from '../sheet/index.ts';
import type { Crop } from './crop.ts';
import type { Area } from './prepare-image.ts';

interface CropSheetProps extends Crop {
  open: boolean;
  onClose: () => void;
  /** Object URL of the image. */
  source: string;
  onApply: (area: Area) => void;
}

const closest = 4;

/** The cropping part of ImageUpload, 8 kB compressed: loaded when an image is cropped. */
export function CropSheet({ open, onClose, source, onApply, aspect, round = false, labels }: CropSheetProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      footer={
        <Button tone="primary" block disabled={!area} onClick={() => area && onApply(area)}>
          {labels.apply}
        </Button>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={closest}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          // Arrow keys move the image, with Shift in finer steps.
          keyboardStep={6}
          cropperProps={{ role: 'group', 'aria-label': labels.position }}
          // The library would add a style element, which our content security policy blocks.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <label className="flex flex-col text-14 font-medium">
        {labels.zoom}
        <input
          type="range"
          min={1}
          max={closest}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          className="min-h-target w-full cursor-pointer accent-accent"
        />
      </label>
    </Sheet>
  );
}
