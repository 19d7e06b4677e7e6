import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Icon } from '../icon/index.ts';
import { useBarHeight } from '../screen/use-bar-height.ts';
import * as css from './offline-bar.css.ts';

export interface OfflineBarProps extends NativeProps<HTMLDivElement> {
  /** Shows and announces the text. */
  visible: boolean;
  /** That there is no connection, and how old the data is. */
  children: ReactNode;
}

/** Keep it mounted: a live region must exist before it announces. */
export function OfflineBar({ visible, children, ref, ...native }: OfflineBarProps) {
  return (
    <div {...native} ref={useMergedRef(useBarHeight('offline'), ref)} role="status" className={css.region}>
      {visible && (
        <div className={`${css.bar} border-t border-line bg-caution-quiet text-14 text-caution`}>
          <Icon icon={CloudOff} size="small" />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
