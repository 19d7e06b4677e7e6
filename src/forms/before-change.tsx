import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';

interface BeforeChangeProps {
  /** What else the change does. */
  children: ReactNode;
}

/** Stands above the form of a change that holds withdrawals, and says so. */
export function BeforeChange({ children }: BeforeChangeProps) {
  const { t } = useTranslation('forms');
  return (
    <Callout>
      <div className="flex flex-col gap-2">
        <p>{children}</p>
        <p>{t('hold.before')}</p>
      </div>
    </Callout>
  );
}
