import { allLanguages } from '#contract/languages';
import { pseudoLanguage } from '#platform/language';
import type { DesignSystemLabels } from '#design-system/provider';

/** The 18 locales, and the pseudo-locale that shows tight and untranslated text. */
export const storyLanguages = [...allLanguages, pseudoLanguage] as const;

const pageTitle = (screen: string): string => `${screen} · Florin`;

const english: DesignSystemLabels = {
  close: 'Close',
  loading: 'Loading',
  hidden: 'Amount hidden',
  copied: 'Copy Successful',
  copyFailed: 'Copy Failed',
  pageTitle,
};

const labels: Record<string, DesignSystemLabels> = {
  de: {
    close: 'Schließen',
    loading: 'Wird geladen',
    hidden: 'Betrag verborgen',
    copied: 'Kopiert',
    copyFailed: 'Kopieren fehlgeschlagen',
    pageTitle,
  },
  ja: {
    close: '閉じる',
    loading: '読み込み中',
    hidden: '金額は非表示です',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした',
    pageTitle,
  },
  th: {
    close: 'ปิด',
    loading: 'กำลังโหลด',
    hidden: 'ซ่อนจำนวนเงินแล้ว',
    copied: 'คัดลอกแล้ว',
    copyFailed: 'คัดลอกไม่สำเร็จ',
    pageTitle,
  },
};

/** The components' own texts; English if a language isn't translated yet. */
export const labelsOf = (language: string): DesignSystemLabels => labels[language.slice(0, 2)] ?? english;
