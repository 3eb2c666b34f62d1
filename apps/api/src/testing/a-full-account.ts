import { draftContent } from '@herald/contract/draft';
import type { Caller } from '@herald/core/identity';
import { keepPicture } from '@herald/core/pictures';
import { newId } from '@herald/core/runtime';
import { createSite, findSite, leaveLead, readSiteBranding } from '@herald/core/sites';
import { addMember } from '@herald/core/team';
import {
  aClip,
  aMember,
  anActor,
  anAvatar,
  aSaying,
  aSound,
  aToken,
  aUser,
  aVideo,
  type TestCore,
  type TestUser,
} from '@herald/core/testing';
import { aFilm } from './a-film.ts';

/** In every text of a full account: where it appears, something was told. */
export const SECRET = 'Hemlock';

const caller: Caller = { ip: '10.20.0.1', userAgent: 'test' };

export type FullAccount = Awaited<ReturnType<typeof aFullAccount>>;

/** An account with one of everything that has an id. */
export async function aFullAccount(test: Pick<TestCore, 'core'>) {
  const { core } = test;
  const owner = await aUser(core, { name: `${SECRET} Owner`, planSlugs: ['UNLIMITED'] });
  const actor = await anActor(core, owner);
  const file = { name: `${SECRET}.jpg`, format: 'jpeg', widthPx: 9, heightPx: 9, bytes: Buffer.from(SECRET) } as const;
  const [portrait, logo] = [
    await keepPicture(core, actor, { ...file, purpose: 'portrait' }),
    await keepPicture(core, actor, { ...file, purpose: 'logo' }),
  ];
  const site = await createSite(core, actor, { name: SECRET, domain: `hemlock-${newId(core).slice(-8)}` }, caller);
  const found = await findSite(core, site.domain);
  const branding = await readSiteBranding(core, found);
  await leaveLead(core, { site: found, branding }, { name: SECRET, email: 'a@b.example', message: SECRET }, caller);
  const sound = await aSound(core, owner, { script: SECRET });
  const clip = await aClip(core, owner, { name: SECRET });
  return {
    owner,
    ...{ portrait, logo, site, sound, clip },
    sayingId: (await aSaying(core, owner, { clipId: clip.id, audioId: sound.id, state: 'ready', error: SECRET })).id,
    token: await aToken(core, owner),
    film: await aLockedFilm(test, owner),
    failedVideoId: await aVideo(core, owner, 'failed'),
    waitingVideoId: await aVideo(core, owner, 'pending'),
    avatar: await anAvatar(core, owner, 'photo'),
    waitingClip: await aClip(core, owner, { name: SECRET, check: 'waiting' }),
    avatarJobId: await anAvatarJob(test, owner, logo.key),
    member: await aMember(core, owner, 'editor'),
    invited: (await addMember(core, actor, { name: SECRET, email: 'invited@b.example', role: 'viewer' }, caller))
      .member,
    draft: await aDraft(test, owner),
    keptDraftId: await aKeptDraft(test, owner),
    templateId: await aTemplate(test, owner),
    batchId: await aBatch(test, owner),
  };
}

async function aLockedFilm(test: Pick<TestCore, 'core'>, owner: TestUser) {
  const password_hash = await test.core.passwords.hash('open sesame');
  const draft = JSON.stringify(draftContent.parse({ script: { content: SECRET } }));
  return aFilm(test, owner, { title: SECRET, description: SECRET, privacy: 'password', password_hash, draft });
}

async function anAvatarJob({ core }: Pick<TestCore, 'core'>, { id: userId, accountId }: TestUser, key: string) {
  const id = newId(core);
  const request = { description: SECRET, gender: '', appearance: '', age: '', seed: 1, product_image_key: key };
  await core.db.pool.query(
    `insert into avatar_jobs (id, account_id, user_id, status, request, created_at)
     values ($1, $2, $3, 'completed', $4, $5)`,
    [id, accountId, userId, JSON.stringify(request), core.clock.now()],
  );
  return id;
}

async function aDraft({ core }: Pick<TestCore, 'core'>, { id: userId, accountId }: TestUser) {
  const content = draftContent.parse({ script: { content: SECRET } });
  await core.db.pool.query(
    'insert into drafts (account_id, user_id, version, content, updated_at) values ($1, $2, 1, $3, $4)',
    [accountId, userId, JSON.stringify(content), core.clock.now()],
  );
  return content;
}

async function aKeptDraft({ core }: Pick<TestCore, 'core'>, { id: userId, accountId }: TestUser): Promise<string> {
  const id = newId(core);
  const content = JSON.stringify(draftContent.parse({ title: SECRET }));
  await core.db.pool.query(
    'insert into kept_drafts (id, account_id, user_id, content, created_at) values ($1, $2, $3, $4, $5)',
    [id, accountId, userId, content, core.clock.now()],
  );
  return id;
}

async function aTemplate({ core }: Pick<TestCore, 'core'>, { id: userId, accountId }: TestUser): Promise<string> {
  const id = newId(core);
  const content = JSON.stringify(draftContent.parse({ voice: { ttsText: SECRET } }));
  await core.db.pool.query(
    `insert into templates (id, account_id, created_by_id, name, category, visibility, content, created_at)
     values ($1, $2, $3, $4, 'sell', 'team', $5, $6)`,
    [id, accountId, userId, SECRET, content, core.clock.now()],
  );
  return id;
}

/** With one film that is finished and one that failed and can be tried again. */
async function aBatch(test: Pick<TestCore, 'core'>, owner: TestUser): Promise<string> {
  const { core } = test;
  const id = newId(core);
  await core.db.pool.query(
    `insert into batches (id, account_id, created_by_id, run_by_id, name, kind, status, created_at)
     values ($1, $2, $3, $3, $4, 'matrix', 'partial', $5)`,
    [id, owner.accountId, owner.id, SECRET, core.clock.now()],
  );
  const content = JSON.stringify(draftContent.parse({ voice: { ttsText: SECRET } }));
  const finished = await aFilm(test, owner, { title: SECRET });
  const items = [
    { status: 'finished', videoId: finished.id, failure: null },
    { status: 'failed', videoId: null, failure: JSON.stringify({ kind: 'again', reason: SECRET }) },
  ];
  for (const [index, { status, videoId, failure }] of items.entries()) {
    await core.db.pool.query(
      `insert into batch_items
         (id, batch_id, number, key, name, content, performer, estimated_sec, status, video_id, failure)
       values ($1, $2, $3, $4, $5, $6, 'character', 1, $7, $8, $9)`,
      [newId(core), id, index + 1, `h${index + 1}-9x16`, SECRET, content, status, videoId, failure],
    );
  }
  return id;
}
