import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { id as idField } from '#contract/fields';
import { validate } from '../../plugins/contract/validation.ts';

export const idParams = v.object({ id: v.pipe(idField, v.regex(/^\d{1,18}$/, 'validation:id')) });

/** Returns the number of the record that the address names. Throws InvalidFields. */
export const idOf = ({ params }: FastifyRequest): bigint => BigInt(validate(idParams, params).id);
