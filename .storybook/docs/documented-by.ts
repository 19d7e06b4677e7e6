import facts from 'virtual:component-facts';
import type { Facts } from '../../scripts/component-docs/facts.ts';
import type { ComponentDocs } from '../../src/design-system/docs/component-docs.ts';
import { componentDocs } from '../../stories/foundations/component-docs.ts';

/** A component by the file of its stories; undefined for screens and foundations. */
export function documentedBy(file: unknown): { name: string; docs: ComponentDocs; facts: Facts } | undefined {
  const name = /\/design-system\/(?<name>[\w-]+)\.stories\.tsx$/u.exec(String(file))?.groups?.name ?? '';
  const docs = componentDocs[name];
  const found = facts[name];
  return docs && found && { name, docs, facts: found };
}
