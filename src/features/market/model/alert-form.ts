import { saveAlertRequest } from '#contract/market-alerts';
import { validator } from '#platform/validate';

export const checkAlert = validator(saveAlertRequest);
