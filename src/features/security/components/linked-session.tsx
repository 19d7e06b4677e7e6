import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Card } from '#design-system/card';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { KeyValueList } from '#design-system/key-value-list';
import { ScreenAction } from '#design-system/screen';
import { SkeletonRows } from '#design-system/skeleton';
import { TextLink } from '#design-system/text-link';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useSupport } from '#platform/support';
import { useSessionLink } from '../api/session-link.ts';
import { AddressText } from './address-text.tsx';

/** The session that a link can end, a button that does, and what to do afterward. */
export function LinkedSession({ secret }: { secret: string }) {
  const { t } = useTranslation(['security', 'common']);
  const dates = useDates();
  const problems = useErrorMessages();
  const support = useSupport('security');
  const { data, error, mutate, end } = useSessionLink(secret);
  const [wasEndedHere, setEndedHere] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    await end();
    setEndedHere(true);
    // The button is gone.
    document.getElementById('main')?.focus();
  });

  if (error?.code === 'link-expired') {
    return (
      <EmptyState
        illustration="path"
        title={t('link.expired.title')}
        action={
          <Button tone="primary" href="/security">
            {t('link.expired.action')}
          </Button>
        }
      >
        {t('link.expired.text')}
      </EmptyState>
    );
  }
  if (!data) {
    if (error) return <ErrorState {...problems.state(t('link.error'), { error, mutate })} />;
    return <SkeletonRows count={3} />;
  }
  return (
    <div className="flex grow flex-col gap-5">
      {data.ended ? (
        <Callout
          tone="success"
          title={t(wasEndedHere ? 'link.done.title' : 'link.done.already')}
          announce={wasEndedHere}
        >
          {t('link.done.text')}
        </Callout>
      ) : (
        <p>{t('link.text')}</p>
      )}
      <Card>
        <KeyValueList
          items={[
            { id: 'device', label: t('link.device'), value: data.device },
            { id: 'address', label: t('link.address'), value: <AddressText text={data.address} /> },
            { id: 'since', label: t('link.since'), value: dates.moment(data.created_at) },
          ]}
        />
      </Card>
      <Failure of={failure} />
      {data.ended && support && (
        <p className="text-14 text-muted">
          <TextLink standalone href={support}>
            {t('common:action.contact-support')}
          </TextLink>
        </p>
      )}
      {!data.ended && <p className="text-14 text-muted">{t('link.yours')}</p>}
      <ScreenAction>
        {data.ended ? (
          <Button tone="primary" size="large" block href="/user/password">
            {t('link.done.action')}
          </Button>
        ) : (
          <Button tone="danger" size="large" block busy={isBusy} onClick={run}>
            {t('link.end')}
          </Button>
        )}
      </ScreenAction>
    </div>
  );
}
