import type { LucideIcon } from 'lucide-react';
import type { NativeProps } from '../../theme/native-props.ts';
import { iconSizes, type IconSize } from '../../tokens/index.ts';
import { iconClass, type iconVariants } from './icon.variants.ts';

export interface IconProps extends NativeProps<SVGSVGElement> {
  /** A component of lucide-react: `icon={Bell}`. */
  icon: LucideIcon;
  /** Edge and stroke. Default `medium`, 20 px. */
  size?: IconSize;
  /** Default `current`, the color of the text around it. */
  tone?: keyof typeof iconVariants.tone;
  /** Points back or forward, so it is mirrored right to left. */
  directional?: boolean;
  /** What it means, if no text beside it says so. Without it the icon is decorative. */
  label?: string;
}

/** A line icon in one of the sizes of the tokens. */
export function Icon({ icon: Drawing, size = 'medium', tone, directional, label, ...native }: IconProps) {
  const { edge, stroke } = iconSizes[size];
  return (
    <Drawing
      {...native}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      size={edge}
      strokeWidth={stroke}
      className={iconClass({ tone, directional })}
    />
  );
}
