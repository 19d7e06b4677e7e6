import { avatarClass, type avatarVariants } from './avatar.variants.ts';

export interface AvatarProps {
  /** Name or username; its first letter stands in for a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** 32, 40 and 72 px. Default `medium`. */
  size?: keyof typeof avatarVariants.size;
}

/** The customer's picture. The name stands beside it, so it says nothing itself. */
export function Avatar({ name, src, size }: AvatarProps) {
  return (
    <span aria-hidden translate="no" className={avatarClass({ size })}>
      {src ? <img src={src} alt="" className="size-full object-cover" /> : Array.from(name)[0]}
    </span>
  );
}
