import { useTranslation } from 'react-i18next';
import type { ApiError } from './api-error.ts';

export interface Problem {
  /** Title: what failed. */
  title: string;
  /** Why, and what to do. */
  text: string;
}

/** The part of an SWR response that an error state needs. */
interface Read {
  error?: ApiError | undefined;
  isValidating?: boolean;
  mutate(): unknown;
}

export interface Problems {
  /** The error in the customer's language: the server's message for a refusal, else our own. */
  say(error: ApiError): Problem;
  /** Props of an ErrorState for a failed read; `title` says what failed to load. */
  state(
    title: string,
    read: Read,
  ): { title: string; children: string; retry: { label: string; onClick(): void; busy: boolean } };
  /** Props of a Callout for a form that could not be submitted. */
  callout(error: ApiError): { tone: 'danger'; title: string; children: string; announce: true };
}

/** Returns messages for errors. */
export function useErrorMessages(): Problems {
  const { t } = useTranslation('common');
  const say = (error: ApiError): Problem => {
    switch (error.kind) {
      case 'offline':
        return { title: t('problem.offline.title'), text: t('problem.offline.text') };
      case 'timeout':
        return { title: t('problem.timeout.title'), text: t('problem.timeout.text') };
      case 'too-many':
        return {
          title: t('problem.too-many.title'),
          text:
            error.retryAfter === undefined
              ? t('problem.too-many.later')
              : t('problem.too-many.seconds', { count: Math.ceil(error.retryAfter) }),
        };
      case 'conflict':
        return { title: t('problem.conflict.title'), text: t('problem.conflict.text') };
      case 'unauthorized':
        return { title: t('problem.unauthorized.title'), text: t('problem.unauthorized.text') };
      case 'refusal':
      case 'invalid':
        return { title: t('problem.refusal.title'), text: error.message || t('problem.server.text') };
      case 'server':
        return { title: t('problem.server.title'), text: t('problem.server.text') };
    }
  };
  return {
    say,
    state: (title, { error, isValidating = false, mutate }) => ({
      title,
      children: error ? say(error).text : '',
      retry: { label: t('action.retry'), onClick: () => void mutate(), busy: isValidating },
    }),
    callout: (error) => {
      const { title, text } = say(error);
      return { tone: 'danger', title, children: text, announce: true };
    },
  };
}
