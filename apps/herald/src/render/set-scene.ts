import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_CHOICES, DRAWN_ROOMS, isColor, isOneOf, ROOMS_OF, SETTINGS } from '@herald/media/choices';
import {
  CLIP_FAULT_LABELS,
  type ClipReport,
  type ClipUse,
  clipFilesIn,
  type PreparedClip,
  parseClipReport,
} from '@herald/media/clips';
import type { OrderedBackground, VideoOrder } from '@herald/media/engines/video-order';
import { parsePhotoAnalysis } from '@herald/media/person/photo-analysis';
import { placeOfScript, workplaceOfScript } from '@herald/media/place-of-script';
import type { PerformerSpec } from '@herald/media/scene/scene-spec';
import { TRADE_PLACES, TRADES } from '@herald/media/trades';
import type { Providers } from '@herald/providers';
import { RenderUseError } from './render-error.ts';
import {
  DEFAULT_PRESET,
  groundOf,
  isClipFile,
  isPictureFile,
  materialShots,
  type RenderRequest,
  seedOf,
} from './render-request.ts';

/** The presenter of the video, with notes for the user. */
export interface Player {
  performer: PerformerSpec;
  notes: string[];
  /** the clips of the material as films read them, by their files */
  clips: ReadonlyMap<string, PreparedFile>;
}

interface PreparedFile {
  proxy: string;
  durationSec: number;
}

export async function playerOf(
  request: RenderRequest,
  providers: Pick<Providers, 'portrait' | 'prepareClip'>,
  signal: AbortSignal,
): Promise<Player> {
  const cast = await castOf(request, providers, signal);
  const clips = new Map<string, PreparedFile>();
  for (const { file } of request.picture)
    if (isClipFile(file)) clips.set(file, await readMaterial(file, providers.prepareClip, signal));
  return { ...cast, clips };
}

type Cast = Omit<Player, 'clips'>;

async function castOf(
  { photo, clip, preset }: RenderRequest,
  { portrait, prepareClip }: Pick<Providers, 'portrait' | 'prepareClip'>,
  signal: AbortSignal,
): Promise<Cast> {
  if (photo) return readPhoto(photo, portrait);
  if (clip) return readClip(clip, prepareClip, signal);
  return { performer: { kind: 'preset', presetId: preset ?? DEFAULT_PRESET }, notes: [] };
}

/** What a request orders. */
export function orderOf(request: RenderRequest, { performer, clips }: Player): VideoOrder {
  const material = materialOf(request, clips);
  const { photo, product, logo, background: place = '' } = request;
  return {
    title: request.title,
    seed: seedOf(request),
    locale: request.locale,
    script: request.text ?? '',
    isRecorded: request.audio !== undefined,
    performer,
    background: {
      ...backgroundOf(place || backgroundToldBy(request)),
      isBehindPhoto: place !== '',
    },
    logoPosition: DEFAULT_CHOICES.logoCorner,
    output: {
      aspect_ratio: request.aspect,
      resolution: request.resolution,
      video_quality: request.quality,
      audio_bitrate: request.sound,
      captions: request.captions,
      ground: groundOf(request),
      pace: request.pace,
      figures: request.figures,
      progress_bar: request['progress-bar'],
      material: material.map(({ file: _file, ...item }) => item),
      music_mood: request['music-mood'],
      music_tune: request['music-tune'],
      music_under: request['music-under'],
      sound_effects: request.effects,
      plan: request.plan,
      brand: request.brand,
      hook: request.hook ?? '',
      end_card: request.cta ?? '',
      link_url: request.link ?? '',
    },
    pictures: {
      ...(photo && { photo }),
      ...(product && { product }),
      ...(logo && { logo }),
      ...(place && isPictureFile(place) && { background: place }),
      ...Object.fromEntries(material.map(({ shot, file }) => [shot, file])),
    },
    scene: request.scene,
  };
}

/** Pictures and clips with their shots; a clip is used to its end where nothing else is said. */
function materialOf(request: RenderRequest, clips: Player['clips']) {
  const shots = materialShots(request);
  return request.picture.flatMap((item, place) => {
    const shot = shots[place];
    if (!shot) return [];
    const clip = clips.get(item.file);
    if (!clip) return [{ ...item, shot }];
    const { fromSec = 0, untilSec = clip.durationSec } = item;
    if (fromSec >= Math.min(untilSec, clip.durationSec))
      throw new RenderUseError(
        `The used part of ${item.file} is not in it: it is ${clip.durationSec.toFixed(1)} s long.`,
      );
    return [{ ...item, shot, file: clip.proxy, fromSec, untilSec: Math.min(untilSec, clip.durationSec) }];
  });
}

