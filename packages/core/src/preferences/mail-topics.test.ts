import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { aUser, createTestCore, type TestCore } from '../testing/index.ts';
import { readUnsubscription, unsubscribe, unsubscribeAddress, wantsMail } from './mail-topics.ts';
import { savePreferences } from './preferences.ts';

let test: TestCore;
beforeAll(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  test.mailer.hasTransport = true;
});
afterAll(() => test.close());

const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';
const wants = (userId: string, topic: 'video_complete' | 'weekly_report') =>
  wantsMail(test.core, test.core.db.queries, userId, topic);

it('ends the mails it came with, and no others', async () => {
  const { id } = await aUser(test.core);
  const token = tokenIn(unsubscribeAddress(test.core, id, 'weekly_report'));
  expect(await readUnsubscription(test.core, token)).toEqual({ topic: 'weekly_report', isOn: true });
  expect(await unsubscribe(test.core, token)).toBe('weekly_report');
  expect(await readUnsubscription(test.core, token)).toEqual({ topic: 'weekly_report', isOn: false });
  expect([await wants(id, 'weekly_report'), await wants(id, 'video_complete')]).toEqual([false, true]);
  expect(await unsubscribe(test.core, token)).toBe('weekly_report');
});

it('ends them for the person it was sent to', async () => {
  const [ann, ben] = [await aUser(test.core), await aUser(test.core)];
  await unsubscribe(test.core, tokenIn(unsubscribeAddress(test.core, ann.id, 'video_complete')));
  expect([await wants(ann.id, 'video_complete'), await wants(ben.id, 'video_complete')]).toEqual([false, true]);
});

it.each(['', 'a guess', Buffer.from('{"unsubscribe":"weekly_report"}').toString('base64url')])(
  'refuses the forged link %j',
  async (token) => {
    await expect(unsubscribe(test.core, token)).rejects.toThrow('This link is not complete.');
  },
);

it('refuses what the vault sealed for something else', async () => {
  const sealed = Buffer.from(test.core.vault.seal('{"secret":"of a seller"}'), 'base64').toString('base64url');
  await expect(unsubscribe(test.core, sealed)).rejects.toThrow('This link is not complete.');
});

it('the switch above turns off every mail that one can do without', async () => {
  const { id } = await aUser(test.core);
  const preferences = { ...defaultPreferences, emailNotifications: false };
  await savePreferences(test.core, { userId: id } as Parameters<typeof savePreferences>[1], preferences);
  expect([await wants(id, 'weekly_report'), await wants(id, 'video_complete')]).toEqual([false, false]);
});

it('writes no such mail where there is no mail server to send it', async () => {
  const { id } = await aUser(test.core);
  test.mailer.hasTransport = false;
  expect(await wants(id, 'video_complete')).toBe(false);
  test.mailer.hasTransport = true;
  expect(await wants(id, 'video_complete')).toBe(true);
});
