import type { TestProject } from 'vitest/node';
import { Server } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a seeded server that has stopped. */
    seeded: string;
  }
}

/** Seeds one server for the run: copying its data takes a fraction of a second, seeding it seconds. */
export default async function setup(project: TestProject) {
  const server = new Server();
  await server.start();
  await server.stop();
  project.provide('seeded', server.dataDir);
  return () => server.remove();
}
