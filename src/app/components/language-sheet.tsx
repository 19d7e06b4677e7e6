import { useTranslation } from 'react-i18next';
import { languageName } from '#contract/language-name';
import { availableLanguages, isAvailable } from '#contract/languages';
import { SelectSheet } from '#design-system/select-sheet';
import { request } from '#platform/http';
import { pickLanguage, useLanguage } from '#platform/language';
import { sessionStore } from '#platform/session';
import { useSite } from '#platform/site';

/** Sets the language, also for emails and notices. */
export function LanguageSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('common');
  const current = useLanguage();
  const offered = useSite().data?.languages ?? availableLanguages;
  const choose = (language: string): void => {
    if (!isAvailable(language)) return;
    pickLanguage(language);
    // It applies on this device either way; the server needs it for what it sends.
    if (sessionStore.get().token !== null) request('POST index/lang', { lang: language }).catch(() => undefined);
  };
  return (
    <SelectSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('language.choose')}
      value={current}
      onChange={choose}
      options={offered.map((language) => ({ value: language, label: languageName(language) }))}
    />
  );
}
