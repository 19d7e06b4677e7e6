/** Widths that screens are designed for; the story checks open a story in its `globals.viewport`. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
  small: { name: 'Small phone, 360', type: 'mobile', styles: { width: '360px', height: '740px' } },
  phone: { name: 'Phone, 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
  large: { name: 'Large phone, 430', type: 'mobile', styles: { width: '430px', height: '932px' } },
  desk: { name: 'Desk, 1280', type: 'desktop', styles: { width: '1280px', height: '800px' } },
} as const;

export type ViewportName = keyof typeof viewports;

/** Returns width and height in CSS pixels; the phone's if the viewport is unknown. */
export function sizeOf(name: string | undefined): { width: number; height: number } {
  const { styles } = viewports[name !== undefined && name in viewports ? (name as ViewportName) : 'phone'];
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
