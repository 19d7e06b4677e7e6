import { useDesignSystem } from '../provider/index.ts';

/** Replaces private content. Always six dots, so that the width reveals nothing. */
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
