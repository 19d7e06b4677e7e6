import { expect, it } from 'vitest';
import { activityKinds } from '#contract/security-devices';
import { lookOf } from '../../../src/features/security/components/activity-look.ts';

it.each(activityKinds)('%s has an icon and a text of its own', (kind) => {
  expect(lookOf(kind)).toMatchObject({ icon: expect.anything() as unknown, title: `activity.${kind}` });
});

it.each(['sim-changed', 'toString'])('%s, which only a newer server knows, has those of any activity', (kind) => {
  expect(lookOf(kind)).toMatchObject({ icon: expect.anything() as unknown, title: 'history.title' });
});
