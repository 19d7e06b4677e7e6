import { Printer, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { useToast } from '#design-system/toast';
import { shareLink } from '#platform/share';

/** Shares the address of a page, or copies it where nothing can be shared, and prints the page. */
export function PageActions({ title }: { title: string }) {
  const { t } = useTranslation(['content', 'common']);
  const toast = useToast();
  const send = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const link = origin + pathname;
    if (await shareLink(link, title)) return;
    try {
      await navigator.clipboard.writeText(link);
      toast({ text: t('page.copied'), tone: 'success' });
    } catch {
      toast({ text: t('common:copy.failed'), tone: 'danger' });
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={<Icon icon={Share2} />} onClick={() => void send()}>
        {t('page.share')}
      </Button>
      <Button icon={<Icon icon={Printer} />} onClick={() => window.print()}>
        {t('page.print')}
      </Button>
    </div>
  );
}
