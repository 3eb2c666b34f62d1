import type { Avatar as AvatarOnWire } from '@herald/contract';
import type { Avatar, Core } from '@herald/core';

export function presentAvatar(core: Core, avatar: Avatar): AvatarOnWire {
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
    is_own: avatar.accountId !== null,
    thumbnail_url: picture,
    picture_url: picture,
    product_image_url: avatar.productImageKey ? signed(core, avatar.productImageKey) : null,
    scene_hints: avatar.sceneHints ?? {},
    created_at: avatar.createdAt.toISOString(),
  };
}

/** The library's pictures are for everybody; those of an account are signed. */
export function pictureLink(core: Core, { presetId, pictureKey }: Avatar): string {
  return presetId ? `/api/avatar-thumbnails/${presetId}.webp` : signed(core, pictureKey);
}

const signed = (core: Core, key: string): string => core.media.sign({ key }, core.clock.now());
