import { canonical } from '../../canonical.ts';
import { sha256 } from '../../sha256.ts';
import type { Texts } from '../content/text-fields.ts';

/** What the log keeps of texts: which languages, and what tells later whether these are they. */
export const loggedTexts = (texts: Texts<unknown>) => ({
  languages: Object.keys(texts).toSorted().join(','),
  hash: sha256(canonical(texts)),
});
