import type { NativeProps } from '../../theme/native-props.ts';
import { avatarClass, type avatarVariants } from './avatar.variants.ts';

export interface AvatarProps extends NativeProps<HTMLSpanElement> {
  /** Name or username; its first letter stands in for a missing picture. */
  name: string;
  /** URL of the image. */
  src?: string | null;
  /** 32, 40 and 72 px. Default `medium`. */
  size?: keyof typeof avatarVariants.size;
}

/** The customer's photo. Decorative: the name stands beside it. */
export function Avatar({ name, src, size, ...native }: AvatarProps) {
  return (
    <span {...native} aria-hidden translate="no" className={avatarClass({ size })}>
      {src ? <img src={src} alt="" className="size-full object-cover" /> : Array.from(name)[0]}
    </span>
  );
}
