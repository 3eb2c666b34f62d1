import { readFile } from 'node:fs/promises';
import type { castEndpoints } from '@herald/contract/endpoints/cast';
import { titleOf } from '@herald/core/avatars';
import { addActor, castTexts, listCast, openRelease, withdrawActor } from '@herald/core/own-data';
import { withData, withMessage } from '../answers.ts';
import { pictureLink } from '../presenters/avatar.ts';
import { presentActor } from '../presenters/cast.ts';
import type { Handlers } from '../route.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';

const RELEASE_TEXTS = { missing: castTexts.noRelease, tooLarge: castTexts.tooLarge };

export const castRoutes = {
  listCast: async ({ ctx, actor }) => {
    const { actors, candidates } = await listCast(ctx.core, actor);
    return withData({
      actors: actors.map((entry) => presentActor(ctx.core, entry)),
      candidates: candidates.map((avatar) => ({
        id: avatar.id,
        name: titleOf(avatar),
        picture_url: pictureLink(ctx.core, avatar),
      })),
    });
  },
  addActor: async ({ ctx, actor, caller, params, upload, raw }) => {
    await receiveUpload(raw, { ...upload, ...RELEASE_TEXTS }, async ({ path, name }) =>
      addActor(ctx.core, actor, caller, { avatarId: params.id, release: { name, bytes: await readFile(path) } }),
    );
    return withMessage('Everybody can choose this actor now.');
  },
  openRelease: async ({ ctx, actor, caller, params }) => {
    const { fileKey, fileName } = await openRelease(ctx.core, actor, caller, params.id);
    return withData({ url: ctx.core.media.sign({ key: fileKey, downloadName: fileName }, ctx.core.clock.now()) });
  },
  withdrawActor: async ({ ctx, actor, caller, params }) => {
    await withdrawActor(ctx.core, actor, caller, params.id);
    return withMessage('The actor is withdrawn.');
  },
} satisfies Handlers<typeof castEndpoints>;
