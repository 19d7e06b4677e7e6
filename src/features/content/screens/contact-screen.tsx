import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Accordion } from '#design-system/accordion';
import { Callout } from '#design-system/callout';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { useCustomer } from '#platform/session';
import { useSite } from '#platform/site';
import { ContactReason } from '../components/contact-reason.tsx';
import { ContactChannels } from '../components/contact-channels.tsx';
import { WriteHere } from '../components/write-here.tsx';
import { answersOf, contactReason, differsInSandbox, questions } from '../model/contact.ts';

/** How to reach support, and frequent questions. Prompts lead here with their topic. */
export default function ContactScreen() {
  const { t } = useTranslation(['content-contact', 'content', 'common']);
  const [query] = useSearchParams();
  const back = useBack();
  const isCustomer = useCustomer() !== null;
  const isSandbox = useSite().data?.play_money === true;
  const reason = contactReason(query);
  return (
    <Screen nav={<TopNav title={t('title')} onBack={back} />}>
      {reason && <ContactReason reason={reason} />}
      {isCustomer && <WriteHere reason={reason} />}
      <ContactChannels reason={reason} />
      {/* Who can't log in needs another way first. */}
      {!isCustomer && <WriteHere reason={reason} needsLogin />}
      <Section title={t('questions.title')}>
        <Accordion
          headingLevel={3}
          multiple
          // What led here may be answered below.
          defaultOpen={reason ? answersOf(reason.topic) : []}
          items={questions.map(({ id, href }) => ({
            id,
            title: t(`questions.${id}.title`),
            content: (
              <>
                <p className="text-14 text-pretty">
                  {t(`questions.${id}.text`)} {isSandbox && differsInSandbox(id) && t(`questions.${id}.sandbox`)}
                </p>
                {href && (
                  <p>
                    <TextLink standalone href={href}>
                      {t(`questions.${id}.link`)}
                    </TextLink>
                  </p>
                )}
              </>
            ),
          }))}
        />
      </Section>
      <Callout tone="caution" title={t('never.title')}>
        {t('never.text')}
      </Callout>
      <Section title={t('legal')}>
        <p className="flex flex-wrap gap-x-8">
          <TextLink standalone href="/customer-support">
            {t('content:pages.customer.title')}
          </TextLink>
          <TextLink standalone href="/about">
            {t('content:pages.about.title')}
          </TextLink>
          <TextLink standalone href="/privacy-policy">
            {t('common:legal.privacy')}
          </TextLink>
          <TextLink standalone href="/user/agreement">
            {t('common:legal.agreement')}
          </TextLink>
        </p>
      </Section>
    </Screen>
  );
}
