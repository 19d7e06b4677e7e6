/** The images that stories upload, or have uploaded. */
export const uploads = ['51', '52', '61', '62', '63', '64', '71', '72', '81', '82', '83', '84'].map(named);

/** One that the server has deleted since. */
export const goneUpload = named('40');

function named(end: string): string {
  return `018f4a1c9d2e7b${end}.jpg`;
}
