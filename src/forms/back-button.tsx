import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';

/** Screens with a name in the label; any other is where the customer was. */
const places = { '/flash-exchange': 'flash-exchange', '/assets': 'assets' } as const;

const isNamed = (path: string): path is keyof typeof places => path in places;

interface BackButtonProps {
  /** From `useBackPath`. */
  back: string | null;
  /** Where it leads if nothing asked to come back. */
  otherwise: { href: string; label: string };
}

/** The next step after a deposit: back to what it is for, if it is for something. */
export function BackButton({ back, otherwise }: BackButtonProps) {
  const { t } = useTranslation('forms');
  const path = back?.replace(/[?#].*/su, '') ?? '';
  return (
    <Button {...(back !== null && { tone: 'primary' })} block href={back ?? otherwise.href}>
      {back === null ? otherwise.label : t(`back.${isNamed(path) ? places[path] : 'other'}`)}
    </Button>
  );
}
