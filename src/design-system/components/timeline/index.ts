export { Timeline, type TimelineProps, type TimelineStep } from './timeline.tsx';
export { timelineVariants } from './timeline.variants.ts';
