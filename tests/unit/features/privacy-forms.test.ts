import { describe, expect, it } from 'vitest';
import { checkClosing } from '../../../src/features/privacy/model/data-forms.ts';
import { exportName } from '../../../src/features/privacy/model/export-name.ts';

describe('closing an account', () => {
  it.each(['none', 'forfeited'])('can be asked for when the remainder is %s', (remainder) => {
    expect(checkClosing({ password: 'demo-florin', remainder })).toEqual({
      output: { password: 'demo-florin', remainder },
    });
  });

  it('says at the box and at the password what is missing', () => {
    expect(checkClosing({ password: '', remainder: 'kept' })).toEqual({
      errors: { password: 'validation:required', remainder: 'privacy:close.forfeit-needed' },
    });
  });
});

it('a file says whose data it holds, and of which day', () => {
  expect(exportName('demo', '2026-11-21T23:59:59.999Z')).toBe('florin-demo-2026-11-21');
});
