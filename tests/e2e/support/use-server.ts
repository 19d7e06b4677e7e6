import { afterAll, beforeAll, inject } from 'vitest';
import { Server } from './server.ts';

/** A server for all tests of a file, removed with its data afterwards. */
function use(server: Server): Server {
  beforeAll(() => server.start());
  afterAll(() => server.remove());
  return server;
}

/** Starts on a copy of the run's seeded data. */
export function useServer(env?: Readonly<Record<string, string>>): Server {
  return use(new Server(env, inject('seeded')));
}

/** Starts on an empty folder, which takes seconds longer. */
export function useEmptyServer(): Server {
  return use(new Server());
}
