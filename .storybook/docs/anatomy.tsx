import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import type { Part } from '../../src/design-system/docs/component-docs.ts';

/** A component's parts, numbered in the list and on its Playground story. */
export function Anatomy({ parts, story }: { parts: readonly Part[]; story?: ModuleExport }) {
  const frame = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<Readonly<Record<string, { x: number; y: number }>>>({});
  const isPinned = story !== undefined && parts.some(({ at }) => at !== undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const place = () => setPins(findPins(element, parts));
    const resized = new ResizeObserver(place);
    const changed = new MutationObserver(place);
    resized.observe(element);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [parts, isPinned]);
  return (
    <div className="anatomy">
      {isPinned && (
        <div className="anatomy-frame docs-story">
          <div ref={frame}>
            <Story of={story} />
          </div>
          {parts.map(({ part }, index) => {
            const pin = pins[part];
            return (
              pin && (
                <span key={part} className="pin" aria-hidden style={{ left: pin.x, top: pin.y }}>
                  {index + 1}
                </span>
              )
            );
          })}
        </div>
      )}
      <ol>
        {parts.map(({ part, text }) => (
          <li key={part}>
            <strong>{part}</strong> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Before the start of each part, within the frame; moved up where another pin is. */
function findPins(frame: HTMLElement, parts: readonly Part[]) {
  const outer = frame.parentElement?.getBoundingClientRect() ?? frame.getBoundingClientRect();
  const story = frame.querySelector('[id^="story--"][id$="-inner"]') ?? frame;
  const pins: Record<string, { x: number; y: number }> = {};
  for (const { part, at } of parts) {
    const box = at === undefined ? undefined : story.querySelector(at)?.getBoundingClientRect();
    if (!box || box.width === 0) continue;
    const pin = { x: box.left - outer.left - 14, y: box.top - outer.top + Math.min(box.height / 2, 24) };
    const isTaken = () => Object.values(pins).some(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < 26);
    while (isTaken()) pin.y -= 24;
    pins[part] = pin;
  }
  return pins;
}
