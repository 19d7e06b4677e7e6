import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useLimits } from '../api/limits.ts';
import { LimitsBreakForm } from './limits-break-form.tsx';
import { LimitsForm } from './limits-form.tsx';
import { LimitsToday } from './limits-today.tsx';

/** What the sheet shows first: everything, or the form of a break. */
export type LimitsView = 'today' | 'change' | 'break';

interface LimitsSheetProps {
  view?: LimitsView;
  onClose(): void;
}

/** The customer's own limits of stakes and losses, and breaks, for all rooms in one place. */
export function LimitsSheet({ view: first = 'today', onClose }: LimitsSheetProps) {
  const { t } = useTranslation(['leverage-limits', 'forms', 'validation']);
  const problems = useErrorMessages();
  const read = useLimits();
  const { data, error } = read;
  const [view, setView] = useState(first);
  const [isSending, setSending] = useState(false);
  // Back to where it began: a break alone closes the sheet.
  const onEnd = (): void => {
    // The form is gone before it could say so.
    setSending(false);
    if (first === 'today') setView('today');
    else onClose();
  };
  const texts = {
    today: { title: t('title'), description: t('what') },
    change: { title: t('change.title'), description: t('change.text') },
    break: { title: t(data?.break_until ? 'break.longer' : 'break.title'), description: t('break.text') },
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} dismissible={!isSending} {...texts[view]}>
      <AgeNote of={read} />
      {data && view === 'today' && (
        <LimitsToday limits={data} onChange={() => setView('change')} onBreak={() => setView('break')} />
      )}
      {data && view === 'change' && <LimitsForm limits={data} onSending={setSending} onEnd={onEnd} />}
      {data && view === 'break' && <LimitsBreakForm limits={data} onSending={setSending} onEnd={onEnd} />}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows count={4} />}
    </Sheet>
  );
}
