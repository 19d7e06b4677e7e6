import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import { richText } from '#platform/rich-text';
import type { LegalDocument, LegalDocuments } from '../api/documents.ts';

const DocumentSheet = lazy(async () => ({ default: (await import('./document-sheet.tsx')).DocumentSheet }));

interface AgreementFieldProps {
  documents: LegalDocuments;
  checked: boolean;
  error: string | undefined;
  onChange(isAgreed: boolean): void;
}

/** The consent, with both texts readable in a sheet. */
export function AgreementField({ documents, checked, error, onChange }: AgreementFieldProps) {
  const { t } = useTranslation('account-register');
  const [shown, setShown] = useState<LegalDocument | null>(null);
  return (
    <>
      <Checkbox
        name="agreed"
        checked={checked}
        error={error}
        onChange={onChange}
        label={richText(t('agree'), {
          agreement: <DocumentLink onClick={() => setShown('agreement')} />,
          privacy: <DocumentLink onClick={() => setShown('privacy')} />,
        })}
      />
      {shown && (
        <Suspense fallback={null}>
          <DocumentSheet which={shown} read={documents.reads[shown]} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

/** A link inside the checkbox's label. */
function DocumentLink({ onClick, children }: { onClick(): void; children?: ReactNode }) {
  return (
    <button
      type="button"
      className="rounded-small text-accent underline underline-offset-4 hover:text-accent-strong"
      onClick={(event) => {
        // Inside a label, a click would toggle the checkbox too.
        event.preventDefault();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
