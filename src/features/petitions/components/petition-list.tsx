import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { ScreenAction } from '#design-system/screen';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { usePetitions } from '../api/petitions.ts';
import { formPath } from '../model/context.ts';
import { beginningOf, statusOf, type Petition } from '../model/petition.ts';

/** What the customer sent, newest first. */
export function PetitionList({ onOpen }: { onOpen(id: string): void }) {
  const { t } = useTranslation('petitions');
  const navigate = useNavigate();
  const dates = useDates();
  const pages = usePetitions();
  const list = useListState(pages, t('list.error'));
  const write = (): void => void navigate(formPath, { state: { fromList: true } });
  return (
    <>
      <RecordList
        {...list}
        label={t('list.title')}
        getKey={({ id }) => id}
        getDay={(petition) => dates.day(petition.created_at)}
        empty={
          <EmptyState
            illustration="path"
            title={t('list.empty.title')}
            action={
              <Button tone="primary" onClick={write}>
                {t('list.write')}
              </Button>
            }
          >
            {t('list.empty.text')}
          </EmptyState>
        }
      >
        {(petition) => <PetitionRow petition={petition} onClick={() => onOpen(petition.id)} />}
      </RecordList>
      {(pages.first?.total ?? 0) > 0 && (
        <ScreenAction>
          <Button tone="primary" size="large" block onClick={write}>
            {t('list.write')}
          </Button>
        </ScreenAction>
      )}
    </>
  );
}

function PetitionRow({ petition, onClick }: { petition: Petition; onClick(): void }) {
  const { t } = useTranslation('petitions');
  const dates = useDates();
  const { category, text, answers, created_at: sent } = petition;
  const status = statusOf(petition);
  return (
    <ListRow
      onClick={onClick}
      title={
        <span className="wrap-anywhere" dir="auto" translate="no">
          {beginningOf(text)}
        </span>
      }
      description={
        <>
          <span className="block">
            {t('row', { category: t(`category.${category}.label`), time: dates.time(sent) })}
          </span>
          {answers.length > 0 && <span className="block">{t('answers', { count: answers.length })}</span>}
        </>
      }
      end={<StatusChip status={status}>{t(`status.${status}`)}</StatusChip>}
    />
  );
}
