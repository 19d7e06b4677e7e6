import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { readDraft } from '#platform/draft';
import { useForm, type Form } from '#platform/form';
import { fixedI18n } from '#platform/i18n';

afterEach(() => vi.unstubAllGlobals());

interface Deposit extends Record<string, string> {
  amount: string;
  voucher: string;
}

/** The form of one render, as a pending upload holds it. */
async function formOfOneRender(): Promise<Form<Deposit>> {
  const i18n = await fixedI18n('en-us', {});
  let form: Form<Deposit> | undefined;
  function Screen() {
    form = useForm<Deposit, Deposit>({
      rules: async () => (values) => ({ output: values as Deposit }),
      initial: { amount: '', voucher: '' },
      submit: async () => undefined,
      draft: { name: 'deposit', fields: ['amount', 'voucher'] },
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

it('keeps what was typed while something else was on its way', async () => {
  const form = await formOfOneRender();
  const kept = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  form.set('amount', '250');
  // The upload ends and sets its filename on the form of the render in which it started.
  form.set('voucher', 'a1b2c3.webp');
  expect(readDraft('deposit')).toEqual({ amount: '250', voucher: 'a1b2c3.webp' });
});
