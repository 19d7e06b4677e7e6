import { BookUser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { ListRow } from '#design-system/list-row';

const AddressBookSheet = lazy(async () => ({
  default: (await import('./address-book-sheet.tsx')).AddressBookSheet,
}));

/** Its row among the settings. */
export function AddressBookRow() {
  const { t } = useTranslation('wallet-addresses');
  const book = useAddressBook();
  return (
    <>
      <ListRow onClick={book.open} start={<Icon icon={BookUser} />} title={t('title')} description={t('row')} />
      {book.sheet}
    </>
  );
}

/** Opens it from a form, for a currency if there is one. */
export function AddressBookButton({ currency }: { currency?: string }) {
  const { t } = useTranslation('wallet-addresses');
  const book = useAddressBook(currency);
  return (
    <>
      <Button tone="quiet" size="small" icon={<Icon icon={BookUser} />} onClick={book.open}>
        {t('title')}
      </Button>
      {book.sheet}
    </>
  );
}

/** The address book of a currency, or of all: `open` shows it, and `sheet` belongs in the screen. */
export function useAddressBook(currency?: string) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    sheet: isOpen && (
      <Suspense fallback={null}>
        <AddressBookSheet {...(currency !== undefined && { currency })} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
