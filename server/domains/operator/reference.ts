import * as v from 'valibot';
import { text } from '#contract/fields';

/** What banks of the SEPA area write, which includes every id of a network; those are checked by their network. */
export const reference = v.pipe(text(128), v.regex(/^[\da-z/?:().,'+ -]+$/i, 'validation:id'));
