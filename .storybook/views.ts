import { colorThemes } from '../src/design-system/tokens/color.ts';

/** A mode of `parameters.chromatic` (modes.ts). */
export interface Mode {
  /** Leaves out a mode that all stories have. */
  disable?: boolean;
  theme?: string;
  locale?: string;
  viewport?: string;
}

/** One look at a story. */
export interface View {
  theme: string;
  viewport: string | undefined;
  locale?: string;
  /** Accessibility rules to run. Themes only change colors, so the others run once. */
  rules?: 'all' | 'color';
  /** The mode that a picture is taken for. */
  picture?: string;
}

/** Returns how a story is looked at: in each theme by axe, and in each mode for a picture, together where they agree. */
export function viewsOf(modes: Record<string, Mode>, viewport: string | undefined, isAxed: boolean): View[] {
  const views: View[] = isAxed
    ? Object.keys(colorThemes).map((theme, index) => ({ theme, viewport, rules: index === 0 ? 'all' : 'color' }))
    : [];
  for (const [picture, { disable, theme, locale, viewport: own = viewport }] of Object.entries(modes)) {
    if (disable || theme === undefined) continue;
    const shared = views.find(
      (view) => view.theme === theme && view.viewport === own && locale === undefined && !view.picture,
    );
    if (shared) shared.picture = picture;
    else views.push({ theme, viewport: own, picture, ...(locale === undefined ? {} : { locale }) });
  }
  return views;
}
