import * as v from 'valibot';

/** What was typed, checked: complete and ready to send, or the first message key of each field that is wrong. */
export type Checked<Output> = { output: Output } | { errors: Readonly<Record<string, string>> };

/** Checks what was typed. */
export type Validate<Output> = (values: unknown) => Checked<Output>;

/** Makes the check of a form out of a schema of the contract. */
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
