import type { ResponseOf } from '#contract/index';

type Site = ResponseOf<'GET index/site'>;

/** What covers the app at its start. */
export type StartMedia =
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'video'; readonly src: string; readonly poster?: string };

/** What the site settings show at the start on a page, if anything: the video rather than the image. */
export function startMedia(site: Site, pathname: string): StartMedia | null {
  // Specification, section 9: never over the assets.
  if (site.start_short_second === 0 || /^\/assets\/?$/u.test(pathname)) return null;
  const image = site.start_image_switch ? site.start_image : null;
  const film = site.start_video_switch ? site.start_video : null;
  if (film !== null) return { kind: 'video', src: film, ...(image !== null && { poster: image }) };
  return image === null ? null : { kind: 'image', src: image };
}

/** Resolves when it can be shown. Rejects if it can't load. */
export function loadMedia({ kind, src }: StartMedia): Promise<unknown> {
  if (kind === 'image') return Object.assign(new Image(), { src }).decode();
  const video = Object.assign(document.createElement('video'), { src, muted: true, preload: 'auto' });
  return new Promise((resolve, reject) => {
    video.addEventListener('canplay', resolve, { once: true });
    video.addEventListener('error', reject, { once: true });
  });
}

/** What comes later would cover what the customer already reads. */
export const patienceMs = 3000;

/** Calls `giveUp` after three seconds, or once the customer did something. Returns what stops that. */
export function onceTooLate(giveUp: () => void, target: EventTarget = window): () => void {
  const acts = ['pointerdown', 'keydown', 'wheel'] as const;
  const timer = setTimeout(giveUp, patienceMs);
  for (const act of acts) target.addEventListener(act, giveUp, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const act of acts) target.removeEventListener(act, giveUp);
  };
}
