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

/** What is wrong at a field. */
interface Issue {
  readonly text: string;
  /** Found by the rules, which can tell when it's mended. Anything else stays until its own field changes. */
  readonly isOfRules: boolean;
}

type Issues<Input> = Partial<Record<keyof Input & string, Issue>>;

/** A form validated by a schema of the contract: the same rules as on the server. */
export function useForm<Input extends Values, Output>(options: FormOptions<Input, Output>): Form<Input> {
  const { initial, draft } = options;
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Input>(initial);
  // An upload that finishes must not undo what was typed in the meantime.
  const latest = useRef<Input>(initial);
  const [issues, setIssues] = useState<Issues<Input>>({});
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
  }, [issues]);

  const ofRules = (message: string | undefined): Issue | undefined =>
    message === undefined ? undefined : { text: t(message as never, { defaultValue: message }), isOfRules: true };
  const other = (message: string | undefined): Issue | undefined =>
    message === undefined ? undefined : { text: message, isOfRules: false };
  const setError = (name: keyof Input & string, message: string | undefined): void =>
    setIssues((now) => ({ ...now, [name]: other(message) }));
  /** Checks these fields, and those that show an error: it may depend on another field, as that of a repeat does. */
  const recheck = async (names: readonly (keyof Input & string)[], input: Input): Promise<boolean> => {
    const checked = await check(input);
    const found = 'errors' in checked ? checked.errors : {};
    setIssues((now) => {
      const shown = Object.keys(now).filter((name) => now[name]?.isOfRules);
      return { ...now, ...Object.fromEntries([...shown, ...names].map((name) => [name, ofRules(found[name])])) };
    });
    return names.every((name) => found[name] === undefined);
  };
  const set = (name: keyof Input & string, value: string): void => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setValues(next);
    if (draft) writeDraft(draft.name, Object.fromEntries(draft.fields.map((field) => [field, next[field]])));
    // Once there is an error, validate on each keystroke, so that it disappears when fixed.
    if (Object.values(issues).some((issue) => issue !== undefined)) {
      recheck(issues[name] ? [name] : [], next).catch(() => undefined);
    }
  };
  const show = (found: readonly (readonly [name: string, issue: Issue | undefined])[]): void => {
    focusNext.current = true;
    setIssues(Object.fromEntries(found) as Issues<Input>);
  };
  const fail = (thrown: unknown): void => {
    const error = toApiError(thrown);
    // Anything but a server response is a bug in this app and must not be shown as a server error.
    if (error !== thrown) reportError(thrown);
    const blamed = error.code && options.codes?.[error.code];
    const found = blamed
      ? [[blamed, other(error.message)] as const]
      : Object.entries(error.fields).flatMap(([name, [first]]) =>
          name in values ? [[name, other(first)] as const] : [],
        );
    if (found.length > 0) show(found);
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
        show(Object.entries(checked.errors).map(([name, key]) => [name, ofRules(key)]));
        return;
      }
      setIssues({});
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
    require: (name) => recheck([name], values),
    error: (name) => issues[name]?.text,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: issues[name]?.text,
      onChange: (value) => set(name, value),
      onBlur: () => {
        // Tabbing through an empty field is not an error yet.
        if (values[name] !== '') recheck([name], values).catch(() => undefined);
      },
    }),
    onSubmit: (event) => {
      event?.preventDefault();
      // A ref, since a second tap in the same frame would not see the state.
      if (!isSending.current) void send();
    },
  };
}
