import { nameOf } from './elements.ts';

/** Returns what still moves under reduced motion, which the story checks emulate. */
export function movements(): string[] {
  const { transitionDuration } = getComputedStyle(document.documentElement);
  const late =
    transitionDuration === '0s' ? [] : [`every change takes ${transitionDuration} although motion is unwanted`];
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    const { duration } = effect.getComputedTiming();
    return Number(duration) > 50 ? [`moves although motion is unwanted: ${nameOf(effect.target)}`] : [];
  });
  return [...late, ...moving];
}
