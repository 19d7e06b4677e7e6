import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CopyButton } from '#design-system/copy-button';
import { Icon } from '#design-system/icon';
import { Stack } from '#design-system/stack';
import { useDates } from '#platform/dates';
import { saveFile } from '#platform/save-file';
import { useCustomer } from '#platform/session';
import { recoveryFile } from '../model/recovery-codes.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once they were copied or saved. */
  onKept(): void;
  /** Called once the customer confirms having saved them. */
  onDone(): void;
}

/** The recovery codes, shown once, to write down, copy or save. */
export function RecoveryCodes({ codes, onKept, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation(['security', 'common']);
  const dates = useDates();
  const username = useCustomer()?.username ?? '';
  const save = (): void => {
    const title = t('recovery.file-title', { username, day: dates.day(new Date().toISOString()) });
    saveFile(`${t('recovery.file-name')}.txt`, recoveryFile(title, codes), 'text/plain');
    onKept();
  };
  return (
    <Stack gap={5}>
      <ol
        aria-label={t('recovery.title')}
        className="grid grid-cols-2 gap-x-2 rounded-card bg-sunken p-2"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code} className="py-1.5 text-center whitespace-nowrap tabular-nums">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap justify-center gap-3">
        <CopyButton text={codes.join('\n')} label={t('recovery.copy')} appearance="button" onCopied={onKept} />
        <Button icon={<Icon icon={Download} />} onClick={save}>
          {t('recovery.save')}
        </Button>
      </div>
      <Button tone="primary" size="large" block onClick={onDone}>
        {t('recovery.kept')}
      </Button>
    </Stack>
  );
}
