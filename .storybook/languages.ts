import { allLanguages, defaultLanguage } from '#contract/languages';
import { pseudoLanguage } from '#platform/language';
import type { DesignSystemLabels } from '#design-system/provider';

/** The 18 locales, and the pseudo-locale that shows tight and untranslated text. */
export const storyLanguages = [...allLanguages, pseudoLanguage] as const;

interface CommonTexts {
  action: { close: string; back: string };
  state: { loading: string };
  amount: { hidden: string };
  copy: { done: string; failed: string };
}

const catalogs = import.meta.glob<CommonTexts>('../locales/*/common.json', { eager: true, import: 'default' });

/** The components' own texts. */
export function labelsOf(language: string): DesignSystemLabels {
  const texts = catalogs[`../locales/${language}/common.json`] ?? catalogs[`../locales/${defaultLanguage}/common.json`];
  if (!texts) throw new Error('common.json is missing');
  const { action, state, amount, copy } = texts;
  return {
    close: action.close,
    back: action.back,
    loading: state.loading,
    hidden: amount.hidden,
    copied: copy.done,
    copyFailed: copy.failed,
    pageTitle: (screen) => `${screen} · Florin`,
  };
}
