import { FileSpreadsheet, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { Progress } from '#design-system/progress';
import { Sheet } from '#design-system/sheet';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { toApiError, type ApiError } from '#platform/api-error';
import { saveStatement } from '../api/save-statement.ts';
import type { RecordQuery } from '../model/record-filter.ts';

interface StatementSheetProps {
  query: RecordQuery;
  /** How many transactions it has; undefined while unknown. */
  total: number | undefined;
  /** Where the printable one is. */
  printHref: string;
  onClose(): void;
}

type State = { kind: 'idle' } | { kind: 'saving'; count: number } | { kind: 'failed'; error: ApiError };

/** Saves the filtered transactions as a spreadsheet, or leads to the statement that can be printed. */
export function StatementSheet({ query, total, printHref, onClose }: StatementSheetProps) {
  const { t } = useTranslation(['wallet-records', 'common']);
  const toast = useToast();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const download = useRef<AbortController>(null);
  useEffect(() => () => download.current?.abort(), []);

  const save = async (): Promise<void> => {
    const own = new AbortController();
    download.current = own;
    setState({ kind: 'saving', count: 0 });
    try {
      const onProgress = (count: number): void => setState({ kind: 'saving', count });
      const name = await saveStatement(query, { onProgress, signal: own.signal });
      toast({ text: t('statement.saved', { name }), tone: 'success' });
      onClose();
    } catch (error) {
      if (!own.signal.aborted) setState({ kind: 'failed', error: toApiError(error) });
    }
  };
  const cancel = (): void => {
    download.current?.abort();
    setState({ kind: 'idle' });
  };
  const isSaving = state.kind === 'saving';

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('statement.title')}
      description={total === undefined ? t('statement.about') : t('statement.about-count', { count: total })}
    >
      {isSaving && (
        <Progress
          label={t('statement.saving')}
          value={total ? state.count / total : undefined}
          valueText={total ? t('statement.progress', { count: total, done: state.count }) : undefined}
        />
      )}
      {state.kind === 'failed' && <Failure of={state.error} />}
      <div className="flex flex-col gap-3">
        {isSaving ? (
          <Button block size="large" onClick={cancel}>
            {t('common:action.cancel')}
          </Button>
        ) : (
          <Button tone="primary" block size="large" icon={<Icon icon={FileSpreadsheet} />} onClick={() => void save()}>
            {t('statement.save')}
          </Button>
        )}
        <Button block size="large" icon={<Icon icon={Printer} />} href={printHref} disabled={isSaving}>
          {t('statement.view')}
        </Button>
      </div>
    </Sheet>
  );
}
