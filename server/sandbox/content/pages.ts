import type { ContentPage } from '../../domains/content/seed-store.ts';
import type { PageName } from '../../domains/content/tables.ts';
import type { SampleTexts } from './sample-texts.ts';
import { storedKinds, type StoredKind } from './stored-kinds.ts';

/** Returns the pages in one language. Each begins by saying that it is a sample. */
export function pagesOf({ legal, pages }: SampleTexts): Readonly<Record<PageName, ContentPage>> {
  const { policy, agreement } = legal;
  const marked = ({ title, html }: ContentPage): ContentPage => ({ title, html: `${legal.sample}\n${html.trim()}` });
  const rows = (Object.keys(storedKinds) as StoredKind[]).map((kind) => {
    const { name, text } = policy.stored[kind];
    return `<dt>${name}</dt>\n<dd>${text}</dd>`;
  });
  const stored = `<p>${policy.intro}</p>\n<h2>${policy.heading}</h2>\n<dl>\n${rows.join('\n')}\n</dl>`;
  return {
    about: marked(pages.about),
    guarantee: marked(pages.guarantee),
    partnership: marked(pages.partnership),
    customer: marked(pages.customer),
    transparency: marked(pages.transparency),
    privacyPolicy: marked({ title: policy.title, html: `${stored}\n${policy.html.trim()}` }),
    agreement: marked(agreement),
  };
}
