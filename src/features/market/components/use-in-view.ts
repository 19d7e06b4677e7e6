import { useCallback, useState } from 'react';

/** Elements that one observer follows: hundreds of observers cost more than their rows. */
const followed = new Map<Element, (isInView: boolean) => void>();
let observer: IntersectionObserver | undefined;

function follow(element: Element, onChange: (isInView: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) followed.get(target)?.(isIntersecting);
    },
    { rootMargin: '200px' },
  );
  followed.set(element, onChange);
  observer.observe(element);
  return () => {
    followed.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is in the window or just outside. Returns the ref to give it. */
export function useInView(): [ref: (element: Element | null) => (() => void) | undefined, isInView: boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => (element ? follow(element, setInView) : undefined), []);
  return [ref, isInView];
}
