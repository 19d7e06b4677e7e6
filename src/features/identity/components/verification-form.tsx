import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { currentMain, focusMain } from '#design-system/screen';
import { Section } from '#design-system/section';
import { TextField } from '#design-system/text-field';
import { Failure } from '#forms/failure';
import { SubmitAction } from '#forms/submit-action';
import { readDraft } from '#platform/draft';
import { useForm } from '#platform/form';
import { cancelUpload } from '#platform/upload';
import { useSubmitVerification, type Verification } from '../api/verification.ts';
import type { IdentityValues } from '../model/verification-form.ts';
import { DocumentChoice } from './document-choice.tsx';
import { DocumentPhoto } from './document-photo.tsx';

interface VerificationFormProps {
  title: string;
  /** What was returned, to be corrected. */
  returned: Verification['returned'];
  draftName: string;
}

/** Submits name, ID number and the photos of the document. */
export function VerificationForm({ title, returned, draftName }: VerificationFormProps) {
  const { t } = useTranslation('identity');
  const submit = useSubmitVerification();
  const [isResumed] = useState(() => returned !== null || readDraft(draftName) !== null);
  const form = useForm<IdentityValues, RequestOf<'POST user/realAuth'>>({
    rules: async () => (await import('../model/verification-form.ts')).checkIdentity,
    initial: {
      document: returned?.document ?? 'id-card',
      full_name: returned?.full_name ?? '',
      id_number: '',
      front: returned?.front ?? '',
      back: returned?.back ?? '',
      other: '',
    },
    submit: async (input) => {
      const main = currentMain();
      await submit(input);
      for (const unused of [form.values.other, input.back === undefined ? form.values.back : ''])
        if (unused !== '') cancelUpload(unused);
      // The review replaces the form, which had the focus.
      focusMain(main);
    },
    // Not the ID number: drafts are readable by the next person on this device, and a stolen ID number is dangerous. Photos
    // are stored by a filename that only their owner can open.
    draft: { name: draftName, fields: ['document', 'full_name', 'front', 'back', 'other'] },
  });
  const { document, front, other } = form.values;
  const choose = (chosen: IdentityValues['document']): void => {
    form.set('document', chosen);
    form.set('front', other);
    form.set('other', front);
    for (const side of ['front', 'back']) form.setError(side, undefined);
  };
  return (
    <Section title={title}>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex grow flex-col gap-5">
        <Failure of={form.failure} />
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
        <DocumentChoice value={document} onChange={choose} />
        <TextField
          label={t('form.id-number')}
          hint={t(isResumed ? 'form.id-number-again' : 'form.id-number-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          {...form.field('id_number')}
        />
        {(document === 'passport' ? (['front'] as const) : (['front', 'back'] as const)).map((side) => (
          <DocumentPhoto
            key={`${document}-${side}`}
            side={document === 'passport' ? document : side}
            value={form.values[side]}
            error={form.error(side)}
            onChange={(filename) => form.set(side, filename)}
          />
        ))}
        <p className="text-14 text-muted">{t('form.before')}</p>
        <SubmitAction form={form}>{t('form.submit')}</SubmitAction>
      </form>
    </Section>
  );
}
