import type { AvatarRequest } from '@herald/contract/endpoints/avatars';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import { avatarJobRepository } from './avatar-job-repository.ts';
import { avatarRepository } from './avatar-repository.ts';
import { avatarTexts } from './avatar-texts.ts';
import { MADE_UP_FACE } from './consent.ts';
import { categoryOf, nameFromDescription } from './describe-avatar.ts';
import { drawingKeyOf } from './kept-drawing.ts';
import type { ClaimedAvatarJob, MadeFace } from './made-avatar.ts';
import { storeFace } from './store-face.ts';

/** The job to work on; undefined when it was finished or given up before. */
export async function claimAvatarJob(core: Core, id: string): Promise<ClaimedAvatarJob | undefined> {
  const job = await avatarJobRepository.find(core.db.queries, id);
  if (job?.status !== 'processing') return undefined;
  const { accountId, userId, request } = job;
  return { id, accountId, userId, request };
}

/** Stores the finished avatar. It has the id of its job, so that a second attempt makes the same one. */
export async function completeAvatar(core: Core, job: ClaimedAvatarJob, made: MadeFace): Promise<void> {
  const { id, accountId, userId, request } = job;
  const pictureKey = await storeFace(core, { accountId, avatarId: id }, made.picture);
  const now = core.clock.now();
  await core.db.transaction('complete avatar', async (tx) => {
    const end = { status: 'completed', avatarId: id, error: null, finishedAt: now } as const;
    const ended = { ...end, request: { ...request, ...drawnOf(made) } };
    const { kind, params, points, sceneHints, drawnBy } = made;
    const consent = kind === 'photo' ? { ...MADE_UP_FACE, given_at: now.toISOString(), user_id: userId } : null;
    await avatarRepository.insertOnce(tx, {
      id,
      accountId,
      kind,
      type: 'custom',
      pictureKey,
      sceneHints,
      createdAt: now,
      params: params ?? null,
      points: points ?? null,
      name: nameFromDescription(request.description),
      description: request.description,
      gender: request.gender,
      age: request.age,
      appearance: request.appearance,
      category: categoryOf(request.clothing),
      productImageKey: request.product_image_key ?? null,
      sizeBytes: made.picture.bytes.byteLength,
      drawnBy: drawnBy?.title ?? null,
      consent,
    });
    if (consent) {
      const entry = { action: 'avatar.consent', subjectType: 'avatar', subjectId: id } as const;
      await recordAudit(core, tx, { ...entry, actorId: userId, details: { ...MADE_UP_FACE }, ip: '' });
    }
    await avatarJobRepository.finish(tx, id, ended);
  });
  await core.storage.remove(drawingKeyOf(job));
}

const drawnOf = ({ drawnBy, insteadReason }: MadeFace): Partial<AvatarRequest> => ({
  ...(drawnBy && { drawn_by: drawnBy.title }),
  ...(insteadReason && { instead_reason: insteadReason }),
});

/** Records why there is no avatar, in words for the customer. */
export async function failAvatar(core: Core, id: string, error: string = avatarTexts.failed): Promise<void> {
  const end = { status: 'failed', avatarId: null, error, finishedAt: core.clock.now() } as const;
  await avatarJobRepository.finish(core.db.queries, id, end);
}
