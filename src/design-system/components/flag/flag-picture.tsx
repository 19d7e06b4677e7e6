import { Globe } from 'lucide-react';
import { Icon } from '../icon/index.ts';

interface FlagPictureProps {
  code: string;
  label: string | undefined;
}

// URLs only: each flag is a file, fetched when it becomes visible.
const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The 260 URLs of Flag, 8 kB compressed: loaded with the first flag. */
export function FlagPicture({ code, label }: FlagPictureProps) {
  const file = files[`/node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`];
  if (file)
    return <img src={file} alt={label ?? ''} loading="lazy" decoding="async" className="size-full object-cover" />;
  return <Icon icon={Globe} size="x-small" label={label} />;
}
