export { EqualButtons, type EqualButtonsProps } from './equal-buttons.tsx';
export { Inline, Stack, type InlineProps, type StackProps } from './stack.tsx';
export { inlineVariants, stackVariants } from './stack.variants.ts';
