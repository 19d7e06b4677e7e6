import type { ComponentDocs } from '../../src/design-system/docs/component-docs.ts';

const files = import.meta.glob<ComponentDocs>('../../src/design-system/components/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});

/** Each component's documentation, by folder. */
export const componentDocs: Readonly<Record<string, ComponentDocs>> = Object.fromEntries(
  Object.entries(files).map(([path, docs]) => [path.split('/').at(-2) ?? '', docs]),
);
