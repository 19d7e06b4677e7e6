import { Callout } from '#design-system/callout';
import type { ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';

/** Says why something could not be submitted; nothing while there is no error. */
export function Failure({ of }: { of: ApiError | null | undefined }) {
  const problems = useErrorMessages();
  return of && <Callout {...problems.callout(of)} />;
}
