import { useTranslation } from 'react-i18next';
import { Sheet } from '#design-system/sheet';
import { Stack } from '#design-system/stack';

const parts = ['before', 'during', 'after', 'stake', 'late', 'limits', 'alone'] as const;

/** In plain words: why a result can't be changed afterward, and what that doesn't say. */
export function HowSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('leverage-proof');
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('how.title')} description={t('how.text')}>
      <Stack gap={4}>
        {parts.map((part) => (
          <section key={part} className="flex flex-col gap-1">
            <h3 className="font-medium">{t(`how.${part}.title`)}</h3>
            <p className="text-pretty text-muted">{t(`how.${part}.text`)}</p>
          </section>
        ))}
      </Stack>
    </Sheet>
  );
}
