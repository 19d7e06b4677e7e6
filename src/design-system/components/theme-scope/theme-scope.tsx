import { createContext, use, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import type { ThemeName } from '../../tokens/index.ts';

export interface ThemeScopeProps extends NativeProps<HTMLDivElement> {
  /** The theme inside, whatever is around. */
  theme: ThemeName;
  /** The brand inside, by its name; its style sheet must be on the page. Default: the brand around. */
  brand?: string;
  /** Which color means a gain inside. Default: as around. */
  gain?: 'green' | 'red';
  children: ReactNode;
}

/** Attributes of the theme, which set its variables on the element that has them. */
interface ScopeAttributes {
  'data-theme'?: ThemeName;
  'data-brand'?: string | undefined;
  'data-gain'?: 'green' | 'red' | undefined;
}

const Context = createContext<ScopeAttributes>({});

/**
 * Part of a page in a theme of its own. Dialogs and sheets opened inside take it along, although they're drawn at the
 * end of the page; toasts look like the place of their ToastProvider. The page's own theme is `data-theme` on `<html>`.
 */
export function ThemeScope({ theme, brand, gain, children, ...native }: ThemeScopeProps) {
  const around = use(Context);
  const scope: ScopeAttributes = {
    'data-theme': theme,
    'data-brand': brand ?? around['data-brand'],
    'data-gain': gain ?? around['data-gain'],
  };
  return (
    <Context value={scope}>
      <div {...native} {...scope}>
        {children}
      </div>
    </Context>
  );
}

/** Returns the attributes of the scope around, for elements drawn elsewhere. Empty outside a ThemeScope. */
export function useThemeScope(): ScopeAttributes {
  return use(Context);
}
