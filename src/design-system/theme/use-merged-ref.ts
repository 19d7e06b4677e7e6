import { useCallback, type Ref, type RefCallback } from 'react';

/** One ref for an element that the component and its caller both need. */
export function useMergedRef<Target>(own: Ref<Target>, given: Ref<Target> | undefined): RefCallback<Target> {
  return useCallback(
    (element: Target | null) => {
      if (element === null) return undefined;
      const clear = [own, given].map((ref) => assign(ref, element));
      return () => {
        for (const end of clear) end();
      };
    },
    [own, given],
  );
}

/** Returns what takes the element back. */
function assign<Target>(ref: Ref<Target> | undefined, element: Target): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
