export { allowedAttributes, allowedElements } from './allowed.ts';
export { Prose, type ProseProps } from './prose.tsx';
export { sectionId, useSections, type ProseSection } from './use-sections.ts';
