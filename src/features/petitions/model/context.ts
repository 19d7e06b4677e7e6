import { petitionTopics, type PetitionTopic } from '#contract/petitions';
import { withQuery } from '#platform/with-query';

/** What the customer was looking at before. */
export interface Context {
  about: PetitionTopic | null;
  /** Number of a record, or of a failed request. */
  reference: string | null;
}

export const listPath = '/petition';

/** The form; links to it may add what they are about: `/petition?write=1&about=deposit&reference=D7K2M`. */
export const formPath = withQuery(listPath, { write: '1' });

/** Returns what the form is opened with; null if the address isn't that of the form. Anybody can write a link. */
export function readContext(query: URLSearchParams): Context | null {
  if (!query.has('write')) return null;
  const reference = query.get('reference');
  return {
    about: petitionTopics.find((topic) => topic === query.get('about')) ?? null,
    reference: reference !== null && /^[\w-]{1,64}$/.test(reference) ? reference : null,
  };
}
