import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_CHOICES, isColor, isOneOf, SETTINGS } from '@herald/media/choices';
import { CLIP_FAULT_LABELS, type ClipReport, clipFilesIn, parseClipReport } from '@herald/media/clips';
import type { OrderedBackground, VideoOrder } from '@herald/media/engines/video-order';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { PerformerSpec } from '@herald/media/scene/scene-spec';
import { PICTURE_SHOTS } from '@herald/media/scene/shot-plan';
import type { Providers } from '@herald/providers';
import { RenderUseError } from './render-error.ts';
import { DEFAULT_PRESET, isPictureFile, type RenderRequest, seedOf } from './render-request.ts';

/** The presenter of the video, with notes for the user. */
export interface Player {
  performer: PerformerSpec;
  notes: string[];
}

export async function playerOf(
  { photo, clip, preset }: RenderRequest,
  { portrait, prepareClip }: Pick<Providers, 'portrait' | 'prepareClip'>,
  signal: AbortSignal,
): Promise<Player> {
  if (photo) return readPhoto(photo, portrait);
  if (clip) return readClip(clip, prepareClip, signal);
  return { performer: { kind: 'preset', presetId: preset ?? DEFAULT_PRESET }, notes: [] };
}

/** What a request orders. */
export function orderOf(request: RenderRequest, { performer }: Player): VideoOrder {
  const { photo, product, logo, background: place = DEFAULT_CHOICES.setting } = request;
  return {
    title: request.title,
    seed: seedOf(request),
    locale: request.locale,
    script: request.text ?? '',
    isRecorded: request.audio !== undefined,
    performer,
    background: backgroundOf(place),
    logoPosition: DEFAULT_CHOICES.logoCorner,
    output: {
      aspect_ratio: request.aspect,
      resolution: request.resolution,
      video_quality: request.quality,
      audio_bitrate: request.sound,
      captions: request.captions,
      pace: request.pace,
      material: materialOf(request),
      music_mood: request['music-mood'],
      music_tune: request['music-tune'],
      music_under: request['music-under'],
      sound_effects: request.effects,
      plan: request.plan,
      hook: request.hook ?? '',
      end_card: request.cta ?? '',
      link_url: request.link ?? '',
    },
    pictures: {
      ...(photo && { photo }),
      ...(product && { product }),
      ...(logo && { logo }),
      ...(isPictureFile(place) && { background: place }),
      ...Object.fromEntries(materialOf(request).map(({ shot, file }) => [shot, file])),
    },
    scene: request.scene,
  };
}

/** Pictures are numbered as they are given. */
function materialOf({ picture }: RenderRequest) {
  return picture.map((one, place) => ({ ...one, shot: PICTURE_SHOTS[place] ?? PICTURE_SHOTS[0] }));
}

function backgroundOf(place: string): OrderedBackground {
  const { environment, lighting, style, color } = DEFAULT_CHOICES;
  const usual = { environment, lighting, style, color };
  if (isOneOf(SETTINGS, place)) return { ...usual, setting: place };
  return isColor(place) ? { ...usual, setting: 'color', color: place } : { ...usual, setting: 'picture' };
}

async function readPhoto(path: string, portrait: Providers['portrait']): Promise<Player> {
  const bytes = await readFile(path).catch(() => {
    throw new RenderUseError(`Cannot open the photo ${path}.`);
  });
  const { gate, analysis } = await portrait.analyse(bytes);
  const said = gate.findings.map(({ reason, hint }) => `${reason} ${hint}`);
  if (gate.answer === 'reject') throw new RenderUseError(`This photo cannot talk. ${said.join(' ')}`);
  return { performer: { kind: 'photo', picture: 'photo', points: parsePhotoAnalysis(analysis) }, notes: said };
}

/** A clip is prepared once; the next video of the same clip finds its files again. */
async function readClip(path: string, prepareClip: Providers['prepareClip'], signal: AbortSignal): Promise<Player> {
  await access(path).catch(() => {
    throw new RenderUseError(`Cannot open the clip ${path}.`);
  });
  const folder = join(tmpdir(), 'herald-render', `clip-${await digestOf(path)}`);
  const kept = join(folder, 'report.json');
  const known = await readFile(kept, 'utf8').then(
    (text) => parseClipReport(JSON.parse(text)),
    () => undefined,
  );
  const report = known ?? (await prepareClip({ file: path, folder, signal, onProgress: () => undefined })).report;
  if (!known) await writeFile(kept, JSON.stringify(report));
  const { proxy, track } = clipFilesIn(folder);
  return { performer: { kind: 'clip', proxy, track }, notes: notesOf(report) };
}

function notesOf({ quality, weakest, usableSec }: ClipReport): string[] {
  if (quality === 'good') return [];
  const why = weakest ? ` What costs most: ${CLIP_FAULT_LABELS[weakest].toLowerCase()}.` : '';
  return [`The clip is ${quality}: ${usableSec.toFixed(1)} s of it can be used.${why}`];
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex').slice(0, 16);
}
