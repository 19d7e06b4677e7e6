import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { Button } from '#design-system/button';
import { KeyValueList } from '#design-system/key-value-list';
import { Stack } from '#design-system/stack';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useDates } from '#platform/dates';
import { useForm } from '#platform/form';
import { useRefresh } from '#platform/refresh';
import { saveAddress } from '../api/addresses.ts';
import { useNetworkName } from '../api/currencies.ts';
import type { SavedAddress } from '../api/withdrawal.ts';
import { isWaiting } from '../model/address-waits.ts';

interface AddressDetailsProps {
  entry: SavedAddress;
  savedOnly: boolean;
  onBack(): void;
  onRemove(): void;
}

/** A saved address in full, with renaming and removal. */
export function AddressDetails({ entry, savedOnly, onBack, onRemove }: AddressDetailsProps) {
  const { t } = useTranslation('wallet-addresses');
  const dates = useDates();
  const toast = useToast();
  const refresh = useRefresh();
  const networkName = useNetworkName();
  const { currency, network, address, memo, created_at: saved, usable_at: from } = entry;
  const form = useForm({
    rules: async () => (await import('../model/address-form.ts')).checkLabel,
    initial: { label: entry.label },
    async submit({ label }) {
      await saveAddress({ currency, network, address, memo, label });
      await refresh(['GET wallet/addresses']);
      toast({ text: t('renamed'), tone: 'success' });
      onBack();
    },
  });
  return (
    <Stack gap={5}>
      <KeyValueList
        items={[
          { id: 'currency', label: t('currency'), value: currency },
          { id: 'network', label: t('network'), value: networkName(currency, network) },
          {
            id: 'address',
            label: t('address'),
            value: <AddressDisplay address={address} align="end" copyLabel={t('copy')} />,
          },
          ...(memo === '' ? [] : [{ id: 'memo', label: t('memo'), value: <span translate="no">{memo}</span> }]),
          { id: 'saved', label: t('saved'), value: dates.moment(saved) },
          ...(savedOnly && isWaiting(entry) ? [{ id: 'from', label: t('usable'), value: dates.moment(from) }] : []),
        ]}
      />
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Failure of={form.failure} />
        <TextField label={t('label')} autoComplete="off" {...form.field('label')} />
        <Stack gap={2}>
          <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
            {t('rename')}
          </Button>
          <Button block disabled={form.isSubmitting} onClick={onRemove}>
            {t('remove.open')}
          </Button>
          <Button tone="quiet" block disabled={form.isSubmitting} onClick={onBack}>
            {t('all')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
