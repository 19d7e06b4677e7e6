import { useDesignSystem } from '../provider/index.ts';

/** Stands for what is private right now. Always six dots: its width tells nothing of what it hides. */
export function PrivacyMask() {
  const { labels } = useDesignSystem();
  return (
    <>
      <span aria-hidden className="whitespace-nowrap">
        ••••••
      </span>
      <span className="sr-only">{labels.hidden}</span>
    </>
  );
}
