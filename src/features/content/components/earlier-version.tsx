import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ResponseOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { TextLink } from '#design-system/text-link';
import { useDates } from '#platform/dates';

interface EarlierVersionProps {
  agreed: ResponseOf<'GET user/agreedText'>;
  /** Unknown while it loads. */
  current: number | undefined;
}

/** Says that a version is shown because the customer agreed to it, and leads to the current one. */
export function EarlierVersion({ agreed, current }: EarlierVersionProps) {
  const { t } = useTranslation('content-agreement');
  const dates = useDates();
  const { pathname } = useLocation();
  const isCurrent = current === agreed.version;
  return (
    <Callout
      title={t('version', { version: agreed.version })}
      {...(!isCurrent && {
        action: (
          <TextLink standalone href={pathname}>
            {t('current')}
          </TextLink>
        ),
      })}
    >
      {t(isCurrent ? 'agreed' : 'replaced', { day: dates.day(agreed.agreed_at) })}
    </Callout>
  );
}
