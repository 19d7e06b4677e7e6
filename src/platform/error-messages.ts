import { useTranslation } from 'react-i18next';
import type { ApiError } from './api-error.ts';
import { useDates } from './dates.ts';

export interface Problem {
  /** Title: what failed. */
  title: string;
  /** Why, and what to do. */
  text: string;
}

/** The part of an SWR response that an error state needs. */
export interface Read {
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

/** As much of a request's id as a person reads out; the log has all of it. */
const QUOTED = 8;

const requestOf = ({ data: { request } }: ApiError): string | undefined =>
  typeof request === 'string' ? request.slice(0, QUOTED) : undefined;

/** Returns messages for errors. */
export function useErrorMessages(): Problems {
  const { t } = useTranslation('common');
  const dates = useDates();
  const say = (error: ApiError): Problem => {
    const { kind, message, retryAt } = error;
    const request = requestOf(error);
    const reason = message ? 'refusal' : 'server';
    // A refusal without a reason asks nothing of the customer.
    const problem = kind === 'invalid' || kind === 'refusal' ? reason : kind;
    const title = t(`problem.${problem}.title`);
    if (problem === 'refusal') return { title, text: message };
    if (problem === 'server' && request) return { title, text: t('problem.server.quoted', { id: request }) };
    if (problem !== 'too-many') return { title, text: t(`problem.${problem}.text`) };
    return {
      title,
      text: retryAt ? t('problem.too-many.at', { at: dates.timely(retryAt, 'medium') }) : t('problem.server.text'),
    };
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
