import fc from 'fast-check';
import { openApiDocument } from '#server/plugins/openapi';
import { fitting, type JsonSchema } from './arbitrary.ts';

interface Operation {
  readonly parameters: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

const { paths } = openApiDocument() as unknown as { paths: Record<string, Record<string, Operation>> };

/** The schema of a call's body, or of its query as an object. */
function requestSchema({ parameters, requestBody }: Operation): JsonSchema {
  const body = requestBody?.content['application/json']?.schema;
  if (body) return body;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name = '', schema = {} }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name = '' }) => name),
  };
}

const served = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase() as 'GET' | 'POST',
    path,
    schema: requestSchema(operation),
  })),
);

/** Generates requests to any call of the contract, both valid and invalid by its OpenAPI document. */
export const anyRequest = fc.constantFrom(...served).chain(({ method, path, schema }) =>
  fc.record({
    method: fc.constant(method),
    path: fc.constant(path),
    content: fitting(schema),
    loggedIn: fc.boolean(),
    lang: fc.constantFrom('en-us', 'th-th', 'xx', '\u00e9', ''),
    key: fc.oneof(fc.constantFrom('a-key-of-mine', '', 'short', 'ä'.repeat(20)), fc.stringMatching(/^[\w-]{8,40}$/)),
  }),
);

export type AnyRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

/** Calls that replace or end the session. */
export const endsSession = (path: string): boolean => path === '/user/logout' || path === '/user/refresh';

export const asQuery = (content: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      // A URL can't contain a lone surrogate.
      typeof value === 'string' ? Buffer.from(value).toString() : JSON.stringify(value),
    ]),
  );
