import { type LegalDocument, legalDocuments } from '#contract/content-agreements';
import type { ResponseOf } from '#contract/index';
import { defaultLanguage, type Language } from '#contract/languages';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { currentRows } from './store.ts';

export type Versions = Readonly<Record<LegalDocument, number>>;

/** Returns the current version of each document; 0 for one that isn't published. */
export async function currentVersions(db: Db): Promise<Versions> {
  const rows = await currentRows(db, legalDocuments);
  const versionOf = (document: LegalDocument) => rows.find(({ name }) => name === document)?.version ?? 0;
  return { agreement: versionOf('agreement'), privacyPolicy: versionOf('privacyPolicy') };
}

/** Throws Refusal `agreement-changed` if another version than the current one was shown. */
export async function requireCurrentVersions(db: Db, shown: Partial<Versions>): Promise<void> {
  const current = await currentVersions(db);
  if (legalDocuments.some((document) => (shown[document] ?? current[document]) !== current[document]))
    throw new Refusal('agreement-changed');
}

/** Stores what the customer agreed to, from now on. Throws Refusal `agreement-changed`. */
export async function recordAgreements(
  tx: Tx,
  { customer, shown, at }: { readonly customer: string; readonly shown: Partial<Versions>; readonly at: Date },
): Promise<void> {
  await requireCurrentVersions(tx, shown);
  const published = legalDocuments.flatMap((document) => {
    const version = shown[document] ?? 0;
    return version > 0 ? [{ customer_id: customer, document, version, agreed_at: at }] : [];
  });
  if (published.length === 0) return;
  await tx
    .insertInto('agreements')
    .values(published)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns every version that the customer agreed to, oldest first. */
export async function everyAgreement(db: Db, customer: string) {
  return db
    .selectFrom('agreements')
    .select(['document', 'version', 'agreed_at'])
    .where('customer_id', '=', customer)
    .orderBy('agreed_at')
    .orderBy('document')
    .execute();
}

/** Returns the published documents, each with the newest version that the customer agreed to. */
export async function readAgreements(db: Db, customer: string): Promise<ResponseOf<'GET user/agreements'>> {
  const [rows, all] = [await currentRows(db, legalDocuments), await everyAgreement(db, customer)];
  return {
    items: legalDocuments.flatMap((document) => {
      const texts = rows.filter(({ name }) => name === document);
      const [first] = texts;
      if (!first) return [];
      const history = all
        .filter((agreement) => agreement.document === document)
        .toSorted((one, other) => other.version - one.version)
        .map(({ version, agreed_at: at }) => ({ version, at: at.toISOString() }));
      return {
        document,
        version: first.version,
        // Since its first text: a translation may follow.
        updated_at: new Date(Math.min(...texts.map((text) => text.updated_at.getTime()))).toISOString(),
        agreed: history[0] ?? null,
        history,
      };
    }),
  };
}

/** Returns a version that the customer agreed to, in a language that it had then. Throws Refusal `not-found`. */
export async function readAgreedText(
  db: Db,
  {
    customer,
    document,
    version,
    language,
  }: {
    readonly customer: string;
    readonly document: LegalDocument;
    readonly version: number;
    readonly language: Language;
  },
): Promise<ResponseOf<'GET user/agreedText'>> {
  const rows = await db
    .selectFrom('agreements')
    .innerJoin('content_pages as page', (join) =>
      join.onRef('page.name', '=', 'agreements.document').onRef('page.version', '=', 'agreements.version'),
    )
    .select(['title', 'html', 'lang', 'page.version', 'updated_at', 'agreed_at'])
    .where('customer_id', '=', customer)
    .where('document', '=', document)
    .where('agreements.version', '=', version)
    .execute();
  // A translation may follow, which nobody has agreed to.
  const publishedAt = Math.min(...rows.map((row) => row.updated_at.getTime()));
  const texts = rows.filter(
    ({ updated_at: at, agreed_at: agreedAt }) => at <= agreedAt || at.getTime() === publishedAt,
  );
  const text =
    texts.find(({ lang }) => lang === language) ?? texts.find(({ lang }) => lang === defaultLanguage) ?? texts[0];
  if (!text) throw new Refusal('not-found');
  return { ...text, updated_at: text.updated_at.toISOString(), agreed_at: text.agreed_at.toISOString() };
}
