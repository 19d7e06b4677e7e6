import { useEffect, useRef, useState } from 'react';
import { useShownPath } from '../first-screen.ts';

/** Tells screen readers which screen a navigation led to, as the browser does for the page that it loads, `first`. */
export function RouteAnnouncer({ first }: { first: string }) {
  const pathname = useShownPath() ?? first;
  const announced = useRef(first);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <div aria-live="polite">
      <span className="sr-only">{title}</span>
    </div>
  );
}
