import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { Failure } from '#forms/failure';
import type { ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useClosure } from '../api/closure.ts';
import { CloseForm } from './close-form.tsx';
import { ClosureBlockers } from './closure-blockers.tsx';
import { ClosureNotice } from './closure-notice.tsx';

/** Shows what blocks the closure, the form that requests it, or the pending closure. */
export function CloseSheet({ info, onClose }: { info: UserInfo; onClose(): void }) {
  // With the texts of its form: a sheet that waits for them while open no longer yields the focus to one above it.
  const { t } = useTranslation(['privacy', 'forms']);
  const problems = useErrorMessages();
  const read = useClosure();
  const { data, error } = read;
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { closes_at: closesAt } = info;
  const isAsked = closesAt !== null;
  const isBlocked = data !== undefined && data.blockers.length > 0;

  // Before the dialog moves the focus to its header.
  useLayoutEffect(() => {
    // The form is gone: move the focus to what replaces it.
    if (document.activeElement === document.body) body.current?.focus();
  }, [isAsked, isBlocked]);

  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('close.title')} dismissible={!isBusy}>
      <div ref={body} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {isAsked && <ClosureNotice closesAt={closesAt} onKept={onClose} />}
        {!isAsked && <Failure of={refusal} />}
        {!isAsked && !data && error && <ErrorState {...problems.state(t('close.error'), read)} />}
        {!isAsked && !data && !error && <SkeletonRows count={3} />}
        {!isAsked && isBlocked && <ClosureBlockers closure={data} />}
        {!isAsked && data && !isBlocked && (
          <CloseForm
            key={String(data.remainder.length > 0)}
            closure={data}
            onBusy={setBusy}
            onRefused={setRefusal}
            onCancel={onClose}
          />
        )}
      </div>
    </Sheet>
  );
}
