import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/plugins/openapi';
import { everyCall } from './support.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: object;
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
}

const document = openApiDocument() as unknown as { openapi: string; paths: Record<string, Record<string, Operation>> };

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('is version 3.1 and serializable', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('has exactly the calls of the contract', () => {
    expect(operations).toHaveLength(everyCall.length);
    for (const [name, definition] of everyCall) {
      const [method = '', path = ''] = name.split(' ');
      const operation = document.paths[`/${path}`]?.[method.toLowerCase()];
      expect(operation?.security.length).toBe(definition.access === 'customer' ? 1 : 0);
      expect(operation?.requestBody !== undefined).toBe(method === 'POST');
      const key = operation?.parameters.some(({ $ref }) => $ref?.endsWith('/idempotency-key'));
      expect(key).toBe(definition.movesMoney === true);
    }
  });

  it('has unique operation ids', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('has no broken references', () => {
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(targets.length).toBeGreaterThan(100);
    const missing = [...new Set(targets)].filter((target) => {
      const found = target
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      return found === undefined;
    });
    expect(missing).toEqual([]);
  });
});
