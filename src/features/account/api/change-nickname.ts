import { request } from '#platform/http';
import { updateInfo } from '#platform/session';

/** Changes the nickname; every screen and tab shows it at once. */
export async function changeNickname(nickname: string): Promise<void> {
  updateInfo((await request('POST user/profile', { nickname })).info);
}
