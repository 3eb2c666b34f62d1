import { draftContent } from '@herald/contract/draft';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { saveDraft } from '../drafts/index.ts';
import type { Actor } from '../identity/actor.ts';
import { listConsents } from '../own-data/list-consents.ts';
import { revokeConsent } from '../own-data/revoke-consent.ts';
import { purgeExpired } from '../system/purge-expired.ts';
import {
  aClip,
  anActor,
  aSaying,
  aSound,
  aUser,
  createTestCore,
  type TestCore,
  type TestUser,
} from '../testing/index.ts';
import { clipFolder } from './clip-folder.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { CLIP_CONSENT } from './consent.ts';
import { makePresenter } from './make-presenter.ts';

const caller = { ip: '10.9.0.2', userAgent: 'test' };
let test: TestCore;
let owner: TestUser;
let actor: Actor;
let clip: PersonClip;

beforeEach(async () => {
  test = await createTestCore(inject('databaseServerUrl'));
  owner = await aUser(test.core, { planSlugs: ['UNLIMITED'] });
  actor = await anActor(test.core, owner);
  clip = await aClip(test.core, owner);
});
afterEach(() => test.close());

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.core.storage.list(clipFolder(clip))) keys.push(key.slice(clipFolder(clip).length));
  return keys.toSorted();
}

const aPresenter = () =>
  makePresenter(test.core, actor, caller, {
    clipId: clip.id,
    wish: { name: 'Dana', look: '', consent: 'me', consentVersion: CLIP_CONSENT.version, isSamePerson: false },
  });

it('a clip that became no presenter goes after a day, with its files', async () => {
  await purgeExpired(test.core);
  expect(await stored()).toHaveLength(5);
  test.clock.advance({ hours: 25 });
  await purgeExpired(test.core);
  expect([await stored(), await clipRepository.listIds(test.core.db.queries, owner.accountId)]).toEqual([[], []]);
});

it('a clip of material stays while a draft names it, and goes when it is forgotten', async () => {
  clip = await aClip(test.core, owner, { use: 'material' });
  const link = `/api/media/${clip.proxyKey}`;
  const content = draftContent.parse({ output: { material: [{ shot: 'clip 1', url: link }] } });
  const version = await saveDraft(test.core, actor, { version: 0, content });
  test.clock.advance({ hours: 24 * 15 });
  await purgeExpired(test.core);
  expect(await stored()).toHaveLength(5);
  await saveDraft(test.core, actor, { version, content: draftContent.parse({}) });
  await purgeExpired(test.core);
  expect(await stored()).toEqual([]);
});

it('the clip of a presenter stays, and goes with its track when the consent is revoked', async () => {
  const { id } = await aPresenter();
  test.clock.advance({ hours: 48 });
  await purgeExpired(test.core);
  expect(await stored()).toEqual(['book.bin', 'pieces/recording.mp4', 'poster.jpg', 'proxy.mp4', 'track.bin']);
  const again = await anActor(test.core, owner);
  await revokeConsent(test.core, again, caller, id);
  await purgeExpired(test.core);
  expect(await stored()).toEqual([]);
  const [entry] = await listConsents(test.core, again);
  expect(entry).toMatchObject({ kind: 'filmed', isAvatarThere: false, consent: { text: CLIP_CONSENT.texts.me } });
});

it('what somebody filmed said goes with their clip, and after a day', async () => {
  const { core } = test;
  const sound = await aSound(core, owner);
  const other = await aClip(core, owner);
  const said = { audioId: sound.id, state: 'ready' } as const;
  const ofClip = await aSaying(core, owner, { ...said, clipId: clip.id });
  const ofOther = await aSaying(core, owner, { ...said, clipId: other.id });
  const isThere = async ({ videoKey }: typeof ofClip) => Boolean(await core.storage.stat(videoKey ?? ''));
  await clipRepository.update(core.db.queries, clip.id, { deletedAt: core.clock.now() });
  await purgeExpired(core);
  expect([await isThere(ofClip), await isThere(ofOther)]).toEqual([false, true]);
  test.clock.advance({ hours: 25 });
  await purgeExpired(core);
  expect(await isThere(ofOther)).toBe(false);
});
