import { afterAll, beforeAll, expect, inject } from 'vitest';
import { personalIn } from './personal.ts';
import { Server } from './server.ts';

/** A server for all tests of a file, removed with its data afterwards. */
function use(server: Server): Server {
  beforeAll(() => server.start());
  afterAll(async () => {
    await server.remove();
    // After every journey, whatever went wrong in it.
    expect(personalIn(server.log)).toEqual([]);
  });
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
