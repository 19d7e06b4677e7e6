/** For `waitFor`: the screen reads its data again before each check, as the live channel makes it do. */
export const readingAgain = (check: () => void | Promise<void>) => async (): Promise<void> => {
  window.dispatchEvent(new Event('online'));
  await check();
};
