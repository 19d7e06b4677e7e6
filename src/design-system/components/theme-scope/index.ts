export { ThemeScope, useThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
