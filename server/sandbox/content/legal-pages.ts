import type { Language } from '#contract/languages';
import type { ContentPage } from '../../domains/content/seed-store.ts';
import { germanLegal } from './legal-de-de.ts';
import { englishLegal } from './legal-en-us.ts';
import { japaneseLegal } from './legal-ja-jp.ts';
import { thaiLegal } from './legal-th-th.ts';
import { type LegalTexts, type StoredKind, storedKinds } from './stored-kinds.ts';

type LegalPages = Readonly<Record<'privacyPolicy' | 'agreement', ContentPage>>;

function pagesOf({ sample, policy, agreement }: LegalTexts): LegalPages {
  const rows = (Object.keys(storedKinds) as StoredKind[]).map((kind) => {
    const { name, text } = policy.stored[kind];
    return `<dt>${name}</dt>\n<dd>${text}</dd>`;
  });
  const stored = `<p>${policy.intro}</p>\n<h2>${policy.heading}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`;
  return {
    privacyPolicy: { title: policy.title, html: `${sample}\n${stored}\n${policy.html.trim()}` },
    agreement: { title: agreement.title, html: `${sample}\n${agreement.html.trim()}` },
  };
}

export const legalPages = pagesOf(englishLegal);

export const translatedLegalPages: Partial<Record<Language, LegalPages>> = {
  'de-de': pagesOf(germanLegal),
  'ja-jp': pagesOf(japaneseLegal),
  'th-th': pagesOf(thaiLegal),
};
