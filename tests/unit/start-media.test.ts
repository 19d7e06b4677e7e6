import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { startMedia } from '../../src/app/start-media.ts';

const { response: site } = calls['GET index/site'].example;
const on = {
  ...site,
  languages: [...site.languages],
  start_image: '/media/start.webp',
  start_image_switch: true,
  start_video: '/media/start.webm',
  start_video_switch: true,
  start_short_second: 5,
};

describe('the start', () => {
  it('shows the video, with the image until it plays', () => {
    expect(startMedia(on, '/')).toEqual({ kind: 'video', src: '/media/start.webm', poster: '/media/start.webp' });
  });

  it('shows the image without a video', () => {
    expect(startMedia({ ...on, start_video_switch: false }, '/')).toEqual({ kind: 'image', src: '/media/start.webp' });
    expect(startMedia({ ...on, start_video: null }, '/')).toEqual({ kind: 'image', src: '/media/start.webp' });
  });

  it('shows a video alone while the image is off', () => {
    expect(startMedia({ ...on, start_image_switch: false }, '/')).toEqual({ kind: 'video', src: '/media/start.webm' });
  });

  it.each([
    ['no seconds', { start_short_second: 0 }],
    ['both switches off', { start_image_switch: false, start_video_switch: false }],
    ['no sources', { start_image: null, start_video: null }],
  ])('shows nothing with %s', (_, changes) => {
    expect(startMedia({ ...on, ...changes }, '/')).toBeNull();
  });

  it.each(['/assets', '/assets/'])('shows nothing over %s', (path) => {
    expect(startMedia(on, path)).toBeNull();
  });

  it.each(['/asset/records', '/wallet'])('shows it over %s', (path) => {
    expect(startMedia(on, path)).not.toBeNull();
  });
});
