import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { InvalidFields } from '../../errors.ts';

/** Our messages are keys. Maps the schema library's own messages to one of them. */
function messageKey(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'validation:unknown-field';
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  // A field that is required says so of a wrong type, too.
  if (issue.kind === 'schema' && issue.message === 'validation:required' && !isMissing) return 'validation:invalid';
  if (issue.message.startsWith('validation:')) return issue.message;
  return issue.input === undefined ? 'validation:required' : 'validation:invalid';
}

/** Returns the parsed input. Throws InvalidFields with the message keys of each field. */
export function validate<const Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  // Not an object, because an unknown field can be named "toString". The set removes duplicate messages.
  const fields = new Map<string, Set<string>>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    fields.set(field, (fields.get(field) ?? new Set()).add(messageKey(issue)));
  }
  throw new InvalidFields(Object.fromEntries([...fields].map(([field, keys]) => [field, [...keys]])));
}

/** Throws if a response doesn't match the contract exactly. Used in tests. */
export function requireResponse(schema: v.GenericSchema, response: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(response));
  const parsed = v.parse(schema, sent);
  if (!isDeepStrictEqual(parsed, sent))
    throw new Error(`the response has fields that are not in the contract: ${JSON.stringify(sent)}`);
}
