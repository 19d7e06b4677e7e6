export { maskText } from './mask-text.ts';
export { MaskedText, type MaskedTextProps } from './masked-text.tsx';
