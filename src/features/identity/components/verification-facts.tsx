import { Clock, Eye, FolderLock, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#forms/facts';
import { useLocale } from '#platform/language';
import { lengthOfTime } from '../model/review.ts';

const facts = [
  { id: 'purpose', icon: Landmark },
  { id: 'stored', icon: FolderLock },
  { id: 'seen', icon: Eye },
  { id: 'time', icon: Clock },
] as const;

/** What the verification is for, what is stored, who sees it and how long it takes. */
export function VerificationFacts({ minutes }: { minutes: number }) {
  const { t } = useTranslation('identity');
  const duration = lengthOfTime(minutes, useLocale());
  return <Facts facts={facts} say={(id, part) => t(`fact.${id}.${part}`, { duration })} />;
}
