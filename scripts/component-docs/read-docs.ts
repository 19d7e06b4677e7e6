import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '../../src/design-system/docs/component-docs.ts';
import { components } from './source.ts';

/** Reads each component's `<name>.docs.ts`, by folder. */
export async function readDocs(): Promise<Record<string, ComponentDocs>> {
  const names = readdirSync(components).filter((name) => existsSync(pathOf(name)));
  const docs = names.map(async (name) => {
    const { docs: documentation } = (await import(pathToFileURL(pathOf(name)).href)) as { docs: ComponentDocs };
    return [name, documentation] as const;
  });
  return Object.fromEntries(await Promise.all(docs));
}

function pathOf(name: string): string {
  return join(components, name, `${name}.docs.ts`);
}
