import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Accordion } from '#design-system/accordion';
import { Callout } from '#design-system/callout';
import { Screen } from '#design-system/screen';
import { Section } from '#design-system/section';
import { TextLink } from '#design-system/text-link';
import { TopNav } from '#design-system/top-nav';
import { useBack } from '#platform/navigation';
import { ContactReason } from '../components/contact-reason.tsx';
import { ContactChannels } from '../components/contact-channels.tsx';
import { WriteHere } from '../components/write-here.tsx';
import { contactReason, questions } from '../model/contact.ts';

/** How to reach support, and frequent questions. Prompts lead here with their topic. */
export default function ContactScreen() {
  const { t } = useTranslation(['content-contact', 'content', 'common']);
  const [query] = useSearchParams();
  const back = useBack();
  const reason = contactReason(query);
  return (
    <Screen nav={<TopNav title={t('title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      {reason && <ContactReason reason={reason} />}
      <WriteHere reason={reason} />
      <ContactChannels reason={reason} />
      <Section title={t('questions.title')}>
        <Accordion
          headingLevel={3}
          // What led here may be answered below.
          defaultOpen={reason ? [reason.topic] : []}
          items={questions.map(({ id, href }) => ({
            id,
            title: t(`questions.${id}.title`),
            content: (
              <>
                <p className="text-14 text-pretty">{t(`questions.${id}.text`)}</p>
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
