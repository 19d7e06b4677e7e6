import { FingerprintPattern, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';
import { Skeleton } from '#design-system/skeleton';
import { StatusChip } from '#design-system/status-chip';
import { useFactors } from '../api/factors.ts';

const sheets = {
  authenticator: lazy(async () => ({ default: (await import('./authenticator-sheet.tsx')).AuthenticatorSheet })),
  passkeys: lazy(async () => ({ default: (await import('./passkeys-sheet.tsx')).PasskeysSheet })),
};

/** The authenticator app and passkeys; each row opens its sheet. */
export function FactorRows() {
  const { t } = useTranslation('security');
  const { data, error } = useFactors();
  const [open, setOpen] = useState<keyof typeof sheets | null>(null);
  const Sheet = open && sheets[open];
  // Unknown when loading failed: the sheet says why.
  const waiting = !error && (
    <span className="flex w-12">
      <Skeleton />
    </span>
  );
  const count = data?.passkeys.length ?? 0;
  const isOn = Boolean(data?.authenticator_since);
  return (
    <>
      <ListRow
        start={<Icon icon={ShieldCheck} />}
        title={t('authenticator.title')}
        description={t('authenticator.text')}
        figureDescription={
          data ? (
            <StatusChip status={isOn ? 'completed' : 'none'}>
              {t(isOn ? 'authenticator.on' : 'authenticator.off')}
            </StatusChip>
          ) : (
            waiting
          )
        }
        onClick={() => setOpen('authenticator')}
      />
      <ListRow
        start={<Icon icon={FingerprintPattern} />}
        title={t('passkeys.title')}
        description={t('passkeys.text')}
        figureDescription={
          data ? (
            <StatusChip status={count > 0 ? 'completed' : 'none'}>
              {count > 0 ? t('passkeys.count', { count }) : t('passkeys.none')}
            </StatusChip>
          ) : (
            waiting
          )
        }
        onClick={() => setOpen('passkeys')}
      />
      {Sheet && (
        <Suspense fallback={null}>
          <Sheet onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
