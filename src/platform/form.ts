import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProtocolCode, RefusalCode } from '#contract/codes';
import { ApiError, toApiError } from './api-error.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { loadNamespaces } from './i18n.ts';
import type { Checked, Validate } from './validate.ts';

type Values = Record<string, string>;

interface FormOptions<Input extends Values, Output> {
  /**
   * Loads the validation; its messages are keys with their namespace: `validation:required`. Loaded once the form shows, as
   * nothing needs it before the customer types.
   */
  rules(): Promise<Validate<Output>>;
  initial: Input;
  /** Why an earlier attempt failed, shown until the next one. */
  failure?: ApiError | null;
  /** Refusals that show at a field. */
  codes?: Partial<Record<RefusalCode | ProtocolCode, keyof Input & string>>;
  /** Submits it. Errors show: 422 at the fields, others as `failure`. */
  submit(output: Output): Promise<void>;
  /**
   * Keeps these fields in this tab across reloads and an expired session. Never a password. With `untilCleared` also once it
   * was submitted, because a step follows that leads back.
   */
  draft?: { name: string; fields: readonly (keyof Input & string)[]; untilCleared?: boolean };
}

/** Props of a text field of the design system. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

export interface Form<Input extends Values> {
  ref: RefObject<HTMLFormElement | null>;
  values: Input;
  isSubmitting: boolean;
  /** Why the last attempt failed, unless it shows at fields. */
  failure: ApiError | null;
  field(name: keyof Input & string): FieldBinding;
  error(name: keyof Input & string): string | undefined;
  set(name: keyof Input & string, value: string): void;
  /** Validates one field now, even if empty, and shows its error. */
  require(name: keyof Input & string): Promise<boolean>;
  /** Shows an error at a field, such as one from the server. */
  setError(name: keyof Input & string, message: string | undefined): void;
  onSubmit(event?: FormEvent): void;
}

/** Loads the validation along with its messages. */
async function fetchRules<Output>(rules: () => Promise<Validate<Output>>): Promise<Validate<Output>> {
  const [validate] = await Promise.all([rules(), loadNamespaces(['validation'])]);
  return validate;
}

/** Focuses the first faulty control; of a group, such as radio buttons, the one that Tab would reach. */
function focusFirstFaulty(form: HTMLFormElement | null): void {
  const faulty = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const within = (selector: string) => faulty?.querySelector<HTMLElement>(selector);
  (within(':checked') ?? within(':enabled') ?? faulty)?.focus();
  // Focusing reveals only the control. Its label or its error, for which there is a live region, could stay behind a bar.
  faulty?.closest(':has(>[aria-live])')?.scrollIntoView({ block: 'nearest' });
}

type Errors<Input> = Partial<Record<keyof Input & string, string>>;

/** A form validated by a schema of the contract: the same rules as on the server. */
export function useForm<Input extends Values, Output>(options: FormOptions<Input, Output>): Form<Input> {
  const { initial, draft } = options;
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Input>(initial);
  // An upload that finishes must not undo what was typed in the meantime.
  const latest = useRef<Input>(initial);
  const [errors, setErrors] = useState<Errors<Input>>({});
  /** Fields with an error of the rules. What the server found stays until its own field changes. */
  const ruled = useRef(new Set<string>());
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(options.failure ?? null);
  const isSending = useRef(false);
  const focusNext = useRef(false);

  // Each time, since rules may depend on what was read meanwhile. Their code is there after the first time.
  const check = async (input: Input): Promise<Checked<Output>> => (await fetchRules(options.rules))(input);
  const fetchAhead = useEffectEvent(() => {
    // A failure surfaces at the next validation.
    fetchRules(options.rules).catch(() => undefined);
  });
  useEffect(() => fetchAhead(), []);

  // After the first render, so that it matches the server's.
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
    if (focusNext.current) focusFirstFaulty(ref.current);
    focusNext.current = false;
  }, [errors]);

  const say = (message: string | undefined): string | undefined =>
    message && t(message as never, { defaultValue: message });
  const setError = (name: keyof Input & string, message: string | undefined): void => {
    ruled.current.delete(name);
    setErrors((now) => ({ ...now, [name]: message }));
  };
  /** Checks a field anew, and takes back what a change has mended elsewhere, as at a repeat. */
  const recheck = async (name: keyof Input & string, input: Input, isShown = true): Promise<boolean> => {
    const checked = await check(input);
    const found = ('errors' in checked ? checked.errors : {}) as Errors<Input>;
    // Rules for two fields wait until both are right by themselves.
    const mended = found[name] ? [] : [...ruled.current].filter((each) => !found[each]);
    setErrors((now) => ({
      ...now,
      ...Object.fromEntries(mended.map((each) => [each, undefined])),
      ...(isShown && { [name]: say(found[name]) }),
    }));
    if (isShown && found[name]) ruled.current.add(name);
    return !found[name];
  };
  const set = (name: keyof Input & string, value: string): void => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    if (draft) writeDraft(draft.name, Object.fromEntries(draft.fields.map((field) => [field, next[field]])));
    // Once there is an error, validate on each keystroke, so that it disappears when fixed.
    if (Object.values(errors).some(Boolean)) recheck(name, next, errors[name] !== undefined).catch(() => undefined);
  };
  const show = (found: Errors<Input>, ofRules = {}): void => {
    focusNext.current = true;
    ruled.current = new Set(Object.keys(ofRules));
    setErrors(found);
  };
  const fail = (thrown: unknown): void => {
    const error = toApiError(thrown);
    // Anything but a server response is a bug in this app and must not be shown as a server error.
    if (error !== thrown) reportError(thrown);
    const blamed = error.code && options.codes?.[error.code];
    const found = blamed
      ? [[blamed, error.message]]
      : Object.entries(error.fields).flatMap(([name, [first]]) => (name in values ? [[name, first]] : []));
    if (found.length > 0) show(Object.fromEntries(found) as Errors<Input>);
    else setFailure(error);
  };

  const send = async (): Promise<void> => {
    isSending.current = true;
    setSubmitting(true);
    setFailure(null);
    try {
      const validate = await fetchRules(options.rules).catch((cause: unknown) => {
        throw new ApiError({ kind: 'not-sent', cause });
      });
      const checked = validate(latest.current);
      if ('errors' in checked) {
        const said = Object.entries(checked.errors).map(([name, key]) => [name, say(key)]);
        show(Object.fromEntries(said) as Errors<Input>, checked.errors);
        return;
      }
      setErrors({});
      await options.submit(checked.output);
      if (draft && !draft.untilCleared) clearDraft(draft.name);
    } catch (error) {
      // Ended by the customer: everything stays as typed.
      if ((error as Error).name !== 'AbortError') fail(error);
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
      onChange: (value) => set(name, value),
      onBlur: () => {
        // Tabbing through an empty field is not an error yet.
        if (values[name] !== '') recheck(name, values).catch(() => undefined);
      },
    }),
    onSubmit: (event) => {
      event?.preventDefault();
      // A ref, since a second tap in the same frame would not see the state.
      if (!isSending.current) void send();
    },
  };
}
