import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useDates } from '#platform/dates';
import { useForm } from '#platform/form';
import { useRefreshFactors } from '../api/factors.ts';
import { renamePasskey, type Passkey } from '../api/passkeys.ts';

interface PasskeyDetailsProps {
  passkey: Passkey;
  onBack(): void;
  onRemove(): void;
}

/** A passkey's details, with renaming and removal. */
export function PasskeyDetails({ passkey, onBack, onRemove }: PasskeyDetailsProps) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefreshFactors();
  const { id, name, synced, created_at, used_at } = passkey;
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkPasskeyName,
    initial: { name },
    async submit(typed) {
      await renamePasskey({ id, name: typed.name });
      await refresh();
      toast({ text: t('passkeys.renamed'), tone: 'success' });
      onBack();
    },
  });
  return (
    <Stack gap={5}>
      <KeyValueList
        items={[
          { id: 'kept', label: t('passkeys.kept'), value: t(synced ? 'passkeys.synced' : 'passkeys.single') },
          { id: 'added', label: t('passkeys.added'), value: dates.moment(created_at) },
          {
            id: 'used',
            label: t('passkeys.last-used'),
            value: used_at === null ? t('passkeys.never') : dates.moment(used_at),
          },
        ]}
      />
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Failure of={form.failure} />
        <TextField label={t('passkeys.name')} autoComplete="off" {...form.field('name')} />
        <Stack gap={2}>
          <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
            {t('passkeys.rename')}
          </Button>
          <Button block disabled={form.isSubmitting} onClick={onRemove}>
            {t('passkeys.remove.open')}
          </Button>
          <Button tone="quiet" block disabled={form.isSubmitting} onClick={onBack}>
            {t('passkeys.all')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
