import { afterAll, beforeAll } from 'vitest';
import { openInstances, type Parts, type PartsOptions } from './instances.ts';

/** Opens two servers and their parts for the tests of a file. */
export function useInstances(
  options?: PartsOptions,
): Omit<Parts, 'close' | 'links'> & { readonly links: NonNullable<Parts['links']> } {
  let parts: Parts | undefined;
  beforeAll(async () => {
    parts = await openInstances(options);
  });
  afterAll(() => parts?.close());
  const own = (): Parts => {
    if (!parts) throw new Error('the parts start in beforeAll');
    return parts;
  };
  return {
    get folder() {
      return own().folder;
    },
    get postgres() {
      return own().postgres;
    },
    get standby() {
      return own().standby;
    },
    get replica() {
      return own().replica;
    },
    get pooler() {
      return own().pooler;
    },
    get redis() {
      return own().redis;
    },
    get proxy() {
      return own().proxy;
    },
    get links() {
      const { links } = own();
      if (!links) throw new Error('ask for links');
      return links;
    },
    get instances() {
      return own().instances;
    },
    get connection() {
      return own().connection;
    },
  };
}
