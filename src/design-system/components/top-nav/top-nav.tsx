import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { useBarHeight } from '../screen/use-bar-height.ts';
import {
  actions as actionsClass,
  bar,
  line,
  start as startClass,
  startPlain,
  title as titleClass,
} from './top-nav.css.ts';

export interface TopNavProps {
  /** Names the screen: its one h1, and the title in the browser's tab. A home screen may have a logo instead. */
  title?: string;
  /** The way back; `onClick` for one that depends on where the customer came from. */
  back?: { label: string; href?: string; onClick?: () => void };
  /** In the place of the way back: the mark. */
  start?: ReactNode;
  /** IconButtons at the end. */
  actions?: ReactNode;
}

/** Letters that a line of a phone of 320 px holds beside two icons; those of Chinese, Japanese and Korean are twice as wide. */
const longFrom = 22;
const wideLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const isLong = (title: string): boolean => title.length + (title.match(wideLetters)?.length ?? 0) > longFrom;

/** The bar on top of a screen. A long title takes two lines in a smaller size. */
export function TopNav({ title, back, start, actions }: TopNavProps) {
  const ref = useBarHeight('nav');
  const { labels } = useDesignSystem();
  return (
    <header ref={ref} className={bar}>
      {title && <title>{labels.pageTitle(title)}</title>}
      <div className={line}>
        {back && (
          <div className={startClass}>
            <IconButton
              label={back.label}
              href={back.href}
              onClick={back.onClick}
              icon={<Icon icon={ArrowLeft} size="large" directional />}
            />
          </div>
        )}
        {start && <div className={startPlain}>{start}</div>}
        {title && (
          <h1 className={titleClass} data-long={isLong(title) || undefined}>
            {title}
          </h1>
        )}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </header>
  );
}
