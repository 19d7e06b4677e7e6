import type { AriaAttributes, Ref } from 'react';

/**
 * What every component passes through, with `data-*`, to the element that matters: the control of a field, else its
 * outermost element.
 */
export interface NativeProps<Target extends Element> extends AriaAttributes {
  id?: string;
  ref?: Ref<Target>;
}
