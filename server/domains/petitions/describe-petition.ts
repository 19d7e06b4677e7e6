import type { ResponseOf } from '#contract/index';
import { addressOfUpload } from '#contract/uploads';
import type { Petition } from './store.ts';

/** A petition as its customer sees it. */
export const describePetition = (petition: Petition): ResponseOf<'POST petition/create'> => ({
  id: String(petition.id),
  category: petition.category,
  text: petition.text,
  images: petition.images.map(addressOfUpload),
  about: petition.about,
  reference: petition.reference,
  status: petition.status,
  reason: petition.reason,
  answers: petition.answers.map(({ text, createdAt }) => ({ text, created_at: createdAt.toISOString() })),
  created_at: petition.createdAt.toISOString(),
});

/** The same with what only the export has. */
export const exportPetition = (petition: Petition) => ({
  ...describePetition(petition),
  decided_at: petition.decidedAt?.toISOString() ?? null,
});
