export { maskText, type MaskedParts } from './mask-text.ts';
export { MaskedText, type MaskedTextProps } from './masked-text.tsx';
export { RevealText, type RevealTextProps } from './reveal-text.tsx';
export { PrivacyMask } from './privacy-mask.tsx';
