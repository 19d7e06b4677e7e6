import * as v from 'valibot';

/** A whole number from `min` to `max`, both included. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number('validation:required'),
    v.integer('validation:invalid'),
    v.minValue(min, 'validation:invalid'),
    v.maxValue(max, 'validation:invalid'),
  );
