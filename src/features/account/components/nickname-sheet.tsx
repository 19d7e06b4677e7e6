import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Sheet } from '#design-system/sheet';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useForm } from '#platform/form';
import { changeNickname } from '../api/change-nickname.ts';

interface NicknameSheetProps {
  nickname: string;
  onClose(): void;
}

/** Changes the nickname. */
export function NicknameSheet({ nickname, onClose }: NicknameSheetProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const form = useForm({
    rules: async () => (await import('../model/nickname-form.ts')).checkNickname,
    initial: { nickname },
    async submit(input) {
      await changeNickname(input.nickname);
      toast({ text: t('user.nickname.changed'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('user.nickname.title')}
      description={t('user.nickname.text')}
    >
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Failure of={form.failure} />
        <TextField
          label={t('user.nickname.label')}
          hint={t('user.nickname.hint')}
          autoComplete="nickname"
          {...form.field('nickname')}
        />
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('user.nickname.submit')}
        </Button>
      </form>
    </Sheet>
  );
}
