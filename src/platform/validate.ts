import * as v from 'valibot';

/** Validated input: complete and ready to send, or the first message key of each invalid field. */
export type Checked<Output> = { output: Output } | { errors: Readonly<Record<string, string>> };

/** Validates input. */
export type Validate<Output> = (values: unknown) => Checked<Output>;

/** Creates a form's validation from a schema of the contract. */
export const validator =
  <Output>(schema: v.GenericSchema<unknown, Output>): Validate<Output> =>
  (values) => {
    const result = v.safeParse(schema, values);
    if (result.success) return { output: result.output };
    const nested: Partial<Record<string, readonly string[]>> = v.flatten(result.issues).nested ?? {};
    return {
      errors: Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0] ?? ''])),
    };
  };
