import { leverageLimitsRequest } from '#contract/leverage-limits';
import { validator, type Validate } from '#platform/validate';
import { hoursOf, type BreakValues } from './break.ts';

export const checkLimits = validator(leverageLimitsRequest);

/** Checks how long a break lasts; a message shows where the customer chose it. */
export const checkBreak: Validate<{ break_hours?: number | undefined }> = (values) => {
  const { length, hours } = values as BreakValues;
  const checked = checkLimits({ break_hours: hoursOf({ length, hours }) });
  if (!('errors' in checked)) return checked;
  const errors: Record<string, string> =
    length === 'own'
      ? { hours: 'leverage-limits:break.hours-invalid' }
      : { length: checked.errors['break_hours'] ?? '' };
  return { errors };
};
