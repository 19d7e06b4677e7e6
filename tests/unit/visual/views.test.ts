import { describe, expect, it } from 'vitest';
import { languageModes, screenModes, themeModes } from '../../../.storybook/modes.ts';
import { viewsOf } from '../../../.storybook/views.ts';

describe('how a story is looked at', () => {
  const component = { viewport: undefined, isAxed: true, isScreen: false };
  const screen = { viewport: undefined, isAxed: true, isScreen: true };

  it('in each theme by axe, in the first with all rules, and with a picture where there is a mode', () => {
    expect(viewsOf({ ...component, modes: themeModes, viewport: 'small' })).toEqual([
      { theme: 'light', viewport: 'small', rules: 'all', picture: 'light' },
      { theme: 'dark', viewport: 'small', rules: 'color', picture: 'dark' },
      { theme: 'contrast', viewport: 'small', rules: 'color' },
    ]);
  });

  it('once more for a picture of another size', () => {
    expect(viewsOf({ ...screen, modes: screenModes })).toEqual([
      { theme: 'light', viewport: undefined, rules: 'all', picture: 'light' },
      { theme: 'dark', viewport: undefined, rules: 'color', picture: 'dark' },
      { theme: 'contrast', viewport: undefined, rules: 'color', picture: 'contrast' },
      { theme: 'light', viewport: 'narrow', picture: 'narrow' },
    ]);
  });

  it('in other languages by picture alone, without the disabled modes', () => {
    expect(viewsOf({ ...screen, modes: languageModes, isAxed: false })).toEqual([
      { theme: 'light', viewport: 'small', locale: 'de-de', picture: 'german' },
      { theme: 'light', viewport: 'small', locale: 'th-th', picture: 'thai' },
      { theme: 'light', viewport: 'small', locale: 'ja-jp', picture: 'japanese' },
    ]);
  });

  it('in light alone in the other states of a screen', () => {
    expect(viewsOf({ ...screen, modes: themeModes })).toEqual([
      { theme: 'light', viewport: undefined, rules: 'all', picture: 'light' },
    ]);
  });

  it('by axe in one theme if it looks like another story', () => {
    expect(viewsOf({ ...component, modes: {} })).toEqual([{ theme: 'light', viewport: undefined, rules: 'all' }]);
  });
});
