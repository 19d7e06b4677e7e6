import { twoFrames } from './settle.ts';

/** Shows the story in a theme, with all its fonts and images. */
export async function showTheme(theme: string): Promise<void> {
  // With transitions, an inherited color would change one frame later per level, however short they are.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition-property: none !important; }';
  document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  const images = Array.from(document.images);
  // A lazy image loads when visible, which a full-page picture doesn't wait for.
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await twoFrames();
  still.remove();
}

/**
 * Returns what a picture of the whole story shows. Fixed and sticky bars belong at its end, not in its middle, so the screen
 * is as high as the content. A sheet or dialog lies over one screen, as on a phone.
 */
export function extent(): { isModal: boolean; height: number } {
  const isModal = document.body.hasAttribute('data-scroll-locked') || document.querySelector(':modal') !== null;
  // Where the page behind stands depends on how the story got there.
  if (isModal) scrollTo({ top: 0, behavior: 'instant' });
  const hasBars = () =>
    [...document.body.querySelectorAll('*')].some((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
  return { isModal, height: !isModal && hasBars() ? document.documentElement.scrollHeight : 0 };
}
