import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { useShownLocation } from '../shown-location.tsx';

/** A redirect has no title for a moment, and a screen may still find out what it shows. */
const patienceMs = 100;

const hrefOf = ({ pathname, search }: Location): string => pathname + search;

/**
 * Tells screen readers which screen a navigation led to, as the browser does for the page that it loads, `first`. Screens
 * that differ by query have titles of their own; a filter keeps the title, and nothing is said.
 */
export function RouteAnnouncer({ first }: { first: Location }) {
  const { location, isLoading } = useShownLocation();
  const said = useRef(hrefOf(location) === hrefOf(first) ? document.title : '');
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (isLoading) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const listen = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // What a screen is about may still load, and names it.
        if (document.querySelector('main[aria-busy=true]')) listen();
        else if (document.title !== said.current) {
          said.current = document.title;
          setTitle(document.title);
        }
      }, patienceMs);
    };
    listen();
    const observer = new MutationObserver(listen);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isLoading]);
  return (
    <div aria-live="polite">
      <span className="sr-only">{title}</span>
    </div>
  );
}
