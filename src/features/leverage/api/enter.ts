import type { ResponseOf } from '#contract/index';
import { request } from '#platform/http';

/** Enters a room. The code is empty where none is needed. */
export const enterRoom = (room: string, code: string): Promise<ResponseOf<'POST leverage/enter'>> =>
  request('POST leverage/enter', { room, code });
