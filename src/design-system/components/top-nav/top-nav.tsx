import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { IconButton } from '../icon-button/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { useBarHeight } from '../screen/use-bar-height.ts';
import {
  actions as actionsClass,
  bar,
  below as belowClass,
  line,
  start as startClass,
  startPlain,
  title as titleClass,
} from './top-nav.css.ts';

export interface TopNavProps extends NativeProps<HTMLElement> {
  /** The screen's only h1, and the document title. A home screen may have a logo instead. */
  title?: string;
  /** Goes back to where the customer came from. Without it, there is no back button. */
  onBack?: () => void;
  /** Replaces the back button: the logo. */
  start?: ReactNode;
  /** IconButtons at the end. */
  actions?: ReactNode;
  /** A line below the title that stays while content scrolls: what must always be visible. */
  below?: ReactNode;
}

/** Letters that fit a line beside two icons on a 320 px phone; Chinese, Japanese and Korean ones are twice as wide. */
const longFrom = 22;
const wideLetters = /[\u2E80-\uFFFF]/gu;

const isLong = (title: string): boolean => title.replace(wideLetters, '  ').length > longFrom;

/** The bar on top of a screen. A long title wraps to two lines in a smaller size. */
export function TopNav({ title, onBack, start, actions, below, ref, ...native }: TopNavProps) {
  const merged = useMergedRef(useBarHeight('nav'), ref);
  const { labels } = useDesignSystem();
  return (
    <header {...native} ref={merged} className={bar}>
      {title && <title>{labels.pageTitle(title)}</title>}
      <div className={line}>
        {onBack && (
          <div className={startClass}>
            <IconButton
              label={labels.back}
              onClick={onBack}
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
      {below && <div className={belowClass}>{below}</div>}
    </header>
  );
}
