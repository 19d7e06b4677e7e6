import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { avatarClass, type avatarVariants } from './avatar.variants.ts';

export interface AvatarProps extends NativeProps<HTMLSpanElement> {
  /** Name of the person or organization; its first letter stands in for a missing picture. */
  name: string;
  /** URL of the image. The letter returns if it doesn't load. */
  src?: string | null;
  /** 32, 40 and 72 px. Default `medium`. */
  size?: keyof typeof avatarVariants.size;
}

/** A person's photo, or an organization's logo. Decorative: the name stands beside it. */
export function Avatar({ name, src, size, ...native }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span {...native} aria-hidden translate="no" className={avatarClass({ size })}>
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}
