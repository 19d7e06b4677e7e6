import * as v from 'valibot';
import { call } from './call.ts';
import { id, listOf, emptyResponse, noRequest, pageQuery, timestamp } from './fields.ts';

const notice = v.object({
  id,
  title: v.string(),
  createdAt: timestamp,
  read: v.boolean(),
});

export const noticeCalls = {
  'GET notice/index': call({
    summary: 'Returns the customer’s notices, newest first, and how many are unread.',
    access: 'customer',
    request: pageQuery,
    response: v.object({ ...listOf(notice).entries, unread: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    codes: [],
    example: {
      request: { page: '1' },
      response: {
        items: [{ id: '31', title: 'Welcome to Florin', createdAt: '2026-11-20T07:00:00.000Z', read: false }],
        page: 1,
        pageSize: 20,
        total: 1,
        unread: 1,
      },
    },
  }),
  'GET notice/detail': call({
    summary: 'Returns one notice with its content.',
    access: 'customer',
    request: v.strictObject({ id }),
    /** `content` is HTML; sanitized again before it is shown. */
    response: v.object({ ...notice.entries, content: v.string() }),
    codes: ['not-found'],
    example: {
      request: { id: '31' },
      response: {
        id: '31',
        title: 'Welcome to Florin',
        createdAt: '2026-11-20T07:00:00.000Z',
        read: false,
        content: '<p>Good to have you here.</p>',
      },
    },
  }),
  'POST notice/read': call({
    summary: 'Marks one notice as read.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: emptyResponse,
    codes: ['not-found'],
    example: { request: { id: '31' }, response: {} },
  }),
  'POST notice/readAll': call({
    summary: 'Marks every notice as read.',
    access: 'customer',
    request: noRequest,
    response: emptyResponse,
    codes: [],
    example: { request: {}, response: {} },
  }),
} as const;
