export {
  DesignSystemProvider,
  useDesignSystem,
  type DesignSystemLabels,
  type DesignSystemProviderProps,
  type LinkProps,
  type Overlay,
} from './provider.tsx';
