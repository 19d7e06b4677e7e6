import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import Cropper, { type Point, type Size } from 'react-easy-crop';
import './crop.css';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
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

/** CSS pixels of one press. */
const step = 12;

const moves = [
  { to: 'left', icon: ArrowLeft, by: { x: -step, y: 0 } },
  { to: 'up', icon: ArrowUp, by: { x: 0, y: -step } },
  { to: 'down', icon: ArrowDown, by: { x: 0, y: step } },
  { to: 'right', icon: ArrowRight, by: { x: step, y: 0 } },
] as const;

/** Keeps the frame on the image. */
const within = (offset: number, image: number, frame: number): number => {
  const max = Math.max(0, (image - frame) / 2);
  return Math.min(max, Math.max(-max, offset));
};

/** The cropping part of ImageUpload, 8 kB compressed: loaded when an image is cropped. */
export function CropSheet({ open, onClose, source, onApply, aspect, round = false, labels }: CropSheetProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [image, setImage] = useState<Size | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const move = ({ x, y }: Point) => {
    if (!image || !frame) return;
    setCrop({
      x: within(crop.x + x, image.width * zoom, frame.width),
      y: within(crop.y + y, image.height * zoom, frame.height),
    });
  };
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
          setMediaSize={setImage}
          setCropSize={setFrame}
        />
      </div>
      <div dir="ltr" className="flex justify-center gap-3">
        {moves.map(({ to, icon, by }) => (
          <IconButton
            key={to}
            label={labels.move[to]}
            icon={<Icon icon={icon} />}
            tone="outlined"
            onClick={() => move(by)}
          />
        ))}
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
