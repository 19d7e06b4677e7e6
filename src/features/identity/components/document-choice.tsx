import { BookUser, IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { RadioCards } from '#design-system/radio-cards';
import type { IdentityValues } from '../model/verification-form.ts';

type Document = IdentityValues['document'];

const documents = [
  { value: 'id-card', icon: IdCard },
  { value: 'passport', icon: BookUser },
] as const;

interface DocumentChoiceProps {
  value: Document;
  onChange(document: Document): void;
}

/** Which document the photos are of. */
export function DocumentChoice({ value, onChange }: DocumentChoiceProps) {
  const { t } = useTranslation('identity');
  return (
    <RadioCards
      label={t('document.label')}
      value={value}
      onChange={onChange}
      options={documents.map(({ value: document, icon }) => ({
        value: document,
        icon: <Icon icon={icon} />,
        label: t(`document.${document}.label`),
        description: t(`document.${document}.photos`),
      }))}
    />
  );
}
