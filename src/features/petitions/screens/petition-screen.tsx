import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { focusMain, Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { useBack, useLeave } from '#platform/navigation';
import { useRecordOf } from '#platform/record-of';
import { withQuery } from '#platform/with-query';
import { PetitionForm } from '../components/petition-form.tsx';
import { PetitionList } from '../components/petition-list.tsx';
import { PetitionPage } from '../components/petition-page.tsx';
import { listPath, readContext } from '../model/context.ts';

interface State {
  isNew?: boolean;
  fromList?: boolean;
}

/** What the customer sent; with `id` one of them, with `write` the form for another. */
export default function PetitionScreen() {
  const { t } = useTranslation('petitions');
  const navigate = useLeave();
  const [query] = useSearchParams();
  const state = useLocation().state as State | null;
  const { shown, open, close } = useRecordOf(listPath, 'id');
  const leaveList = useBack('/user');
  const leaveForm = useBack(listPath);
  const context = readContext(query);
  const sent = (id: string): void => {
    // In place of the form, which Back would show empty.
    navigate(withQuery(listPath, { id }), { replace: true, state: { ...state, isNew: true } satisfies State });
    focusMain();
  };
  if (shown !== null)
    return (
      <Screen nav={<TopNav title={t('one.title')} onBack={close} />}>
        <PetitionPage key={shown} id={shown} isNew={state?.isNew === true} />
      </Screen>
    );
  if (context)
    return (
      <Screen nav={<TopNav title={t('form.title')} onBack={leaveForm} />}>
        <PetitionForm context={context} onSent={sent} />
      </Screen>
    );
  return (
    <Screen nav={<TopNav title={t('list.title')} onBack={leaveList} />}>
      <PetitionList onOpen={open} />
    </Screen>
  );
}
