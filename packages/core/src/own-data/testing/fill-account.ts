import { draftContent, readStoredDraft } from '@herald/contract/draft';
import { defaultPreferences } from '@herald/contract/endpoints/preferences';
import type { NewTemplate } from '@herald/contract/endpoints/templates';
import { templateVariable } from '@herald/contract/template';
import type { Core } from '../../core.ts';
import { draftRepository } from '../../drafts/draft-repository.ts';
import type { Caller } from '../../identity/caller.ts';
import { preferenceRepository } from '../../preferences/preference-repository.ts';
import { createSite } from '../../sites/create-site.ts';
import { createTemplate } from '../../templates/templates.ts';
import { aCompletedVideo, anActor, anAvatar, aPictureUrl, type TestUser } from '../../testing/index.ts';
import { aFilmedActor } from './a-filmed-actor.ts';

/** A film, a photo avatar with its consent, a picture, a draft with the avatar, preferences and a site with the film. */
export async function fillAccount(core: Core, user: TestUser, caller: Caller): Promise<void> {
  const actor = await anActor(core, user);
  const { videoId } = await aCompletedVideo(core, user, { moreRatios: ['16:9'] });
  const avatar = await anAvatar(core, user, 'photo');
  const logo = await aPictureUrl(core, user);
  for (const link of [avatar.url, logo]) {
    await core.storage.put(link.replace('/api/media/', ''), Buffer.from(`bytes of ${link}`), {
      contentType: 'image/webp',
    });
  }
  const content = readStoredDraft({
    title: 'A begun one',
    avatar: { avatarType: 'photo', createdAvatarId: avatar.id, customImageUrl: `${avatar.url}?expires=1&signature=s` },
    output: { logo_url: logo },
  });
  if (!content) throw new Error('This is no draft.');
  const now = core.clock.now();
  await draftRepository.save(core.db.queries, {
    accountId: user.accountId,
    userId: user.id,
    version: 0,
    content,
    updatedAt: now,
  });
  await preferenceRepository.save(core.db.queries, {
    userId: user.id,
    preferences: { ...defaultPreferences, theme: 'light', voiceSpeed: [1.5] },
    updatedAt: now,
  });
  await createTemplate(core, actor, aTemplateWish(logo), caller);
  await aFilmedActor(core, user, caller);
  const site = await createSite(core, actor, { name: 'Bottles', domain: 'bottles-of-ann' }, caller);
  await core.db.pool.query(`insert into "${site.schemaName}".videos (video_id, position) values ($1, 1)`, [videoId]);
}

/** Shared with the team, with a picture of the account. */
const aTemplateWish = (logo: string): NewTemplate => ({
  ...{ name: 'Bottle of the week', description: 'One bottle.', category: 'sell', visibility: 'team' },
  content: draftContent.parse({
    title: 'Try {{bottle}}',
    voice: { ttsText: 'Try {{bottle}}.' },
    output: { logo_url: logo },
  }),
  variables: [templateVariable.parse({ name: 'bottle', default: 'our best one' })],
});
