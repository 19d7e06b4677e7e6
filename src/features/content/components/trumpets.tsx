import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { NewsTicker } from '#design-system/news-ticker';
import { useTrumpets } from '../api/home-content.ts';

/** The messages of the news ticker. */
export function Trumpets() {
  const { t } = useTranslation('content');
  const { data, error } = useTrumpets();
  if (!data && !error) return <div className="h-11.5" />;
  if (!data || data.items.length === 0) return null;
  return (
    <NewsTicker
      label={t('ticker')}
      items={data.items.map(({ text, lang }) => ({ text, lang: languageTag(lang) }))}
      labels={{ pause: t('pause'), play: t('play') }}
    />
  );
}
