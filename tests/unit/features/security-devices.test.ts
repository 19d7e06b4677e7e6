import { expect, it } from 'vitest';
import { deviceKind, ownFirst } from '../../../src/features/security/model/devices.ts';

const seen = (name: string, current: boolean, seen_at: string) => ({ name, current, seen_at });

it('puts this device first, then the others as they were last used', () => {
  const sessions = [
    seen('old', false, '2026-11-02T08:00:00.000Z'),
    seen('new', false, '2026-11-20T08:00:00.000Z'),
    seen('own', true, '2026-11-10T08:00:00.000Z'),
  ];
  expect(ownFirst(sessions).map(({ name }) => name)).toEqual(['own', 'new', 'old']);
  expect(sessions[0]?.name).toBe('old');
});

it.each([
  ['Safari · iPhone', 'phone'],
  ['Chrome · Android', 'phone'],
  ['Safari · iPad', 'tablet'],
  ['Firefox · Windows', 'computer'],
  ['?', 'computer'],
] as const)('%s is a %s', (name, kind) => {
  expect(deviceKind(name)).toBe(kind);
});
