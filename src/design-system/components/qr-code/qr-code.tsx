import { useEffect, useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useDesignSystem } from '../provider/index.ts';

export interface QrCodeProps extends NativeProps<Element> {
  /** The encoded text: an address, a link. */
  text: string;
  /** "QR code of the address". */
  label: string;
}

interface Code {
  of: string;
  size: number;
  path: string;
}

async function encode(text: string): Promise<Code> {
  const { encode: encodeQr } = await import('uqr');
  const { data, size } = encodeQr(text, { ecc: 'M', border: 4 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { of: text, size, path: cells.join('') };
}

/** Black on white in every theme, for scanners. Show the text beside it as well. */
export function QrCode({ text, label, ...native }: QrCodeProps) {
  const { labels } = useDesignSystem();
  const [code, setCode] = useState<Code | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const made = await encode(text).catch(() => null);
      if (!current) return;
      setCode(made);
      setMissing(made === null);
    };
    void draw();
    return () => {
      current = false;
    };
  }, [text]);
  // Without an encoder, or if the text is too long for a code, the text beside it remains.
  if (isMissing) return null;
  if (code?.of !== text) {
    return (
      <div
        {...(native as NativeProps<HTMLDivElement>)}
        role="status"
        className="size-48 animate-pulse rounded-control bg-sunken"
      >
        <span className="sr-only">{labels.loading}</span>
      </div>
    );
  }
  return (
    <svg
      {...(native as NativeProps<SVGSVGElement>)}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      className="size-48 rounded-control"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="white" />
      <path d={code.path} fill="black" />
    </svg>
  );
}
