import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '#contract/language-name';
import { List, ListRow } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { Segmented } from '#design-system/segmented';
import { Switch } from '#design-system/switch';
import { gainColors, gainStore, maskStore, themes, themeStore } from '#platform/appearance';
import { useLanguage } from '#platform/language';
import { useStore } from '#platform/store';
import { install, installStore } from '../install.ts';

const LanguageSheet = lazy(async () => ({ default: (await import('./language-sheet.tsx')).LanguageSheet }));

/** Language, appearance, and whether amounts show. */
export function Settings() {
  const { t } = useTranslation('account');
  const [isChoosing, setChoosing] = useState(false);
  const theme = useStore(themeStore);
  const gain = useStore(gainStore);
  const isMasked = useStore(maskStore);
  const language = useLanguage();
  const way = useStore(installStore);
  return (
    <Section title={t('user.settings')}>
      <List>
        <ListRow title={t('user.language')} description={languageName(language)} onClick={() => setChoosing(true)} />
        <ListRow title={t('user.notice-settings')} href="/notice?settings=app" />
        {way === 'prompt' && (
          <ListRow title={t('user.install')} description={t('user.install-text')} onClick={() => void install()} />
        )}
        {way === 'share-menu' && <ListRow title={t('user.install')} description={t('user.install-by-hand')} />}
      </List>
      <Segmented
        label={t('user.appearance')}
        value={theme}
        onChange={(next) => themeStore.set(next)}
        options={themes.map((value) => ({ value, label: t(`user.theme.${value}`) }))}
      />
      <Segmented
        label={t('user.gain')}
        value={gain}
        onChange={(next) => gainStore.set(next)}
        options={gainColors.map((value) => ({ value, label: t(`user.gain-color.${value}`) }))}
      />
      <Switch
        label={t('user.mask')}
        description={t('user.mask-text')}
        checked={isMasked}
        onChange={(next) => maskStore.set(next)}
      />
      {isChoosing && (
        <Suspense fallback={null}>
          <LanguageSheet onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Section>
  );
}
