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
