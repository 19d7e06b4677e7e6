import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { CallDefinition } from '#contract/call';
import { protocolCodes } from '#contract/codes';
import { calls } from '#contract/index';

// Ignore errors: checks in code, such as "no null character", have no JSON Schema equivalent.
const request = (schema: CallDefinition['request']) =>
  strip(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }));
const response = (schema: CallDefinition['response']) =>
  strip(toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore' }));

function strip({ $schema: _dialect, ...schema }: JsonSchema): object {
  return schema;
}

const envelope = (data: object, status: 0 | 1) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: { status: { const: status }, message: { type: 'string' }, data },
});

const refusalData = (codes: readonly string[]) => ({
  type: 'object',
  required: ['code'],
  properties: { code: { enum: codes } },
});

const json = (description: string, schema: object, example?: object) => ({
  description,
  content: { 'application/json': { schema, ...(example ? { example } : {}) } },
});

function parameters(definition: CallDefinition) {
  const schema = request(definition.request) as { properties?: Record<string, object>; required?: readonly string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }));
}

function requestBody(definition: CallDefinition) {
  if (definition.upload) {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const schema = request(definition.request);
  return { required: true, content: { 'application/json': { schema, example: definition.example.request } } };
}

function responses(definition: CallDefinition) {
  const done = envelope(response(definition.response), 1);
  const refused = definition.codes.filter((code) => code !== 'not-found');
  const schema = refused.length > 0 ? { oneOf: [done, envelope(refusalData(refused), 0)] } : done;
  const example = { status: 1, message: '', data: definition.example.response };
  return {
    200: definition.contentType
      ? { description: 'Done.', content: { [definition.contentType]: { schema: { type: 'string' } } } }
      : json(refused.length > 0 ? 'Done (`status` 1), or refused (`status` 0) with a code.' : 'Done.', schema, example),
    ...(definition.codes.includes('not-found')
      ? { 404: json('Not found, or not yours.', envelope(refusalData(['not-found']), 0)) }
      : {}),
    ...(definition.access === 'customer' ? { 401: { $ref: '#/components/responses/session-gone' } } : {}),
    ...(definition.movesMoney ? { 409: { $ref: '#/components/responses/idempotency-conflict' } } : {}),
    422: { $ref: '#/components/responses/invalid' },
    default: { $ref: '#/components/responses/error' },
  };
}

function operation(name: string, definition: CallDefinition) {
  const [method = '', path = ''] = name.split(' ');
  const headers = [
    { $ref: '#/components/parameters/lang' },
    ...(definition.movesMoney ? [{ $ref: '#/components/parameters/idempotency-key' }] : []),
  ];
  return {
    operationId:
      path.replaceAll(/\/(.)/g, (_match, letter: string) => letter.toUpperCase()) + (method === 'GET' ? '' : 'Post'),
    tags: [path.split('/')[0]],
    summary: definition.summary,
    security: definition.access === 'customer' ? [{ token: [], cookie: [] }] : [],
    parameters: [...headers, ...(method === 'GET' ? parameters(definition) : [])],
    ...(method === 'POST' ? { requestBody: requestBody(definition) } : {}),
    responses: responses(definition),
  };
}

const protocolResponses = Object.fromEntries(
  Object.keys(protocolCodes).map((code) => [
    code,
    json(`HTTP ${protocolCodes[code as keyof typeof protocolCodes]}.`, envelope(refusalData([code]), 0)),
  ]),
);

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, definition] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    paths[`/${path}`] = { ...paths[`/${path}`], [method.toLowerCase()]: operation(name, definition) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Florin', version: '1', description: 'Every call of the contract. Amounts are decimal strings.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      parameters: {
        lang: {
          name: 'lang',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description: 'Locale of messages, in lower case.',
        },
        'idempotency-key': {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
          description:
            'Created when the form opens and kept across retries. The same key and body return the first response again; a refusal is kept for a week.',
        },
      },
      responses: {
        ...protocolResponses,
        error: json('Any other failure.', envelope(refusalData(Object.keys(protocolCodes)), 0)),
      },
    },
  };
}
