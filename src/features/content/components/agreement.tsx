import type { ReactNode } from 'react';
import type { LegalDocument } from '#contract/content-agreements';
import type { ResponseOf } from '#contract/index';
import { AgreedVersion } from './agreed-version.tsx';
import { AgreedVersions } from './agreed-versions.tsx';
import { EarlierVersion } from './earlier-version.tsx';

interface AgreementProps {
  document: LegalDocument;
  /** The version that is shown. */
  version: number;
  /** If it is shown as one that the customer agreed to before. */
  earlier: ResponseOf<'GET user/agreedText'> | undefined;
  /** The current version, once it is known. */
  current: number | undefined;
}

/** Which versions of a document the customer agreed to, and the way to agree to this one. */
export function Agreement({ document, version, earlier, current }: AgreementProps): ReactNode {
  return (
    <>
      {earlier ? (
        <EarlierVersion agreed={earlier} current={current} />
      ) : (
        <AgreedVersion document={document} version={version} />
      )}
      <AgreedVersions document={document} shown={version} />
    </>
  );
}
