import { Hourglass, ShieldOff, UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemovalProof } from '#contract/account';
import { Button } from '#design-system/button';
import { TextArea } from '#design-system/text-area';
import { Facts } from '#forms/facts';
import { Failure } from '#forms/failure';
import type { Form } from '#platform/form';

interface RemovalRequestProps {
  form: Form<{ text: string }>;
  /** What will prove who asks. */
  proof: RemovalProof;
  /** Days from the approval to the removal. */
  waitingDays: number;
  /** What else is asked. */
  children?: ReactNode;
}

const facts = [
  { id: 'review', icon: UserRoundSearch },
  { id: 'waiting', icon: Hourglass },
  { id: 'removed', icon: ShieldOff },
] as const;

/** The form that requests the removal of a lost authenticator app, with what comes of it. */
export function RemovalRequest({ form, proof, waitingDays, children }: RemovalRequestProps) {
  const { t } = useTranslation('account');
  const say = (id: (typeof facts)[number]['id'], part: 'title' | 'text'): string => {
    if (part === 'title') return t(`lost.fact.${id}.title`, { count: waitingDays });
    return id === 'waiting' ? t('lost.fact.waiting.text') : t(`lost.fact.${id}.${proof}`);
  };
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <Facts facts={facts} say={say} />
      {children}
      <TextArea label={t('lost.field')} hint={t('lost.hint')} {...form.field('text')} />
      <Failure of={form.failure} />
      <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
        {t('lost.submit')}
      </Button>
    </form>
  );
}
