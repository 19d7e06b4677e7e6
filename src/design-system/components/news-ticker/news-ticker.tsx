import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { again, item as itemClass, list, press, round, still, ticker, track, view } from './news-ticker.css.ts';

export interface NewsTickerItem {
  /** One sentence. */
  text: string;
  /** Its language, if it isn't the page's. */
  lang?: string;
}

export interface NewsTickerProps extends NativeProps<HTMLDivElement> {
  /** Name of the list: "Announcements". */
  label: string;
  /** Few, as nobody waits for the last of many. */
  items: readonly NewsTickerItem[];
  /** Of the button. */
  labels: { pause: string; play: string };
  /** Starts paused. */
  paused?: boolean;
}

// A calm reader takes in about seven letters a second.
const lettersASecond = 7;

/** Announcements that scroll in one line. A single one stands still; with reduced motion all do, and can be scrolled by hand. */
export function NewsTicker({ label, items, labels, paused: startsPaused = false, ...native }: NewsTickerProps) {
  const [paused, setPaused] = useState(startsPaused);
  const [first, ...others] = items;
  if (others.length === 0) {
    return (
      <div {...native} className={ticker}>
        <ul aria-label={label} className={still}>
          <li lang={first?.lang}>{first?.text}</li>
        </ul>
      </div>
    );
  }
  const seconds = Math.max(12, items.reduce((letters, { text }) => letters + text.length, 0) / lettersASecond);
  const entries = items.map(({ text, lang }) => (
    <li key={text} lang={lang} className={itemClass}>
      {text}
    </li>
  ));
  return (
    <div
      {...native}
      className={ticker}
      data-paused={paused || undefined}
      style={assignInlineVars({ [round]: `${seconds}s` })}
    >
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={view} tabIndex={0} aria-label={label}>
        <div className={track}>
          <ul className={list}>{entries}</ul>
          <ul aria-hidden className={`${list} ${again}`}>
            {entries}
          </ul>
        </div>
      </section>
      <span className={press}>
        <IconButton
          label={paused ? labels.play : labels.pause}
          icon={paused ? <Icon icon={Play} /> : <Icon icon={Pause} />}
          onClick={() => setPaused(!paused)}
        />
      </span>
    </div>
  );
}
