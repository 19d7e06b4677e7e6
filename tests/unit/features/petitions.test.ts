import { describe, expect, it } from 'vitest';
import { supportTopics } from '#platform/support';
import { petitionTopics } from '#contract/petitions';
import { readContext } from '../../../src/features/petitions/model/context.ts';
import { beginningOf, statusOf } from '../../../src/features/petitions/model/petition.ts';
import { checkPetition } from '../../../src/features/petitions/model/petition-form.ts';
import { shownSlots } from '../../../src/features/petitions/model/slots.ts';

const empty = { category: '', text: '', image1: '', image2: '', image3: '', about: '', reference: '' };

describe('the form', () => {
  it('sends what is filled in, images in order and without gaps', () => {
    const values = {
      ...empty,
      category: 'complaint',
      text: ' Lost. ',
      image1: '018f4a1c1.jpg',
      image3: '018f4a1c3.jpg',
    };
    expect(checkPetition(values)).toEqual({
      output: { category: 'complaint', text: 'Lost.', images: ['018f4a1c1.jpg', '018f4a1c3.jpg'] },
    });
    expect(checkPetition({ ...values, about: 'deposit', reference: 'D7' })).toMatchObject({
      output: { about: 'deposit', reference: 'D7' },
    });
  });

  it('needs a category and a text', () => {
    expect(checkPetition(empty)).toEqual({
      errors: { category: 'validation:category', text: 'validation:required' },
    });
  });

  it('shows one free place, up to three', () => {
    const of = (image1: string, image2: string, image3: string) => shownSlots({ image1, image2, image3 });
    expect(of('', '', '')).toEqual(['image1']);
    expect(of('a', '', '')).toEqual(['image1', 'image2']);
    expect(of('', 'b', '')).toEqual(['image1', 'image2']);
    expect(of('a', '', 'c')).toEqual(['image1', 'image2', 'image3']);
    expect(of('a', 'b', 'c')).toEqual(['image1', 'image2', 'image3']);
  });
});

describe('what it is about', () => {
  const of = (query: string) => readContext(new URLSearchParams(query));

  it('comes from the address of the form, but no words of a stranger', () => {
    expect(of('id=3')).toBeNull();
    expect(of('write=1')).toEqual({ about: null, reference: null });
    expect(of('write=1&about=deposit&reference=D7')).toEqual({ about: 'deposit', reference: 'D7' });
    expect(of('write=1&about=Call+me&reference=Call+1-800')).toEqual({ about: null, reference: null });
  });

  it('can be each topic of support', () => {
    expect([...supportTopics].toSorted()).toEqual([...petitionTopics].toSorted());
  });
});

describe('the beginning of a text', () => {
  it('is the whole text if it is short, or its first line', () => {
    expect(beginningOf('Short')).toBe('Short');
    expect(beginningOf('One\nTwo')).toBe('One\u00A0…');
  });

  it('ends with a whole word, without a comma, and with no half character', () => {
    expect(beginningOf(`${'word '.repeat(14)}last, followed by more`)).toBe(`${'word '.repeat(14)}last\u00A0…`);
    expect(beginningOf('漢'.repeat(100))).toBe(`${'漢'.repeat(80)}\u00A0…`);
    expect(beginningOf(`${'x'.repeat(79)}😀😀`)).toBe(`${'x'.repeat(79)}\u00A0…`);
  });
});

it('each status has a name', () => {
  expect(([0, 1, 2, 3] as const).map((status) => statusOf({ status }))).toEqual([
    'pending',
    'processing',
    'completed',
    'ended',
  ]);
});
