import { Clock, Eye, FolderLock, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#forms/facts';
import { useUnverifiedLimit } from '#forms/verification-note';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '#platform/length-of-time';
import { richText } from '#platform/rich-text';

const facts = [
  { id: 'purpose', icon: Landmark },
  { id: 'stored', icon: FolderLock },
  { id: 'seen', icon: Eye },
  { id: 'time', icon: Clock },
] as const;

/** What the verification is for, what is stored, who sees it and how long it takes. */
export function VerificationFacts({ minutes }: { minutes: number }) {
  const { t } = useTranslation('identity');
  const duration = lengthOfTime(minutes * 60, useLocale());
  const limit = useUnverifiedLimit();
  const purpose =
    limit && richText(t(limit.isZero ? 'fact.purpose.always' : 'fact.purpose.above-limit'), { amount: limit.amount });
  return (
    <Facts
      facts={facts}
      say={(id, part) => (id === 'purpose' && part === 'text' && purpose) || t(`fact.${id}.${part}`, { duration })}
    />
  );
}
