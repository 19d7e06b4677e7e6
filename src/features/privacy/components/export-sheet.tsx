import { FileDown, FolderLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Sheet } from '#design-system/sheet';
import { useToast } from '#design-system/toast';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Facts } from '#forms/facts';
import { Failure } from '#forms/failure';
import { useForm } from '#platform/form';
import { useExportData } from '../api/export-data.ts';

const facts = [
  { id: 'inside', icon: FileDown },
  { id: 'safe', icon: FolderLock },
] as const;

/** Says what the file contains, requires the login password, and saves the file. */
export function ExportSheet({ info, onClose }: { info: UserInfo; onClose(): void }) {
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const exportData = useExportData();
  const form = useForm({
    rules: async () => (await import('../model/data-forms.ts')).checkExport,
    initial: { password: '' },
    async submit(input) {
      const name = await exportData(info.username, t('export.readme'), input);
      toast({ text: t('export.done', { name }), tone: 'success' });
      onClose();
    },
    codes: { 'wrong-password': 'password' },
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('export.title')}
      description={t('export.text')}
      dismissible={!form.isSubmitting}
    >
      <Facts facts={facts} say={(id, part) => t(`export.${id}.${part}`)} />
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <CurrentPasswordField field={form.field('password')} />
        <Failure of={form.failure} />
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('export.submit')}
        </Button>
      </form>
    </Sheet>
  );
}
