import { expect, it } from 'vitest';
import { twinsOf } from '../../visual/twins.ts';

const looks: Record<string, string> = {
  'light/a': 'one',
  'light/b': 'two',
  'light/c': 'one',
  'dark/b': 'one',
  'dark/c': 'three',
};
const hashOf = (picture: string) => looks[picture];

it('finds the later of two stories with the same picture, in the same mode only', () => {
  expect(twinsOf(['light/a', 'light/b', 'light/c', 'dark/a', 'dark/b', 'dark/c'], hashOf)).toEqual({ 'light/c': 'a' });
});

it('finds nothing where a story has no picture', () => {
  expect(twinsOf(['light/x', 'light/y'], hashOf)).toEqual({});
});
