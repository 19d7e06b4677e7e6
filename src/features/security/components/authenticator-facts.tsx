import { useTranslation } from 'react-i18next';
import { recoveryCodeCount } from '#contract/security-second-factor';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { KeyValueList } from '#design-system/key-value-list';
import { Stack } from '#design-system/stack';
import { useDates } from '#platform/dates';
import { fewRecoveryCodes } from '../model/recovery-codes.ts';

interface AuthenticatorFactsProps {
  /** ISO 8601. */
  since: string;
  /** Recovery codes that are left. */
  left: number;
  /** It was turned on here, but the answer with the codes didn't arrive. */
  areCodesLost: boolean;
  onAction(question: 'recovery-new' | 'authenticator-off'): void;
}

/** The authenticator app while on: since when, recovery codes left, and actions. */
export function AuthenticatorFacts({ since, left, areCodesLost, onAction }: AuthenticatorFactsProps) {
  const { t } = useTranslation('security');
  const dates = useDates();
  return (
    <Stack>
      {areCodesLost && (
        <Callout tone="caution" title={t('recovery.lost.title')} announce>
          {t('recovery.lost.text')}
        </Callout>
      )}
      <KeyValueList
        items={[
          { id: 'since', label: t('authenticator.since'), value: dates.moment(since) },
          { id: 'codes', label: t('recovery.left'), value: t('recovery.of', { left, total: recoveryCodeCount }) },
        ]}
      />
      {left < fewRecoveryCodes && <Callout tone="caution">{t(left > 0 ? 'recovery.few' : 'recovery.none')}</Callout>}
      <Stack gap={2}>
        <Button block onClick={() => onAction('recovery-new')}>
          {t('recovery-new.title')}
        </Button>
        <Button block onClick={() => onAction('authenticator-off')}>
          {t('authenticator.turn-off')}
        </Button>
      </Stack>
    </Stack>
  );
}
