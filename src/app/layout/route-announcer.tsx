import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#design-system/visually-hidden';

/** Tells screen readers which screen a navigation led to, as the browser does for the page that it loads, `first`. */
export function RouteAnnouncer({ first }: { first: string }) {
  const { pathname } = useLocation();
  const announced = useRef(first);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    // The screen has set its title by now: a navigation shows nothing before its screen is there.
    setTitle(document.title);
  }, [pathname]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