/** Where nothing is given, the presenter stands where the words are from; in a film made again, where its plan says or, if it is an older one, as that one told it. */
export function backgroundToldBy({ text, hook, cta, plan, place }: RenderRequest): NonNullable<RenderRequest['place']> {
  if (place) return place;
  const read: typeof workplaceOfScript = plan ? placeOfScript : workplaceOfScript;
  const told = read(text, hook, cta);
  return told?.trade || told?.room || told?.setting || DEFAULT_CHOICES.setting;
}

function backgroundOf(given: string): OrderedBackground {
  const { environment, lighting, style, color, setting } = DEFAULT_CHOICES;
  const usual = { environment, lighting, style, color };
  const isPlace = groundOf({ background: given }) === 'place';
  if (!isPlace) return { ...usual, setting };
  if (isOneOf(TRADES, given)) return { ...usual, ...TRADE_PLACES[given], trade: given };
  if (isOneOf(SETTINGS, given)) return { ...usual, setting: given };
  const ofRoom = SETTINGS.find((one) => ROOMS_OF[one].some((room) => room === given));
  if (ofRoom && isOneOf(DRAWN_ROOMS, given)) return { ...usual, setting: ofRoom, room: given };
  return isColor(given) ? { ...usual, setting: 'color', color: given } : { ...usual, setting: 'picture' };
}

async function readPhoto(path: string, portrait: Providers['portrait']): Promise<Cast> {
  const bytes = await readFile(path).catch(() => {
    throw new RenderUseError(`Cannot open the photo ${path}.`);
  });
  const { gate, analysis } = await portrait.analyse(bytes);
  const said = gate.findings.map(({ reason, hint }) => `${reason} ${hint}`);
  if (gate.answer === 'reject') throw new RenderUseError(`This photo cannot talk. ${said.join(' ')}`);
  return { performer: { kind: 'photo', picture: 'photo', points: parsePhotoAnalysis(analysis) }, notes: said };
}

/** Counts up when the files of a clip tell more than before: those of an older version are made anew. */
const CLIP_FILES = 3;
/** Written last: a folder with it is whole. */
const REPORT = 'report.json';

/** A clip is prepared once; the next video of the same clip finds its files again. */
async function readClip(path: string, prepareClip: Providers['prepareClip'], signal: AbortSignal): Promise<Cast> {
  const { report, files } = await preparedOnce({ path, use: 'presenter' }, prepareClip, signal);
  const { proxy, track } = files;
  return { performer: { kind: 'clip', proxy, track, head: report.head }, notes: notesOf(report) };
}

async function readMaterial(
  path: string,
  prepareClip: Providers['prepareClip'],
  signal: AbortSignal,
): Promise<PreparedFile> {
  const { report, files } = await preparedOnce({ path, use: 'material' }, prepareClip, signal);
  return { proxy: files.proxy, durationSec: report.durationSec };
}

async function preparedOnce(
  { path: file, use }: { path: string; use: ClipUse },
  prepareClip: Providers['prepareClip'],
  signal: AbortSignal,
): Promise<PreparedClip> {
  await access(file).catch(() => {
    throw new RenderUseError(`Cannot open the clip ${file}.`);
  });
  const name = use === 'material' ? 'material' : 'clip';
  const folder = join(tmpdir(), 'herald-render', `${name}-${CLIP_FILES}-${await digestOf(file)}`);
  await mkdir(dirname(folder), { recursive: true });
  const files = clipFilesIn(folder);
  const known = await reportIn(folder);
  if (known) return { report: known, files };
  const own = await mkdtemp(`${folder}-`);
  try {
    const { report } = await prepareClip({ file, folder: own, use, signal, onProgress: () => undefined });
    await writeFile(join(own, REPORT), JSON.stringify(report));
    await moveTo(folder, own);
    return { report, files };
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const reportIn = (folder: string): Promise<ClipReport | undefined> =>
  readFile(join(folder, REPORT), 'utf8').then(
    (text) => parseClipReport(JSON.parse(text)),
    () => undefined,
  );

/** Of two commands that prepare the same clip at once, the first one's files stay; what was not finished goes. */
async function moveTo(folder: string, own: string): Promise<void> {
  await rename(own, folder).catch(async () => {
    if (await reportIn(folder)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(own, folder);
  });
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
