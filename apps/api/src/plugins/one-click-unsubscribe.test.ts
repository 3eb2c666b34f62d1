import { unsubscribeAddress, wantsMail } from '@herald/core/preferences';
import { aUser } from '@herald/core/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
});
afterAll(() => api.close());

const post = (url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('the button of a mail program ends the mails without a sign-in', async () => {
  api.mailer.hasTransport = true;
  const { id } = await aUser(api.core);
  const { pathname, search } = new URL(unsubscribeAddress(api.core, id, 'video_complete'));
  const { statusCode, body } = await post(`${pathname}${search}`);
  expect([statusCode, body]).toEqual([200, 'You are unsubscribed.']);
  expect(await wantsMail(api.core, api.core.db.queries, id, 'weekly_report')).toBe(true);
  expect(await wantsMail(api.core, api.core.db.queries, id, 'video_complete')).toBe(false);
});

it.each(['/unsubscribe', '/unsubscribe?token=forged'])('%s is refused', async (url) => {
  expect((await post(url)).statusCode).toBe(422);
});
