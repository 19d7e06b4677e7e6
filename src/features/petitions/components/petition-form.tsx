import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPetitionText, petitionCategories } from '#contract/petitions';
import type { RequestOf } from '#contract/index';
import { Callout } from '#design-system/callout';
import { RadioCards } from '#design-system/radio-cards';
import { TextArea } from '#design-system/text-area';
import { SubmitAction } from '#forms/submit-action';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { useIsShown } from '#platform/navigation';
import { useSite } from '#platform/site';
import { useSend } from '../api/petitions.ts';
import type { Context } from '../model/context.ts';
import { shownSlots, slots, type PetitionValues, type Slot } from '../model/slots.ts';
import { ContextNote } from './context-note.tsx';
import { ImageSlot } from './image-slot.tsx';

type Category = (typeof petitionCategories)[number];
type Values = PetitionValues & Record<Slot, string>;

interface PetitionFormProps {
  context: Context;
  /** Called with the id of what was sent. */
  onSent(id: string): void;
}

/** Sends feedback, a request, or a complaint with up to three images. */
export function PetitionForm({ context: { about, reference }, onSent }: PetitionFormProps) {
  const { t } = useTranslation('petitions');
  const problems = useErrorMessages();
  const site = useSite().data;
  const send = useSend();
  const isShown = useIsShown();
  const [busy, setBusy] = useState<readonly Slot[]>([]);
  const form = useForm<Values, RequestOf<'POST petition/create'>>({
    rules: async () => (await import('../model/petition-form.ts')).checkPetition,
    initial: {
      category: '',
      text: '',
      image1: '',
      image2: '',
      image3: '',
      about: about ?? '',
      reference: reference ?? '',
    },
    // The server doesn't say which one it is.
    codes: { 'file-unknown': 'image1' },
    submit: async (input) => {
      const { id } = await send(input);
      // Back to the list doesn't leave the screen.
      if (isShown()) onSent(id);
    },
    // One for each topic, so that what was typed about a deposit isn't sent about another.
    draft: { name: ['petition', about, reference].filter(Boolean).join('-'), fields: ['category', 'text', ...slots] },
  });
  const { values, failure } = form;
  const changeBusy = (slot: Slot, isBusy: boolean): void => {
    setBusy((before) => [...before.filter((each) => each !== slot), ...(isBusy ? [slot] : [])]);
    if (!isBusy) form.setError(slot, undefined);
  };
  const submit = (event: FormEvent): void => {
    const [waiting] = busy;
    if (waiting === undefined) {
      form.onSubmit(event);
      return;
    }
    event.preventDefault();
    form.setError(waiting, t('form.wait'));
    form.ref.current?.querySelector<HTMLElement>(`[data-slot=${waiting}]`)?.focus();
  };
  return (
    <form ref={form.ref} onSubmit={submit} noValidate className="flex grow flex-col gap-5">
      {site?.play_money && <Callout title={t('sandbox.title')}>{t('sandbox.text')}</Callout>}
      <ContextNote about={about} reference={reference} />
      <RadioCards<Category>
        label={t('form.category')}
        error={form.error('category')}
        value={petitionCategories.find((category) => category === values.category) ?? null}
        onChange={(category) => form.set('category', category)}
        options={petitionCategories.map((value) => ({
          value,
          label: t(`category.${value}.label`),
          description: t(`category.${value}.text`),
        }))}
      />
      <TextArea
        label={t('form.text')}
        hint={t('form.text-hint')}
        lines={5}
        limit={{
          length: maxPetitionText,
          label: (left) => (left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })),
        }}
        {...form.field('text')}
      />
      {shownSlots(values).map((slot) => (
        <ImageSlot
          key={slot}
          slot={slot}
          value={values[slot]}
          error={form.error(slot)}
          onChange={(filename) => form.set(slot, filename)}
          onBusyChange={(isBusy) => changeBusy(slot, isBusy)}
        />
      ))}
      {failure && (
        <Callout {...problems.callout(failure)}>
          <p>{problems.say(failure).text}</p>
          {!failure.isOutcomeKnown && <p>{t('form.again')}</p>}
        </Callout>
      )}
      <SubmitAction form={form}>{t('form.submit')}</SubmitAction>
    </form>
  );
}
