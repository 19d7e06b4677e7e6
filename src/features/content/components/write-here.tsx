import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Section } from '#design-system/section';
import { useSite } from '#platform/site';
import { withQuery } from '#platform/with-query';
import type { Reason } from '../model/contact.ts';

interface WriteHereProps {
  reason: Reason | null;
  /** Whether the login comes first. */
  needsLogin?: boolean;
}

/** The way into a petition, with what led here. */
export function WriteHere({ reason, needsLogin = false }: WriteHereProps) {
  const { t } = useTranslation('content-contact');
  const isSandbox = useSite().data?.play_money === true;
  return (
    <Section title={t('write.title')}>
      <p className="text-14 text-muted text-pretty">
        {t('write.text')} {isSandbox && t('write.sandbox')} {needsLogin && t('write.login')}
      </p>
      <Button
        tone={needsLogin ? 'secondary' : 'primary'}
        size="large"
        block
        href={withQuery('/petition', { write: '1', about: reason?.topic, reference: reason?.reference })}
      >
        {t('write.link')}
      </Button>
    </Section>
  );
}
