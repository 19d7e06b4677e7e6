import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';

/** Returns the warnings of requests that begin from now on, until the test ends. */
export function requestWarnings({ log }: FastifyInstance): unknown[] {
  const lines: unknown[] = [];
  const child = vi.spyOn(log, 'child').mockImplementation(() => ({
    ...log,
    warn: (line: unknown) => lines.push(line),
    info: () => {},
    error: () => {},
  }));
  onTestFinished(() => child.mockRestore());
  return lines;
}
