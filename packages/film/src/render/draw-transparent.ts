import { rename, rm, stat } from 'node:fs/promises';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import type { TransparentKind, TransparentMade } from '@herald/media/engines/video-engine';
import { openClipDrawing } from '../draw/clip-drawing.ts';
import type { FilmSource } from '../draw/drawing.ts';
import { openSceneDrawing } from '../draw/scene-drawing.ts';
import type { SceneFilm } from '../draw/scene-film.ts';
import type { FilmCoding } from '../encode/film-coding.ts';
import type { SoundFile } from '../encode/sound-file.ts';
import { type AlphaPicture, readTransparent } from '../encode/transparent/read-alpha.ts';
import { StraightColors } from '../encode/transparent/straight-colors.ts';
import { assertCanWrite, type TransparentCoding, transparentCoding } from '../encode/transparent/transparent-coding.ts';
import { type TransparentFilm, TransparentWriter } from '../encode/transparent/transparent-writer.ts';
import { FilmError } from '../film-error.ts';
import type { FilmFormat } from '../film-format.ts';

export interface DrawTransparent {
  source: FilmSource;
  files: Partial<Record<TransparentKind, string>>;
  coding: FilmCoding | undefined;
  sound: SoundFile;
  metadata: Record<string, string>;
  /** of the whole film, where the presenter is seen at rest */
  posterFrame: number;
  /** called after every picture */
  onDrew: () => void;
}

/** What is half seen is an edge: hair and cloth must not end like a paper cutting. */
const SEEN = { nothing: 8, all: 247 };

/** Draws a film once more with nothing behind the presenter, into every file with transparency that is named. */
export async function drawTransparent(work: DrawTransparent): Promise<TransparentMade[]> {
  const codings = codingsOf(work);
  if (codings.length === 0) return [];
  for (const { coding } of codings) assertCanWrite(coding);
  const drawing = await openAlone(withoutPlace(work.source));
  const { format, frames } = drawing;
  const { sound, metadata } = work;
  const films = codings.map(({ path, coding }) => ({
    film: { path: `${path}.draft`, format, frames, sound, metadata } satisfies TransparentFilm,
    ...{ path, coding },
  }));
  try {
    const writers = await Promise.all(films.map(({ film, coding }) => TransparentWriter.open(film, coding)));
    try {
      await drawAll(drawing, writers, work.onDrew);
    } finally {
      for (const writer of writers) await writer.close();
      await drawing.close?.();
    }
    const posterFrame = Math.min(work.posterFrame, frames - 1);
    return await Promise.all(films.map((one) => proven(one, posterFrame)));
  } finally {
    for (const { film } of films) await rm(film.path, { force: true });
  }
}

function codingsOf({ files, coding }: DrawTransparent): { path: string; coding: TransparentCoding }[] {
  const quality = coding?.videoQuality ?? DEFAULT_CHOICES.videoQuality;
  return (['webm', 'mov'] as const).flatMap((kind) => {
    const path = files[kind];
    return path === undefined ? [] : [{ path, coding: transparentCoding(kind, quality) }];
  });
}

function withoutPlace(source: FilmSource): SceneFilm {
  if (!('scene' in source) || source.scene.spec.background.kind !== 'ground')
    throw new FilmError('drawing', 'Only a scene without a place can be filmed with transparency.');
  const { spec, ...files } = source.scene;
  return { spec: { ...spec, background: { kind: 'ground', ground: 'clear' } }, ...files };
}

/** Somebody before nothing. */
interface AloneDrawing {
  format: FilmFormat;
  frames: number;
  /** RGBA that is multiplied by alpha; good until the next one */
  draw(frame: number): Uint8ClampedArray | Promise<Uint8ClampedArray>;
  close?(): Promise<void>;
}

async function openAlone(film: SceneFilm): Promise<AloneDrawing> {
  if (film.spec.performer.kind === 'clip') {
    const drawing = await openClipDrawing(film);
    const { format, frames } = drawing;
    return { format, frames, draw: (frame) => drawing.drawAlone(frame), close: () => drawing.close() };
  }
  const drawing = await openSceneDrawing(film);
  const { format, frames } = drawing;
  return {
    format,
    frames,
    draw(frame) {
      const painted = drawing.draw(frame);
      if (!('pixels' in painted)) throw new FilmError('drawing', 'A scene is drawn in pixels.');
      return painted.pixels.bytes;
    },
  };
}

/** The next picture is drawn while the one before it is encoded. */
async function drawAll(
  drawing: AloneDrawing,
  writers: readonly TransparentWriter[],
  onDrew: () => void,
): Promise<void> {
  const easels = [new StraightColors(drawing.format), new StraightColors(drawing.format)];
  let encoding: Promise<unknown> = Promise.resolve();
  for (let frame = 0; frame < drawing.frames; frame++) {
    const rgba = easels[frame % 2].take(await drawing.draw(frame));
    await encoding;
    encoding = Promise.all(writers.map((writer) => writer.write(rgba)));
    encoding.catch(() => undefined);
    onDrew();
  }
  await encoding;
  for (const writer of writers) await writer.finish();
}

interface WrittenFilm {
  film: TransparentFilm;
  path: string;
  coding: TransparentCoding;
}

/** Reads a file back before it gets its name: all of its pictures, and that one of them shows somebody before nothing. */
async function proven({ film, path, coding: { kind } }: WrittenFilm, posterFrame: number): Promise<TransparentMade> {
  const { format, frames } = film;
  let shares: AlphaShares | undefined;
  const read = await readTransparent({ path: film.path, kind }, new Set([posterFrame]), (picture) => {
    shares = sharesOf(picture);
  });
  const wrong = [
    ...(read.pictures === frames ? [] : [`${frames} pictures`]),
    ...(kind === 'mov' && read.tag !== 'ap4h' ? ['ProRes 4444'] : []),
    ...(read.width === format.width && read.height === format.height ? [] : [`${format.width}x${format.height}`]),
    ...(Math.abs(read.soundSec - frames / format.fps) <= 0.1 ? [] : ['sound as long as the pictures']),
    ...(shares && shares.nothing > 0.02 && shares.all > 0.02 && shares.edge > 0 ? [] : ['a presenter before nothing']),
  ];
  if (wrong.length > 0)
    throw new FilmError('wrong_output', `The file .${kind} is not as it must be: ${wrong.join(', ')}.`);
  await rename(film.path, path);
  return { kind, path, sizeBytes: (await stat(path)).size };
}

interface AlphaShares {
  nothing: number;
  edge: number;
  all: number;
}

function sharesOf({ alpha }: AlphaPicture): AlphaShares {
  const shares = { nothing: 0, edge: 0, all: 0 };
  for (const value of alpha) {
    if (value <= SEEN.nothing) shares.nothing += 1;
    else if (value >= SEEN.all) shares.all += 1;
    else shares.edge += 1;
  }
  const count = Math.max(1, alpha.length);
  return { nothing: shares.nothing / count, edge: shares.edge / count, all: shares.all / count };
}
