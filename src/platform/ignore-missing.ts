import { toApiError } from './api-error.ts';

/** Waits for a removal. What is already gone is the desired outcome. Throws ApiError. */
export async function ignoreMissing(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (toApiError(error).code !== 'not-found') throw error;
  }
}
