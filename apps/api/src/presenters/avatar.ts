import type { Avatar as AvatarOnWire } from '@herald/contract/endpoints/avatars';
import type { Core } from '@herald/core';
import { type Avatar, type AvatarJobState, canBeCutOut, personOf, titleOf } from '@herald/core/avatars';
import type { FilmedClip } from '@herald/core/clips';

interface Beside {
  /** What people call the service of somebody who is filmed elsewhere. */
  origin?: string;
  /** Of a filmed person. */
  clip?: FilmedClip | undefined;
  /** Who looks at it. */
  viewerId?: string;
}

export function presentAvatar(core: Core, avatar: Avatar, { origin = '', clip, viewerId }: Beside = {}): AvatarOnWire {
  const picture = pictureLink(core, avatar);
  return {
    id: avatar.id,
    avatar_id: avatar.id,
    name: avatar.name,
    display_name: titleOf(avatar),
    description: avatar.description,
    gender: avatar.gender,
    age: avatar.age,
    appearance: avatar.appearance,
    category: avatar.category,
    type: avatar.type,
    kind: avatar.kind,
    is_own: avatar.accountId !== null && avatar.kind !== 'hosted' && avatar.castAt === null,
    is_cast: avatar.castAt !== null,
    can_be_cut_out: canBeCutOut(avatar),
    origin,
    drawn_by: avatar.drawnBy,
    thumbnail_url: picture,
    picture_url: picture,
    product_image_url: avatar.productImageKey ? signed(core, avatar.productImageKey) : null,
    filmed: clip ? presentFilmed(core, avatar, { clip, viewerId }) : null,
    scene_hints: avatar.sceneHints ?? {},
    created_at: avatar.createdAt.toISOString(),
  };
}

function presentFilmed(
  core: Core,
  avatar: Avatar,
  { clip, viewerId }: { clip: FilmedClip; viewerId: string | undefined },
): AvatarOnWire['filmed'] {
  const { durationSec, usableSec, quality, weakest, hasTeeth, spans } = clip.report;
  return {
    clip_id: clip.id,
    person_id: personOf(avatar),
    look: avatar.look,
    clip_url: clip.proxyKey ? signed(core, clip.proxyKey) : '',
    duration_sec: durationSec,
    usable_sec: usableSec,
    quality,
    weakest,
    has_teeth: hasTeeth,
    moments: spans.flatMap(({ moment, fromSec, toSec }) =>
      moment ? [{ moment, from_sec: fromSec, to_sec: toSec }] : [],
    ),
    check: clip.check ?? 'waiting',
    check_reason: clip.checkReason,
    is_shared: avatar.privateToId === null,
    is_yours: viewerId !== undefined && avatar.consent?.user_id === viewerId,
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
