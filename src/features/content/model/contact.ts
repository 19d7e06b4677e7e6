import { type SupportTopic, supportTopics } from '#platform/support';

/** What led to the screen: `/contact?about=deposit&reference=D7K2M`. */
export interface Reason {
  topic: SupportTopic;
  /** Number of a record, or of a failed request. */
  reference: string | null;
}

/** Returns what led to the contact screen. Anybody can write a link: only what we may have written ourselves counts. */
export function contactReason(query: URLSearchParams): Reason | null {
  const topic = supportTopics.find((each) => each === query.get('about'));
  const reference = query.get('reference');
  return topic ? { topic, reference: reference !== null && /^[\w-]{1,64}$/.test(reference) ? reference : null } : null;
}

/** Most frequent first. */
export const questions = [
  { id: 'deposit', href: '/wallet/up/record' },
  { id: 'network', href: null },
  { id: 'code', href: null },
  { id: 'stranger', href: '/user/password' },
  { id: 'locked-out', href: null },
  { id: 'verification', href: '/user/auth' },
  { id: 'quote', href: null },
  { id: 'leave', href: '/security' },
] as const;

type Question = (typeof questions)[number]['id'];

/** The questions that may answer what a topic is about. */
export const answersOf = (topic: SupportTopic): readonly Question[] =>
  topic === 'security' ? ['stranger', 'locked-out'] : questions.flatMap(({ id }) => (id === topic ? [id] : []));

/** Whether the sandbox differs in the answer. */
export const differsInSandbox = (id: Question): id is 'deposit' | 'code' => id === 'deposit' || id === 'code';
