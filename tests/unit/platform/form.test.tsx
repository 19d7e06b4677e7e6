import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { readDraft } from '#platform/draft';
import { useForm, type Form } from '#platform/form';
import { fixedI18n } from '#platform/i18n';
import type { Validate } from '#platform/validate';

afterEach(() => {
  vi.unstubAllGlobals();
  submitted.mockClear();
});

interface Deposit extends Record<string, string> {
  amount: string;
  voucher: string;
}

const submitted = vi.fn<() => Promise<void>>(async () => undefined);

/** The form of one render, as a pending upload holds it. */
async function formOfOneRender(
  draft: { untilCleared?: boolean } = {},
  rules = async (): Promise<Validate<Deposit>> => (values) => ({ output: values as Deposit }),
): Promise<Form<Deposit>> {
  const i18n = await fixedI18n('en-us', {});
  let form: Form<Deposit> | undefined;
  function Screen() {
    form = useForm<Deposit, Deposit>({
      rules,
      initial: { amount: '', voucher: '' },
      submit: submitted,
      draft: { name: 'deposit', fields: ['amount', 'voucher'], ...draft },
    });
    return null;
  }
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Screen />
    </I18nextProvider>,
  );
  if (!form) throw new Error('The form was not rendered.');
  return form;
}

function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
}

it.each([false, true])('keeps a submitted draft if a step follows that leads back: %s', async (untilCleared) => {
  const form = await formOfOneRender({ untilCleared });
  stubStorage();
  form.set('amount', '250');
  form.onSubmit();
  await vi.waitFor(() => expect(submitted).toHaveBeenCalled(), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(readDraft('deposit')).toEqual(untilCleared ? { amount: '250', voucher: '' } : null);
});

it('keeps what was typed while something else was on its way', async () => {
  const form = await formOfOneRender();
  stubStorage();
  form.set('amount', '250');
  // The upload ends and sets its filename on the form of the render in which it started.
  form.set('voucher', 'a1b2c3.webp');
  expect(readDraft('deposit')).toEqual({ amount: '250', voucher: 'a1b2c3.webp' });
});

it('sends nothing while its rules don’t load, which is no failure of the server', async () => {
  const reported = vi.fn<() => void>();
  const rules = vi.fn<() => Promise<never>>(async () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const form = await formOfOneRender({}, rules);
  stubStorage();
  vi.stubGlobal('reportError', reported);
  form.onSubmit();
  await vi.waitFor(() => expect(rules).toHaveBeenCalled(), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(reported).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});
