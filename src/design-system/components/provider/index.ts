export {
  DesignSystemProvider,
  useDesignSystem,
  type DesignSystemLabels,
  type DesignSystemProviderProps,
  type LinkProps,
} from './provider.tsx';
