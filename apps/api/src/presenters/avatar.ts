import type { Avatar as AvatarOnWire } from '@herald/contract/endpoints/avatars';
import type { Core } from '@herald/core';
import type { Avatar, AvatarJobState } from '@herald/core/avatars';

/** `origin` is what people call the service of somebody who is filmed elsewhere. */
export function presentAvatar(core: Core, avatar: Avatar, origin = ''): AvatarOnWire {
  const picture = pictureLink(core, avatar);
  return {
    id: avatar.id,
    avatar_id: avatar.id,
    name: avatar.name,
    display_name: avatar.name,
    description: avatar.description,
    gender: avatar.gender,
    age: avatar.age,
    appearance: avatar.appearance,
    category: avatar.category,
    type: avatar.type,
    kind: avatar.kind,
    is_own: avatar.accountId !== null && avatar.kind !== 'hosted',
    origin,
    drawn_by: avatar.drawnBy,
    thumbnail_url: picture,
    picture_url: picture,
    product_image_url: avatar.productImageKey ? signed(core, avatar.productImageKey) : null,
    scene_hints: avatar.sceneHints ?? {},
    created_at: avatar.createdAt.toISOString(),
  };
}

/** How far the making of an avatar is; `status` and `success` are those of the job, not of the request. */
export function presentAvatarJob(core: Core, { job, avatar }: AvatarJobState) {
  const url = avatar ? pictureLink(core, avatar) : null;
  return {
    status: job.status,
    success: job.status !== 'failed',
    data: {
      url,
      public_url: url && `${core.publicUrl}${url}`,
      avatar_id: avatar?.id ?? null,
      product_image_url: job.request.product_image_key ? signed(core, job.request.product_image_key) : null,
      error: job.error,
      drawn_by: job.request.drawn_by ?? null,
      instead_reason: job.request.instead_reason ?? null,
    },
  };
}

/** Pictures of the library are public; those of an account are signed. */
export function pictureLink(core: Core, { presetId, pictureKey }: Avatar): string {
  return presetId ? `/api/avatar-thumbnails/${presetId}.webp` : signed(core, pictureKey);
}

const signed = (core: Core, key: string): string => core.media.sign({ key }, core.clock.now());
