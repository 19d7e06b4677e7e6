import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import { textParts } from '#platform/rich-text';
import type { LegalDocument } from '../api/documents.ts';

const DocumentSheet = lazy(async () => ({ default: (await import('./document-sheet.tsx')).DocumentSheet }));

interface AgreementFieldProps {
  checked: boolean;
  error: string | undefined;
  onChange(isAgreed: boolean): void;
}

/** The consent, with both texts readable in a sheet. */
export function AgreementField({ checked, error, onChange }: AgreementFieldProps) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState<LegalDocument | null>(null);
  return (
    <>
      <Checkbox
        name="agreed"
        checked={checked}
        error={error}
        onChange={onChange}
        label={textParts(t('register.agree')).map(({ text, name }) =>
          name === 'agreement' || name === 'privacy' ? (
            <button
              key={name}
              type="button"
              className="rounded-small text-accent underline underline-offset-4 hover:text-accent-strong"
              onClick={(event) => {
                // Inside a label, pressing would tick the box too.
                event.preventDefault();
                setShown(name);
              }}
            >
              {text}
            </button>
          ) : (
            text
          ),
        )}
      />
      {shown && (
        <Suspense fallback={null}>
          <DocumentSheet which={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
