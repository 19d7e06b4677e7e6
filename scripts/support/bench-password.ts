/** The fund password of the bench's customers. */
export const fundPassword = '246810';
