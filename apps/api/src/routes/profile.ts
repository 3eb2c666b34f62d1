import type { profileEndpoints } from '@herald/contract/endpoints/profile';
import { changePersonalProfile, keepProfilePicture, readPersonalProfile } from '@herald/core/people';
import { withData } from '../answers.ts';
import { presentPersonPicture } from '../presenters/person-picture.ts';
import { presentProfile } from '../presenters/profile.ts';
import type { HandlerOf, Handlers } from '../route.ts';
import { receiveProfilePicture } from '../uploads/receive-picture.ts';

const read: HandlerOf<'getProfile'> = async ({ ctx, actor }) =>
  withData(presentProfile(ctx.core, await readPersonalProfile(ctx.core, actor)));

const save: HandlerOf<'saveProfile'> = async ({ ctx, actor, body }) => {
  const { avatar_url: pictureLink, ...told } = body;
  const changed = await changePersonalProfile(ctx.core, actor, { ...told, pictureLink });
  return { ...withData(presentProfile(ctx.core, changed)), message: 'Your profile has been updated successfully.' };
};

export const profileRoutes = {
  getProfile: read,
  saveProfile: save,
  getSettingsProfile: read,
  saveSettingsProfile: save,
  uploadProfilePicture: async ({ ctx, actor, upload, raw }) => {
    const { picture } = await receiveProfilePicture({ raw, accountId: actor.accountId }, upload);
    const key = await keepProfilePicture(ctx.core, actor, picture);
    return withData({ avatar_url: presentPersonPicture(ctx.core, key) ?? '' });
  },
} satisfies Handlers<typeof profileEndpoints>;
