import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';

const LanguageSheet = lazy(async () => ({ default: (await import('./language-sheet.tsx')).LanguageSheet }));

/** Opens the language sheet. */
export function LanguageButton() {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('language.choose')} icon={<Icon icon={Languages} />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <LanguageSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
