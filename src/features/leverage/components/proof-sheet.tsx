import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { AgeNote } from '#forms/age-note';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { saveFile } from '#platform/save-file';
import { useProof } from '../api/proof.ts';
import { marketName } from '../model/market-name.ts';
import { ProofVerification } from './proof-verification.tsx';

interface ProofSheetProps {
  /** Its id. */
  period: string;
  onClose(): void;
  /** Shows how it works. */
  onExplain(): void;
}

/** Recomputes a period on this device, in front of the customer: from what was published before to who won. */
export function ProofSheet({ period, onClose, onExplain }: ProofSheetProps) {
  const { t } = useTranslation(['leverage-proof', 'leverage']);
  const dates = useDates();
  const problems = useErrorMessages();
  const read = useProof(period);
  const { data, error } = read;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={
        data &&
        t('period', {
          room: t(`leverage:tier.${data.room.tier}`),
          market: marketName(data.symbol),
          from: dates.moment(data.starts_at),
          to: dates.time(data.ends_at),
        })
      }
      footer={
        <div className="grid auto-rows-fr gap-2">
          {data?.status === 'settled' && (
            <Button block onClick={() => saveFile(`${period}.json`, JSON.stringify(data, null, 2), 'application/json')}>
              {t('save')}
            </Button>
          )}
          <Button block tone="quiet" onClick={onExplain}>
            {t('how.open')}
          </Button>
        </div>
      }
    >
      <AgeNote of={read} />
      {data && (
        <Stack gap={4}>
          <ProofVerification key={data.status} proof={data} period={period} />
          {data.status === 'settled' && <p className="text-14 text-muted text-pretty">{t('save-text')}</p>}
        </Stack>
      )}
      {!data && !error && <SkeletonRows count={4} />}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
    </Sheet>
  );
}
