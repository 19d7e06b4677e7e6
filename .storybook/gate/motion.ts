import { nameOf } from './elements.ts';

/** What still moves although motion is unwanted; the gate asks for reduced motion. */
export function movements(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation;
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    const { duration } = effect.getComputedTiming();
    return Number(duration) > 50 ? [`moves although motion is unwanted: ${nameOf(effect.target)}`] : [];
  });
}
