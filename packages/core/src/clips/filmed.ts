import type { ClipHead, ClipReport } from '@herald/media/clips';
import { parseClipReport } from '@herald/media/clips';
import type { Avatar } from '../avatars/avatar-repository.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { clipRepository, type PersonClip } from './clip-repository.ts';
import { clipTexts } from './clip-texts.ts';
import { mayClipSpeak } from './policies.ts';

/** A filmed person's clip, as people see it. */
export interface FilmedClip extends Pick<PersonClip, 'id' | 'proxyKey' | 'check' | 'checkReason'> {
  report: ClipReport;
}

/** The clips of filmed people, by their avatars. */
export async function clipsOf(
  core: Core,
  avatars: readonly Pick<Avatar, 'id' | 'clipId'>[],
): Promise<Map<string, FilmedClip>> {
  const ids = avatars.flatMap(({ clipId }) => clipId ?? []);
  const clips = new Map((await clipRepository.listByIds(core.db.queries, ids)).map((clip) => [clip.id, clip]));
  const found = new Map<string, FilmedClip>();
  for (const { id, clipId } of avatars) {
    const clip = clipId === null ? undefined : clips.get(clipId);
    if (clip?.report) found.set(id, { ...clip, report: parseClipReport(clip.report) });
  }
  return found;
}

/** What films are made from. */
export interface ClipToFilm {
  proxyKey: string;
  trackKey: string;
  head: ClipHead | undefined;
}

/** What films and previews show of a clip of the account's material, and what was found in it. */
export async function findMaterialClip(
  core: Core,
  accountId: string,
  proxyKey: string,
): Promise<{ proxyKey: string; previewKey: string; durationSec: number } | undefined> {
  const clip = await clipRepository.findMaterial(core.db.queries, accountId, proxyKey);
  if (!clip?.trackKey || !clip.report) return undefined;
  return { proxyKey, previewKey: clip.trackKey, durationSec: parseClipReport(clip.report).durationSec };
}

type OfClip = Pick<Avatar, 'clipId'>;

/** The clip of a filmed person, as films need it; refuses one that nobody has let pass, in the words of the person who orders. */
export async function getClipToFilm(core: Core, { clipId }: OfClip): Promise<ClipToFilm> {
  const { check, proxyKey, trackKey, head } = await getPreparedClip(core, clipId);
  if (mayClipSpeak(check)) return { proxyKey, trackKey, head };
  throw new AppError('forbidden', { message: check === 'refused' ? clipTexts.refused : clipTexts.waits });
}

/** The same for a worker: undefined when the clip went, or was replaced by one that nobody has let pass. */
export async function findClipToFilm(core: Core, { clipId }: OfClip): Promise<ClipToFilm | undefined> {
  const clip = clipId ? await clipRepository.find(core.db.queries, clipId) : undefined;
  if (!clip?.proxyKey || !clip.trackKey || !mayClipSpeak(clip.check)) return undefined;
  return { proxyKey: clip.proxyKey, trackKey: clip.trackKey, head: clip.report?.head };
}

/** What a browser shows of a filmed person before their film; clips of older versions have no book. */
export interface ClipToSee extends ClipToFilm {
  bookKey: string | null;
}

/** The same for a look at the clip, which nobody has to let pass. */
export async function getClipFiles(core: Core, { clipId }: OfClip): Promise<ClipToSee> {
  const { proxyKey, trackKey, bookKey, head } = await getPreparedClip(core, clipId);
  return { proxyKey, trackKey, bookKey, head };
}

async function getPreparedClip(core: Core, clipId: string | null) {
  const clip = clipId ? await clipRepository.find(core.db.queries, clipId) : undefined;
  if (!clip?.proxyKey || !clip.trackKey) throw new AppError('not_found', { message: clipTexts.gone });
  const { check, proxyKey, trackKey, bookKey, report } = clip;
  return { check, proxyKey, trackKey, bookKey, head: report?.head };
}
