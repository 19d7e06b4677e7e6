import { useTranslation } from 'react-i18next';
import { languageTag } from '#contract/languages';
import { Section } from '#design-system/section';
import { useFeedback } from '../api/home-content.ts';

/** What customers said. */
export function Feedback() {
  const { t } = useTranslation('content');
  const { data } = useFeedback();
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={t('feedback')}>
      {data.items.map(({ id, name, text, lang }) => (
        <figure key={id} lang={languageTag(lang)} className="flex flex-col gap-1 border-s-2 border-line ps-4">
          <blockquote>{text}</blockquote>
          <figcaption className="text-14 text-muted">{name}</figcaption>
        </figure>
      ))}
    </Section>
  );
}
