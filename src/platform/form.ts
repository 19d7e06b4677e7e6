import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProtocolCode, RefusalCode } from '#contract/codes';
import { ApiError, toApiError } from './api-error.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { loadNamespaces } from './i18n.ts';
import type { Checked, Validate } from './validate.ts';

type Values = Record<string, string>;

interface FormOptions<Input extends Values, Output> {
  /**
   * Fetches the check of what was typed; its messages are keys, each with its namespace: `validation:required`.
   * Fetched once the form shows, since nothing needs it before somebody types.
   */
  rules(): Promise<Validate<Output>>;
  initial: Input;
  /** Refusals that are about one field, and show there. */
  codes?: Partial<Record<RefusalCode | ProtocolCode, keyof Input & string>>;
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
  /** Checks one field now, also an empty one, and says at the field what is wrong with it. */
  require(name: keyof Input & string): Promise<boolean>;
  /** Shows a message at a field, such as one that a check of the server found while typing. */
  setError(name: keyof Input & string, message: string | undefined): void;
  onSubmit(event?: FormEvent): void;
}

/** The check along with the texts of its messages. */
async function fetchRules<Output>(rules: () => Promise<Validate<Output>>): Promise<Validate<Output>> {
  const [validate] = await Promise.all([rules(), loadNamespaces(['validation'])]);
  return validate;
}

type Errors<Input> = Partial<Record<keyof Input & string, string>>;

/** A form over one schema of the contract: the same rules here and in the server. */
export function useForm<Input extends Values, Output>(options: FormOptions<Input, Output>): Form<Input> {
  const { initial, draft } = options;
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Input>(initial);
  // What an upload hands in when it ends must not undo what was typed meanwhile.
  const latest = useRef<Input>(initial);
  const [errors, setErrors] = useState<Errors<Input>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isSending = useRef(false);
  const focusNext = useRef(false);
  const rules = useRef<Promise<Validate<Output>>>(undefined);
  const load = useRef(options.rules);

  const check = async (input: Input): Promise<Checked<Output>> => {
    rules.current ??= fetchRules(load.current);
    try {
      return (await rules.current)(input);
    } catch (error) {
      // The next attempt fetches it anew.
      rules.current = undefined;
      throw error;
    }
  };
  useEffect(() => {
    rules.current ??= fetchRules(load.current);
    // A failure shows when something is to be checked.
    rules.current.catch(() => undefined);
  }, []);

  // After the first render, so that the server's and the first picture are the same.
  const draftName = draft?.name;
  const restore = useEffectEvent((name: string) => {
    const kept = Object.entries(readDraft(name) ?? {}).filter(([field]) => draft?.fields.includes(field));
    if (kept.length === 0) return;
    latest.current = { ...latest.current, ...Object.fromEntries(kept) };
    setValues(latest.current);
  });
  useEffect(() => {
    if (draftName !== undefined) restore(draftName);
  }, [draftName]);

  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const say = (message: string | undefined): string | undefined =>
    message === undefined ? undefined : t(message as never, { defaultValue: message });
  const setError = (name: keyof Input & string, message: string | undefined): void =>
    setErrors((now) => ({ ...now, [name]: message }));
  const recheck = async (name: keyof Input & string, input: Input): Promise<boolean> => {
    const checked = await check(input);
    const problem = 'errors' in checked ? checked.errors[name] : undefined;
    setError(name, say(problem));
    return problem === undefined;
  };
  const set = (name: keyof Input & string, value: string): void => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    if (draft) writeDraft(draft.name, Object.fromEntries(draft.fields.map((field) => [field, next[field]])));
    // Once a field was found wrong, it is checked with each key, so that the message goes when it is right.
    if (errors[name] !== undefined) recheck(name, next).catch(() => undefined);
  };
  const show = (found: Errors<Input>): void => {
    focusNext.current = true;
    setErrors(found);
  };
  const fail = (error: ApiError): void => {
    const blamed = error.code && options.codes?.[error.code];
    const atFields = Object.entries(error.fields).filter(([name]) => name in values);
    if (blamed) show({ [blamed]: error.message } as Errors<Input>);
    else if (atFields.length > 0)
      show(Object.fromEntries(atFields.map(([name, [first]]) => [name, first])) as Errors<Input>);
    else setFailure(error);
  };

  const send = async (): Promise<void> => {
    isSending.current = true;
    setSubmitting(true);
    setFailure(null);
    try {
      const checked = await check(latest.current);
      if ('errors' in checked) {
        show(
          Object.fromEntries(Object.entries(checked.errors).map(([name, key]) => [name, say(key)])) as Errors<Input>,
        );
        return;
      }
      setErrors({});
      await options.submit(checked.output);
      if (draft) clearDraft(draft.name);
    } catch (error) {
      // Anything but an answer of the server is a mistake of this app: it must not pass for one of the server unseen.
      if (!(error instanceof ApiError)) reportError(error);
      fail(toApiError(error));
    } finally {
      isSending.current = false;
      setSubmitting(false);
    }
  };

  return {
    ref,
    values,
    isSubmitting,
    failure,
    set,
    setError,
    require: (name) => recheck(name, values),
    error: (name) => errors[name],
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event) => set(name, event.target.value),
      onBlur: () => {
        // Passing through an empty field is no mistake yet.
        if (values[name] !== '') recheck(name, values).catch(() => undefined);
      },
    }),
    onSubmit: (event) => {
      event?.preventDefault();
      // Not the state, which a second press in the same moment would not see.
      if (!isSending.current) void send();
    },
  };
}
