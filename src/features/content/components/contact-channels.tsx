import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { CopyButton } from '#design-system/copy-button';
import { ErrorState } from '#design-system/error-state';
import { Section } from '#design-system/section';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { TextLink } from '#design-system/text-link';
import { useErrorMessages } from '#platform/error-messages';
import { useSite } from '#platform/site';
import type { Reason } from '../model/contact.ts';

/** Who reads messages, and when: what the operator set, and in the sandbox that nobody does. */
export function ContactChannels({ reason }: { reason: Reason | null }) {
  const { t } = useTranslation(['content-contact', 'common']);
  const problems = useErrorMessages();
  const read = useSite();
  const { data: site, error } = read;
  const body = () => {
    if (!site) {
      if (error) return <ErrorState scope="section" {...problems.state(problems.say(error).title, read)} />;
      return (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      );
    }
    const email = site.support_email;
    if (email === null && site.play_money)
      return <Callout title={t('channels.sandbox-title')}>{t('channels.sandbox')}</Callout>;
    if (email === null) return <p className="text-14 text-muted">{t('channels.none')}</p>;
    const subject = [t('common:brand'), reason && t(`about.${reason.topic}`), reason?.reference]
      .filter(Boolean)
      .join(': ');
    return (
      <>
        <p className="flex items-center gap-1" translate="no">
          <TextLink standalone href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            {email}
          </TextLink>
          <CopyButton text={email} label={t('channels.copy-email')} />
        </p>
        <p className="text-14 text-muted text-pretty">{t('channels.email-hint')}</p>
      </>
    );
  };
  return (
    <>
      <Section title={t('channels.title')}>{body()}</Section>
      {site && (
        <Section title={t('hours.title')}>
          <p className="text-14 text-muted">
            {site.support_hours ?? t(site.play_money ? 'hours.sandbox' : 'hours.none')}
          </p>
        </Section>
      )}
    </>
  );
}
