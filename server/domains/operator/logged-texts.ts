import { canonical } from '../../canonical.ts';
import type { Texts } from '../content/text-fields.ts';
import { sha256 } from './audit-store.ts';

/** What the log keeps of texts: which languages, and what tells later whether these are they. */
export const loggedTexts = (texts: Texts<unknown>) => ({
  languages: Object.keys(texts).toSorted().join(','),
  hash: sha256(canonical(texts)),
});
