import { useTranslation } from 'react-i18next';
import { useErrorMessages } from './error-messages.ts';
import type { ListName, Pages } from './swr-pages.ts';

/** Returns the state of a paged list as RecordList props. */
export interface ListState {
  status: 'idle' | 'loading' | 'error' | 'end';
  onMore(): void;
  moreLabel: string;
  loadingLabel: string;
  endLabel: string;
  error: { text: string; retryLabel: string };
}

/** Texts and state of a paged list. */
export function useListState<Name extends ListName>(pages: Pages<Name>): ListState {
  const { t } = useTranslation('common');
  const { say } = useErrorMessages();
  const { error, isLoadingMore, hasMore, loadMore, mutate } = pages;
  const status = error ? 'error' : isLoadingMore ? 'loading' : hasMore ? 'idle' : 'end';
  return {
    status,
    onMore: error ? mutate : loadMore,
    moreLabel: t('state.load-more'),
    loadingLabel: t('state.loading'),
    endLabel: t('state.end'),
    error: { text: error ? say(error).title : '', retryLabel: t('action.retry') },
  };
}
