import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/index';
import { onceTooLate, startMedia } from '../../../src/app/start-media.ts';

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

describe('it is too late for the start', () => {
  afterEach(() => void vi.useRealTimers());

  const begin = () => {
    vi.useFakeTimers();
    const giveUp = vi.fn<() => void>();
    const target = new EventTarget();
    return { giveUp, target, stop: onceTooLate(giveUp, target) };
  };

  it('after three seconds', () => {
    const { giveUp } = begin();
    vi.advanceTimersByTime(2999);
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('once the customer did something: %s', (act) => {
    const { giveUp, target } = begin();
    target.dispatchEvent(new Event(act));
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('never when it is no longer asked', () => {
    const { giveUp, target, stop } = begin();
    stop();
    vi.advanceTimersByTime(5000);
    target.dispatchEvent(new Event('keydown'));
    expect(giveUp).not.toHaveBeenCalled();
  });
});
