import { describe, expect, it } from 'vitest';
import { checkClosing } from '../../../src/features/privacy/model/data-forms.ts';
import { exportName } from '../../../src/features/privacy/model/export-name.ts';

describe('closing an account', () => {
  it.each(['none', 'given-up'])('can be asked for when the rest is %s', (rest) => {
    expect(checkClosing({ password: 'demo-florin', rest })).toEqual({ output: { password: 'demo-florin', rest } });
  });

  it('says at the box and at the password what is missing', () => {
    expect(checkClosing({ password: '', rest: 'kept' })).toEqual({
      errors: { password: 'validation:required', rest: 'privacy:close.rest-needed' },
    });
  });
});

it('a file says whose data it holds, and of which day', () => {
  expect(exportName('demo', '2026-11-21T23:59:59.999Z')).toBe('florin-demo-2026-11-21.json');
});
