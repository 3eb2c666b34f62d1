import { writeFile } from 'node:fs/promises';
import { draftContent } from '@herald/contract/draft';
import type { NewTemplate } from '@herald/contract/endpoints/templates';
import { templateVariable } from '@herald/contract/template';
import type { Actor } from '@herald/core/identity';
import { purgeExpired } from '@herald/core/system';
import {
  changeTemplate,
  claimTemplateToDraw,
  createTemplate,
  getTemplate,
  keepTemplatePictures,
} from '@herald/core/templates';
import { anActor, anAvatar, aUser, createTestCore, type TestCore, type TestUser } from '@herald/core/testing';
import type { SampleDrawer } from '@herald/media/engines/samples';
import { openProviders } from '@herald/providers';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { drawTemplates } from './draw-templates.ts';

let test: TestCore;
let user: TestUser;
let actor: Actor;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  user = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
  actor = await anActor(test.core, user);
  await drawnAlready();
});
afterEach(() => test.close());

/** Those of Herald wait for a quiet machine, which tests are not. */
async function drawnAlready(): Promise<void> {
  for (let one = await claimTemplateToDraw(test.core); one; one = await claimTemplateToDraw(test.core))
    await keepTemplatePictures(test.core, one, 'before');
}

const caller = { ip: '127.0.0.1', userAgent: 'a browser' };

function wishOf(avatarId: string, words: string): NewTemplate {
  return {
    ...{ name: 'Soap', description: '', category: 'sell', visibility: 'team' },
    content: draftContent.parse({
      avatar: { avatarType: 'digital', createdAvatarId: avatarId },
      voice: { ttsText: words, country: 'en', region: 'US' },
    }),
    variables: [templateVariable.parse({ name: 'product', default: 'soap' })],
  };
}

const aTemplate = (avatarId: string, words = 'Our {{product}} is here.') =>
  createTemplate(test.core, actor, wishOf(avatarId, words), caller);

async function draw(onDraw: () => Promise<void> = async () => undefined): Promise<string[]> {
  const said: string[] = [];
  const samples: SampleDrawer = {
    name: async () => 'this program',
    async draw({ order, files }) {
      said.push(order.script);
      await onDraw();
      await writeFile(files.poster, 'poster');
      await writeFile(files.loop, 'loop');
      await writeFile(files.moments, 'moments');
    },
  };
  const { speech } = await openProviders();
  const job = { id: 'job', payload: {}, retryCount: 0, signal: new AbortController().signal };
  await drawTemplates({ core: test.core, providers: { speech, samples } }, job);
  return said;
}

it('draws a saved template once, with its usual words', async () => {
  const { id } = await anAvatar(test.core, user);
  const template = await aTemplate(id);
  expect(await draw()).toEqual(['Our soap is here.']);
  const { posterKey, loopKey, momentsKey, drawnBy } = await getTemplate(test.core, actor, template);
  expect(drawnBy).toBe('this program');
  expect(await test.core.storage.stat(posterKey ?? '')).toMatchObject({ contentType: 'image/webp' });
  expect(await test.core.storage.stat(loopKey ?? '')).toMatchObject({ contentType: 'video/mp4' });
  expect(await test.core.storage.stat(momentsKey ?? '')).toMatchObject({ contentType: 'image/webp' });
  expect(await draw()).toEqual([]);
});

it('draws words that change while it draws once more, and leaves no file of the first behind', async () => {
  const { id } = await anAvatar(test.core, user);
  const template = await aTemplate(id);
  let isChanged = false;
  const said = await draw(async () => {
    if (isChanged) return;
    isChanged = true;
    await changeTemplate(test.core, actor, template, wishOf(id, 'Their {{product}} is here.'), caller);
  });
  expect(said).toEqual(['Our soap is here.', 'Their soap is here.']);
  const { posterKey, loopKey, momentsKey } = await getTemplate(test.core, actor, template);
  const stored: string[] = [];
  for await (const { key } of test.core.storage.list(`accounts/${actor.accountId}/templates/`)) stored.push(key);
  expect(stored.sort()).toEqual([posterKey, loopKey, momentsKey].sort());
});

it('shows the team no face that only one person may use, and forgets the face of who is gone', async () => {
  const [own, gone] = [await anAvatar(test.core, user), await anAvatar(test.core, user)];
  await test.core.db.pool.query('update avatars set private_to_id = $1 where id = $2', [actor.userId, own.id]);
  const hidden = await aTemplate(own.id);
  const template = await aTemplate(gone.id);
  expect(await draw()).toHaveLength(1);
  expect(await getTemplate(test.core, actor, hidden)).toMatchObject({ posterKey: null, drawnBy: 'this program' });
  const { posterKey } = await getTemplate(test.core, actor, template);
  await test.core.db.pool.query('update avatars set deleted_at = now() where id = $1', [gone.id]);
  await purgeExpired(test.core);
  expect(await getTemplate(test.core, actor, template)).toMatchObject({ posterKey: null, drawnBy: null });
  expect(await test.core.storage.stat(posterKey ?? '')).toBeUndefined();
});
