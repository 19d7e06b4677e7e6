import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { decimal, id as idField, pageQuery, text } from '#contract/fields';
import { validate } from '../../plugins/contract/validation.ts';

/** A decimal from zero. */
export const nonNegative = v.pipe(
  decimal,
  v.check((amount) => !amount.startsWith('-'), 'validation:invalid'),
);

/** What banks of the SEPA area write, which includes every id of a network; those are checked by their network. */
export const reference = v.pipe(text(128), v.regex(/^[\da-z/?:().,'+ -]+$/i, 'validation:id'));

/** Why an operator decides, in their words. */
export const reason = text(500);

export const reasonBody = v.strictObject({ reason });

export const idParams = v.object({ id: v.pipe(idField, v.regex(/^\d{1,18}$/, 'validation:id')) });

/** Returns the number of the record that the address names. Throws InvalidFields. */
export const idOf = ({ params }: FastifyRequest): bigint => BigInt(validate(idParams, params).id);

/** Returns the page of a list without filters that the query asks for, from 1. Throws InvalidFields. */
export const pageOf = ({ query }: FastifyRequest): number => Number(validate(pageQuery, query).page);
