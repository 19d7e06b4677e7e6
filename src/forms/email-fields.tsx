import type { ResponseOf } from '#contract/index';
import { TextField } from '#design-system/text-field';
import type { Form } from '#platform/form';
import { EmailedCodeField } from './emailed-code-field.tsx';

interface EmailFieldsProps {
  /** See `EmailedCodeField`. */
  draft: string;
  /** Label of the email field. */
  label: string;
  form: Form<{ email: string; code: string }>;
  /** Sends a code to the address. */
  send(email: string): Promise<ResponseOf<'POST index/sendEmail'>>;
}

/** An email address, and the code sent to it. */
export function EmailFields({ draft, label, form, send }: EmailFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <EmailedCodeField draft={draft} form={form} to="email" send={send} />
    </>
  );
}
