import type { PersonClip as ClipOnWire, ClipToCheck, Saying as SayingOnWire } from '@herald/contract/endpoints/clips';
import type { Core } from '@herald/core';
import { titleOf } from '@herald/core/avatars';
import { type PersonClip, type Saying, standingAgreement, type WaitingClip } from '@herald/core/clips';

export function presentClip(core: Core, clip: PersonClip): ClipOnWire {
  return {
    id: clip.id,
    use: clip.use,
    source: clip.source,
    name: clip.name,
    state: clip.state,
    code: clip.code,
    agreed: standingAgreement(clip)?.whose ?? null,
    total_bytes: clip.totalBytes,
    received_bytes: clip.receivedBytes,
    share: clip.share,
    error: clip.error,
    report: clip.report,
    video_url: clip.proxyKey && signed(core, clip.proxyKey),
    poster_url: clip.posterKey && signed(core, clip.posterKey),
    created_at: clip.createdAt.toISOString(),
  };
}

export function presentSaying(core: Core, { id, state, error, videoKey, createdAt }: Saying): SayingOnWire {
  const video_url = videoKey && signed(core, videoKey);
  return { id, state, error, video_url, created_at: createdAt.toISOString() };
}

export function presentWaitingClip(
  core: Core,
  { clip, avatar, otherLookKey, ownerName, ownerEmail }: WaitingClip,
): ClipToCheck {
  const { version = '', text = '', given_at = clip.createdAt.toISOString() } = avatar.consent ?? {};
  // A clip that came with an export is there without its sound.
  const recordingKey = clip.pieces[0] ?? clip.proxyKey;
  return {
    id: clip.id,
    avatar_id: avatar.id,
    avatar_name: titleOf(avatar),
    consent: { version, text, given_at, given_by: ownerName },
    account: { id: clip.accountId, owner_name: ownerName, owner_email: ownerEmail },
    code: clip.code,
    source: clip.source,
    name: clip.name,
    duration_sec: clip.report?.durationSec ?? 0,
    recording_url: recordingKey ? signed(core, recordingKey) : '',
    poster_url: clip.posterKey ? signed(core, clip.posterKey) : '',
    other_look_url: otherLookKey && signed(core, otherLookKey),
    created_at: clip.createdAt.toISOString(),
  };
}

const signed = (core: Core, key: string): string => core.media.sign({ key }, core.clock.now());
