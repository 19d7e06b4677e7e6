/**
 * Type. Sizes are in rem, so that they follow the browser setting; the name is the size in pixels at 16 px.
 * `tallLeading` is the line height of Hindi and Thai, whose vowels above and below the letters would touch at Latin
 * line heights.
 */
export const textSizes = {
  '12': { size: '0.75rem', leading: '1rem', tallLeading: '1.25rem', tracking: '0.01em' },
  '14': { size: '0.875rem', leading: '1.25rem', tallLeading: '1.5rem', tracking: '0' },
  '16': { size: '1rem', leading: '1.5rem', tallLeading: '1.6875rem', tracking: '0' },
  '20': { size: '1.25rem', leading: '1.75rem', tallLeading: '2.125rem', tracking: '-0.005em' },
  '28': { size: '1.75rem', leading: '2.125rem', tallLeading: '2.9375rem', tracking: '-0.015em' },
  '40': { size: '2.5rem', leading: '2.875rem', tallLeading: '4.125rem', tracking: '-0.022em' },
  '48': { size: '3rem', leading: '3.25rem', tallLeading: '4.75rem', tracking: '-0.028em' },
} as const;

export const weights = { regular: '400', medium: '500' } as const;

const textFamily = (...eastAsian: readonly string[]): string =>
  [
    "'IBM Plex Sans'",
    "'IBM Plex Sans Thai'",
    "'IBM Plex Sans Devanagari'",
    ...eastAsian.map((name) => `'${name}'`),
    'system-ui',
    '-apple-system',
    'sans-serif',
  ].join(', ');

export const families = {
  text: textFamily(),
  /** Addresses and card numbers, where every character counts. Loaded where it shows. */
  mono: ["'IBM Plex Mono'", 'ui-monospace', 'Menlo', 'Consolas', 'monospace'].join(', '),
} as const;

/**
 * Chinese, Japanese and Korean use system fonts: web fonts weigh up to half a megabyte. Each language names its own, of
 * Apple, Android, Linux and Windows, since they draw the same characters differently.
 */
export const eastAsianFamilies = {
  'ja-JP': textFamily('Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic UI'),
  'ko-KR': textFamily('Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic'),
  'zh-CN': textFamily('PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei UI'),
  'zh-TW': textFamily('PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei UI'),
} as const;

export type TextSize = keyof typeof textSizes;
