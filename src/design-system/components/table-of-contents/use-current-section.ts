import { useEffect, useEffectEvent, useState } from 'react';

/** How far below the top of the window a section begins to be the one that is read, in pixels. */
const readingLine = 240;

/** Returns the id of the section that is being read, and chooses one, which stays while it is in view. */
export function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const [chosen, setChosen] = useState<string | null>(null);
  const measure = useEffectEvent(() => {
    const places = ids.flatMap((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top === undefined ? [] : [{ id, top }];
    });
    if (places.length === 0) return;
    const own = places.find(({ id }) => id === chosen);
    if (own && own.top >= 0 && own.top < innerHeight) return;
    setChosen(null);
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
    const read = places.findLast(({ top }) => isAtEnd || top <= readingLine);
    setCurrent((read ?? places[0])?.id);
  });
  useEffect(() => {
    const ended = new AbortController();
    const options = { passive: true, signal: ended.signal };
    window.addEventListener('scroll', () => measure(), options);
    window.addEventListener('resize', () => measure(), options);
    measure();
    return () => ended.abort();
  }, []);
  const choose = (id: string) => {
    setChosen(id);
    setCurrent(id);
  };
  return [current, choose] as const;
}
