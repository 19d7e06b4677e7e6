export { Illustration, illustrationNames, type IllustrationName, type IllustrationProps } from './illustration.tsx';
