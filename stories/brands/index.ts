import { florin, type Brand } from '#design-system/tokens';
import { harbor } from './harbor.ts';

/** Every brand that Storybook shows and whose contrast is measured; Florin first. */
export const brands: readonly Brand[] = [florin, harbor];
