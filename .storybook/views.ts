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

/** What decides how a story is looked at. */
interface Looks {
  /** Of its pictures; none for a story that looks like another. */
  modes: Record<string, Mode>;
  viewport: string | undefined;
  isAxed: boolean;
  isScreen: boolean;
}

/** Returns how a story is looked at: in themes by axe, and in each mode for a picture, together where they agree. */
export function viewsOf({ modes, viewport, isAxed, isScreen }: Looks): View[] {
  // High contrast marks the main story of a screen. Its other states are made of components that are looked at in each theme.
  const isOtherState = isScreen && !('contrast' in modes);
  const asked = Object.entries(modes).flatMap(([picture, { disable, theme, ...rest }]) =>
    disable || theme === undefined || (isOtherState && theme === 'dark') ? [] : { picture, theme, ...rest },
  );
  const pictured = asked.map(({ theme }) => theme);
  // What looks like another story has its colors, too.
  const isMeasured = (theme: string): boolean =>
    pictured.includes(theme) || (theme === 'contrast' && !isScreen && pictured.length > 0);
  const views: View[] = isAxed
    ? Object.keys(colorThemes).flatMap((theme, index) => {
        if (index === 0) return { theme, viewport, rules: 'all' };
        return isMeasured(theme) ? { theme, viewport, rules: 'color' } : [];
      })
    : [];
  for (const { picture, theme, locale, viewport: own = viewport } of asked) {
    const shared = views.find(
      (view) => view.theme === theme && view.viewport === own && locale === undefined && !view.picture,
    );
    if (shared) shared.picture = picture;
    else views.push({ theme, viewport: own, picture, ...(locale === undefined ? {} : { locale }) });
  }
  return views;
}
