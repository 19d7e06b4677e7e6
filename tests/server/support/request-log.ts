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

/** Returns every line that is printed from now on, until the test ends: those of requests at the level of production, and all others. */
export function printedLines({ log }: FastifyInstance): string[] {
  const lines: string[] = [];
  // Where pino writes to, and the loggers of requests with it.
  const [stream] = Object.getOwnPropertySymbols(log)
    .filter(({ description }) => description === 'pino.stream')
    .map((symbol) => (log as unknown as Record<symbol, { write(line: string): void }>)[symbol]);
  if (!stream) throw new Error('pino has no stream');
  const { level } = log;
  log.level = 'warn';
  const spies = [
    vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line)),
    ...(['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...said: unknown[]) => void lines.push(said.map(String).join(' '))),
    ),
  ];
  onTestFinished(() => {
    log.level = level;
    for (const spy of spies) spy.mockRestore();
  });
  return lines;
}
