import { FingerprintPattern } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Icon } from '#design-system/icon';
import { List, ListRow } from '#design-system/list-row';
import { Stack } from '#design-system/stack';
import { useDates } from '#platform/dates';
import { canUsePasskeys } from '#platform/passkey-support';
import type { Passkey } from '../api/passkeys.ts';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onAdd(): void;
  onOpen(id: string): void;
}

/** All passkeys, with a way to add one where the browser supports it. */
export function PasskeyList({ passkeys, onAdd, onOpen }: PasskeyListProps) {
  const { t } = useTranslation('security');
  const dates = useDates();
  return (
    <Stack>
      {passkeys.length === 0 && <p className="text-muted">{t('passkeys.empty')}</p>}
      {passkeys.length > 0 && (
        <List label={t('passkeys.title')}>
          {passkeys.map(({ id, name, synced, used_at }) => (
            <ListRow
              key={id}
              start={<Icon icon={FingerprintPattern} />}
              title={name}
              description={
                <>
                  <span className="block">{t(synced ? 'passkeys.synced' : 'passkeys.single')}</span>
                  {used_at === null ? t('passkeys.unused') : t('passkeys.used', { moment: dates.moment(used_at) })}
                </>
              }
              onClick={() => onOpen(id)}
            />
          ))}
        </List>
      )}
      {canUsePasskeys() ? (
        <Button tone="primary" size="large" block onClick={onAdd}>
          {t('passkeys.add.title')}
        </Button>
      ) : (
        <Callout>{t('passkeys.unsupported')}</Callout>
      )}
    </Stack>
  );
}
