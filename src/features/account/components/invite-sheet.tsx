import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CopyButton } from '#design-system/copy-button';
import { Icon } from '#design-system/icon';
import { QrCode } from '#design-system/qr-code';
import { Sheet } from '#design-system/sheet';
import { useToast } from '#design-system/toast';
import { share } from '#platform/share';

interface InviteSheetProps {
  /** The invitation link. */
  link: string;
  onClose(): void;
}

/** The invitation link to scan, copy or share. */
export function InviteSheet({ link, onClose }: InviteSheetProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const shareLink = async (): Promise<void> => {
    if (!(await share(link, t('user.invite-title')))) toast({ text: t('user.share-missing'), tone: 'danger' });
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('user.invite-title')}
      description={t('user.invite-text')}
    >
      <div className="flex flex-col items-center gap-4">
        <QrCode text={link} label={t('user.invite-qr')} />
        <div className="flex flex-col gap-1 text-center">
          <span className="text-14 text-muted">{t('user.invite-link')}</span>
          <span className="wrap-anywhere" translate="no">
            {link}
          </span>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <CopyButton text={link} label={t('user.copy-link')} appearance="button" />
          <Button icon={<Icon icon={Share2} />} onClick={() => void shareLink()}>
            {t('user.share-link')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
