import type { PetitionTopic } from '#contract/petitions';
import { useSite } from './site.ts';
import { withQuery } from './with-query.ts';

/** What a prompt to contact support can be about. */
export const supportTopics = [
  'deposit',
  'withdrawal',
  'exchange',
  'leverage',
  'security',
  'verification',
  'correction',
  'error',
] as const satisfies readonly PetitionTopic[];

export type SupportTopic = (typeof supportTopics)[number];

/**
 * Returns the address of the support screen with what the customer is looking at, and the number that support looks it up by;
 * null if the operator has turned these prompts off.
 */
export function useSupport(topic: SupportTopic, reference?: string): string | null {
  const isOff = useSite().data?.support_switch === false;
  return isOff ? null : withQuery('/contact', { about: topic, reference });
}
