import { useTranslation } from 'react-i18next';
import { languageName } from '#contract/language-name';
import { availableLanguages, isAvailable, languageTag } from '#contract/languages';
import { SelectSheet } from '#design-system/select-sheet';
import { pickLanguage, useLanguage } from '#platform/language';
import { useSite } from '#platform/site';

/** Sets the language. */
export function LanguageSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const offered = useSite().data?.languages ?? availableLanguages;
  const choose = (language: string): void => {
    if (isAvailable(language)) pickLanguage(language);
  };
  return (
    <SelectSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('language.choose')}
      value={current}
      onChange={choose}
      options={offered.map((language) => ({
        value: language,
        label: languageName(language),
        lang: languageTag(language),
      }))}
    />
  );
}
