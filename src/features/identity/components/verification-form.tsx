import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Section } from '#design-system/section';
import { TextField } from '#design-system/text-field';
import { ScreenAction } from '#design-system/screen';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useSubmitVerification } from '../api/verification.ts';
import type { IdentityValues } from '../model/verification-form.ts';
import { DocumentPhoto } from './document-photo.tsx';

interface VerificationFormProps {
  title: string;
  /** Called once it is in review. */
  onSubmitted(): void;
}

/** Submits name, ID number and both photos. */
export function VerificationForm({ title, onSubmitted }: VerificationFormProps) {
  const { t } = useTranslation('identity');
  const problems = useErrorMessages();
  const submit = useSubmitVerification();
  const form = useForm<IdentityValues, RequestOf<'POST user/realAuth'>>({
    rules: async () => (await import('../model/verification-form.ts')).checkIdentity,
    initial: { full_name: '', id_number: '', front: '', back: '' },
    submit: async (input) => {
      await submit(input);
      onSubmitted();
    },
    // Not the ID number: drafts are readable by the next person on this device, and a stolen ID number is dangerous. Photos
    // are stored by a filename that only their owner can open.
    draft: { name: 'identity', fields: ['full_name', 'front', 'back'] },
  });
  return (
    <Section title={title}>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        {form.failure && <Callout {...problems.callout(form.failure)} />}
        <TextField
          label={t('form.full-name')}
          hint={t('form.full-name-hint')}
          autoComplete="name"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          {...form.field('full_name')}
        />
        <TextField
          label={t('form.id-number')}
          hint={t('form.id-number-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          {...form.field('id_number')}
        />
        {(['front', 'back'] as const).map((side) => (
          <DocumentPhoto
            key={side}
            side={side}
            value={form.values[side]}
            error={form.error(side)}
            onChange={(filename) => form.set(side, filename)}
          />
        ))}
        <p className="text-14 text-muted">{t('form.before')}</p>
        <ScreenAction>
          <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
            {t('form.submit')}
          </Button>
        </ScreenAction>
      </form>
    </Section>
  );
}
