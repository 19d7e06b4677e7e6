import fc from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Strings that tend to break programs. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    '-1',
    'null',
    'NaN',
    'Infinity',
    '1e400',
    '9'.repeat(19),
    '9'.repeat(40),
    '0.000000000000000001',
    "' or 1=1 --",
    '\u0000',
    'a\u0000b',
    '\uD800',
    '../../etc/passwd',
    '<script>',
    '%s%n',
    '٣٫٥',
    'ｆｕｌｌ',
    '👩‍👩‍👧‍👦',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    true,
    null,
    0,
    -1,
    1e308,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
);

function text(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const { minLength = 0, maxLength = 60 } = schema;
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
}

/** Generates values that mostly match the schema. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer();
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'object') return fields(schema);
  return hostile;
}

function fields({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const each = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      fc.oneof({ arbitrary: fitting(property), weight: 3 }, { arbitrary: hostile, weight: 1 }),
    ]),
  );
  return fc.oneof(
    { arbitrary: fc.record(each, { requiredKeys: [...required] }), weight: 6 },
    // Missing and unknown fields.
    { arbitrary: fc.record(each, { requiredKeys: [] }), weight: 2 },
    { arbitrary: fc.dictionary(fc.string(), hostile, { maxKeys: 4 }), weight: 1 },
  );
}
