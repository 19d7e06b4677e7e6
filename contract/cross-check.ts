import * as v from 'valibot';

type Field<Input> = keyof Input & string;

/**
 * Adds a rule over several fields of an object, reported at one of them. It runs only if each field is valid on its own, so it
 * may compute with them. Valibot's own checks also run on invalid fields of the right type, such as an empty amount.
 */
export const crossCheck = /* @__NO_SIDE_EFFECTS__ */ <Input extends object, const Name extends Field<Input>>(
  fields: readonly Name[],
  {
    at,
    rule,
    message,
  }: {
    at: Name;
    rule(values: Pick<Input, Name>): boolean;
    /** A function says what exactly is wrong. */
    message: string | ((values: Pick<Input, Name>) => string);
  },
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    const names: readonly unknown[] = fields;
    if (dataset.issues?.some(({ path }) => !path || names.includes(path[0].key))) return;
    const values = dataset.value as Input & Record<string, unknown>;
    if (rule(values)) return;
    const text = typeof message === 'string' ? message : message(values);
    addIssue({ message: text, path: [{ type: 'object', origin: 'value', input: values, key: at, value: values[at] }] });
  });
