import type { ResponseOf } from '#contract/index';

export type Room = ResponseOf<'GET leverage/rooms'>['items'][number];
