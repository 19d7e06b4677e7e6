import { BookUser, IdCard, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { IdentityDocument } from '#contract/fields';
import { Icon } from '#design-system/icon';
import { RadioCards } from '#design-system/radio-cards';

const icons: Record<IdentityDocument, LucideIcon> = { 'id-card': IdCard, passport: BookUser };

interface DocumentChoiceProps {
  value: IdentityDocument;
  onChange(kind: IdentityDocument): void;
}

/** Which document the photos are of. */
export function DocumentChoice({ value, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation('identity');
  return (
    <RadioCards
      label={t('document.label')}
      value={value}
      onChange={onChange}
      options={(Object.keys(icons) as IdentityDocument[]).map((kind) => ({
        value: kind,
        icon: <Icon icon={icons[kind]} />,
        label: t(`document.${kind}.label`),
        description: t(`document.${kind}.photos`),
      }))}
    />
  );
}
