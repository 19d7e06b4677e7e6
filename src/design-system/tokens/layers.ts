/** The stacking scale. Nothing else sets a z-index. */
export const layers = {
  /** Bars that stay while content scrolls. */
  bar: '10',
  /** The tab bar, over a sticky action. */
  navigation: '20',
  /** Dialogs and sheets with their scrim. */
  dialog: '30',
  /** Toasts, over dialogs. */
  toast: '40',
} as const;

/** CSS cascade layers, weakest first. The head of the app and of Storybook declares exactly this. */
export const cascadeLayers = ['theme', 'base', 've', 'components', 'utilities'] as const;
