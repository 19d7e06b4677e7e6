import { petitionRequest } from '#contract/petitions';
import { validator } from '#platform/validate';
import { slots, type PetitionValues } from './slots.ts';

const check = validator(petitionRequest);

/** Whether a petition can be sent. Empty places for images are left out. */
export function checkPetition(values: unknown): ReturnType<typeof check> {
  const { category, text, about, reference, ...rest } = values as PetitionValues;
  const images = slots.map((slot) => rest[slot] ?? '').filter((filename) => filename !== '');
  return check({ category, text, images, ...(about && { about }), ...(reference && { reference }) });
}
