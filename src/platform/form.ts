import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { toApiError, type ApiError } from './api-error.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

type Values = Record<string, string>;

interface FormOptions<Input extends Values, Output> {
  /** Checks and completes what was typed; its messages are keys of the namespace `validation`. */
  schema: v.GenericSchema<Input, Output>;
  initial: Input;
  /** Sends it. What it throws is shown: 422 at the fields, anything else as `failure`. */
  submit(output: Output): Promise<void>;
  /** Keeps these fields in this tab over reloads and an expired session. Never a password. */
  draft?: { name: string; fields: readonly (keyof Input & string)[] };
}

/** What a text field of the design system takes. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(): void;
}

export interface Form<Input extends Values> {
  ref: RefObject<HTMLFormElement | null>;
  values: Input;
  isSubmitting: boolean;
  /** Why the last attempt failed, unless fields are to blame. */
  failure: ApiError | null;
  field(name: keyof Input & string): FieldBinding;
  error(name: keyof Input & string): string | undefined;
  set(name: keyof Input & string, value: string): void;
  /** Checks one field now, as leaving it does. */
  check(name: keyof Input & string): boolean;
  /** Shows a message at a field, such as one that a check of the server found while typing. */
  setError(name: keyof Input & string, message: string | undefined): void;
  onSubmit(event?: FormEvent): void;
  reset(): void;
}

type Errors<Input> = Partial<Record<keyof Input & string, string>>;

/** A form over one schema of the contract: the same rules here and in the server. */
export function useForm<Input extends Values, Output>(options: FormOptions<Input, Output>): Form<Input> {
  const { schema, initial, draft } = options;
  const { t } = useTranslation('validation');
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Input>(initial);
  const [errors, setErrors] = useState<Errors<Input>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const focusNext = useRef(false);

  // After the first render, so that the server's and the first picture are the same.
  const draftName = draft?.name;
  useEffect(() => {
    if (draftName === undefined) return;
    const kept = readDraft(draftName);
    if (kept) setValues((now) => ({ ...now, ...kept }));
  }, [draftName]);

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const translate = (message: string): string => t(message as never, { defaultValue: message });
  const change = (next: Input): void => {
    setValues(next);
    if (draft) writeDraft(draft.name, Object.fromEntries(draft.fields.map((name) => [name, next[name]])));
  };
  const problems = (input: Input): Errors<Input> => {
    const result = v.safeParse(schema, input);
    if (result.success) return {};
    const nested = v.flatten(result.issues).nested ?? {};
    return Object.fromEntries(
      Object.entries(nested).map(([name, messages]) => [name, translate((messages as string[])[0] ?? '')]),
    ) as Errors<Input>;
  };
  const setError = (name: keyof Input & string, message: string | undefined): void =>
    setErrors((now) => ({ ...now, [name]: message }));
  const set = (name: keyof Input & string, value: string): void => {
    const next = { ...values, [name]: value };
    change(next);
    // Once a field was found wrong, it is checked with each key, so that the message goes when it is right.
    if (errors[name] !== undefined) setError(name, problems(next)[name]);
  };
  const check = (name: keyof Input & string): boolean => {
    const problem = problems(values)[name];
    if (values[name] !== '') setError(name, problem);
    return problem === undefined;
  };
  const show = (found: Errors<Input>): void => {
    focusNext.current = true;
    setErrors(found);
  };

  const send = async (): Promise<void> => {
    const result = v.safeParse(schema, values);
    if (!result.success) {
      show(problems(values));
      return;
    }
    setErrors({});
    setFailure(null);
    setSubmitting(true);
    try {
      await options.submit(result.output);
      if (draft) clearDraft(draft.name);
    } catch (caught) {
      const error = toApiError(caught);
      const atFields = Object.entries(error.fields).filter(([name]) => name in values);
      if (atFields.length > 0) show(Object.fromEntries(atFields.map(([name, [first]]) => [name, first])) as Errors<Input>);
      else setFailure(error);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    ref,
    values,
    isSubmitting,
    failure,
    set,
    check,
    setError,
    error: (name) => errors[name],
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event) => set(name, event.target.value),
      onBlur: () => void check(name),
    }),
    onSubmit: (event) => {
      event?.preventDefault();
      if (!isSubmitting) void send();
    },
    reset: () => {
      setValues(initial);
      setErrors({});
      setFailure(null);
      if (draft) clearDraft(draft.name);
    },
  };
}
