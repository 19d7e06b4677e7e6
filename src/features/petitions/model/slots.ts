/** The fields of the form for images, in order. */
export const slots = ['image1', 'image2', 'image3'] as const;

export type Slot = (typeof slots)[number];

export interface PetitionValues extends Record<string, string> {
  category: string;
  text: string;
  /** Empty for none, as are the images. */
  about: string;
  reference: string;
}

/** Returns the places to show: those with an image, and the first that is free. */
export function shownSlots(values: Readonly<Record<Slot, string>>): Slot[] {
  const free = slots.find((slot) => values[slot] === '');
  return slots.filter((slot) => slot === free || values[slot] !== '');
}
