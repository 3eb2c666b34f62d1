import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreparedClip } from '@herald/media/clips';
import { pageOf, readFlipHead } from '@herald/media/flip-book';
import { encodeMouthCurves } from '@herald/media/mouth';
import type { Expression } from '@herald/media/scene/acting-plan';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Context2D, feelingReader, filmedMouthReader, type Picture, prepareScene } from '@herald/stage';
import { ClipShots, ClipView, lightOf, placeInFilm, SAME_PLACE } from '@herald/stage/clips';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClipDrawing } from './draw/clip-drawing.ts';
import { readTrack } from './draw/clip-track-file.ts';
import { makeCanvas } from './draw/node-stage.ts';
import { probeMedia } from './encode/probe-media.ts';
import { prepareClip } from './prepare-clip.ts';
import { rgbaOfArea } from './rgba-of.ts';
import { childProcesses, sessionOf } from './testing/child-processes.ts';
import { cutPageOf } from './testing/cut-page-of.ts';
import { openPersonFinder } from './testing/known-person-finder.ts';
import { filmPortrait, portraitMotion } from './testing/moving-portrait.ts';
import { type TestFolder, testFolder } from './testing/spoken-face.ts';

const READER = new URL('./testing/known-face-reader.ts', import.meta.url).href;
const SERUM = fileURLToPath(new URL('../../stage/fixtures/products/serum.png', import.meta.url));
const CLIP_SEC = 10.4;

let folder: TestFolder;
let clip: PreparedClip;
let serum: Picture;
const shares: number[] = [];
const sessions = new Map<string, string | undefined>();
const prepare = (file: string) =>
  prepareClip(
    {
      file,
      folder: join(folder.path, 'made'),
      signal: new AbortController().signal,
      onProgress(share) {
        shares.push(share);
        for (const pid of childProcesses('clip-process')) sessions.set(pid, sessionOf(pid).id);
      },
    },
    READER,
  );

beforeAll(async () => {
  folder = await testFolder();
  const file = join(folder.path, 'clip.mp4');
  await filmPortrait(file, CLIP_SEC);
  clip = await prepare(file);
  serum = (await loadImage(SERUM)) as Picture;
});

afterAll(() => folder.remove());

describe('a clip with closed lips', { timeout: 120_000 }, () => {
  test('becomes a silent proxy at the rate of films, a track and a poster', async () => {
    const { video, audio } = await probeMedia(clip.files.proxy);
    expect(video).toMatchObject({ width: 360, height: 640, fps: 30, frames: CLIP_SEC * 30 });
    expect(audio).toBeUndefined();
    expect((await stat(clip.files.poster)).size).toBeGreaterThan(2000);
    expect(clip.report).toMatchObject({ width: 360, height: 640, fps: 30, findings: [], hasTeeth: false });
    expect(clip.report.usableSec).toBeCloseTo(CLIP_SEC, 1);
    expect(shares.at(-1)).toBe(1);
  });

  test.runIf(process.platform === 'linux')('is looked through in a session of its own: somebody waits', () => {
    expect(sessions.size).toBeGreaterThan(0);
    expect([...sessions.values()]).toEqual([...sessions.keys()]);
  });

  test('is followed to a tenth of a pixel, although the net errs by more', async () => {
    const { places } = await readTrack(clip.files.track);
    const off = places.map((place, frame) => place[2] - portraitMotion(frame).x).slice(10, -10);
    const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
    const trembling = Math.sqrt(off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / off.length);
    expect(trembling).toBeLessThan(0.1);
  });

  test('keeps how far the eyes are open in every picture, and whether they look elsewhere', async () => {
    const { eyes, gazes, places } = await readTrack(clip.files.track);
    expect(eyes).toHaveLength(places.length);
    for (const open of eyes) expect(open).toBeCloseTo(1, 0.5);
    expect(gazes).toHaveLength(places.length);
    expect(gazes.filter((away) => away > 0.75)).toEqual([]);
  });

  test('has a head where its face was seen', async () => {
    const { head } = clip.report;
    const { faces, width } = await readTrack(clip.files.track);
    const [left = 0, top = 0, right = 0, bottom = 0] = faces[30] ?? [];
    expect(head?.width).toBe(width);
    expect([head?.x, head?.halfPx]).toEqual([
      expect.closeTo((left + right) / 2, -1.5),
      expect.closeTo((right - left) / 2, -1.5),
    ]);
    expect(head?.y).toBeGreaterThan(top);
    expect((head?.y ?? 0) + (head?.chin ?? 0) * (head?.halfPx ?? 0)).toBeGreaterThan(bottom - 10);
  });

  test('is filmed as it is while the lips rest, and with an open mouth where one is asked for', async () => {
    const rest = await pictureOf(0);
    expect(Buffer.compare(rest, await pictureOf(null))).toBe(0);
    const open = await pictureOf(1);
    const changed = open.filter((value, k) => value !== rest[k]).length;
    expect(changed).toBeGreaterThan(3000);
    expect(changed).toBeLessThan(rest.length / 4);
  });
});

const RATE_HZ = 20;

/** A film of the clip, with the lips as far open all the time, or without words. */
function filmOf(durationSec: number, open: number | null): SceneSpec {
  const flat = new Float32Array(Math.ceil(durationSec * RATE_HZ));
  const curves = { open: flat.map(() => open ?? 0), wide: flat, round: flat, press: flat, teeth: flat, tongue: flat };
  return parseSceneSpec({
    durationSec,
    performer: { kind: 'clip', proxy: clip.files.proxy, track: clip.files.track },
    background: { kind: 'color', color: '#202020' },
    captions: null,
    mouth: open === null ? null : { rateHz: RATE_HZ, ...encodeMouthCurves({ rateHz: RATE_HZ, ...curves }) },
  });
}

/** The first frame of a film of the clip, in planes. */
const pictureOf = (open: number | null): Promise<Buffer> => firstOf(filmOf(0.2, open));

async function firstOf(spec: SceneSpec): Promise<Buffer> {
  const drawing = await openClipDrawing({ spec, pictures: {} });
  try {
    return Buffer.from((await drawing.draw(0)).planes);
  } finally {
    await drawing.close();
  }
}

/** The same film, with words that are felt. */
const feeling = (spec: SceneSpec, name: Expression): SceneSpec => ({
  ...spec,
  acting: {
    expressions: [{ atSec: -1, name, strength: 1 }],
    ...{ nuances: [], looks: [], stances: [], headMoves: [], accents: [], blinks: [], gestures: [], shows: [] },
  },
});

describe('a filmed person whose words are felt', { timeout: 120_000 }, () => {
  test('keeps the clip’s own pixels where nothing is felt, and smiles or worries with closed lips', async () => {
    const calm = await firstOf(filmOf(0.2, 0));
    expect(Buffer.compare(await firstOf(feeling(filmOf(0.2, 0), 'neutral')), calm)).toBe(0);
    for (const name of ['delighted', 'concerned'] as const)
      expect(Buffer.compare(await firstOf(feeling(filmOf(0.2, 0), name)), calm)).not.toBe(0);
  });

  test('smiles in the preview as in the film', async () => {
    for (const gap of await gapsToFilm(feeling(filmOf(2, 0.3), 'delighted'), [0, 30])) expect(gap).toBeLessThan(3);
  });
});

const FINDER = new URL('./testing/known-person-finder.ts', import.meta.url).href;

describe('a filmed person who is cut out of their room', { timeout: 120_000 }, () => {
  /** The same film before a color, cut out or in the room of the clip. */
  const before = (color: string, isCutOut = true): SceneSpec => {
    const spec = filmOf(0.2, 0.4);
    const performer = { ...spec.performer, ...(isCutOut && { isCutOut: true as const }) };
    return { ...spec, performer: performer as SceneSpec['performer'], background: { kind: 'color', color } };
  };
  const opened = (spec: SceneSpec) => openClipDrawing({ spec, pictures: {}, personFinder: FINDER });
  const colorsOf = async (spec: SceneSpec, places: readonly (readonly [x: number, y: number])[]) => {
    const drawing = await opened(spec);
    try {
      const planes = Buffer.from((await drawing.draw(0)).planes);
      return places.map(([x, y]) => {
        const area = {
          x: Math.round(x * drawing.format.width),
          y: Math.round(y * drawing.format.height),
          width: 2,
          height: 2,
        };
        return [...rgbaOfArea(planes, drawing.format, area).subarray(0, 3)];
      });
    } finally {
      await drawing.close();
    }
  };
  const FACE = [0.5, 0.55] as const;
  const CORNER = [0.04, 0.04] as const;

  test('stands before the scene and in its light, and on green with the clip’s own pixels', async () => {
    const [face, corner] = await colorsOf(before('#2040c0'), [FACE, CORNER]);
    const [ownFace = [], room] = await colorsOf(before('#2040c0', false), [FACE, CORNER]);
    const onGreen: SceneSpec = { ...before('#2040c0'), background: { kind: 'ground', ground: 'green' } };
    expect((await colorsOf(onGreen, [FACE]))[0]).toEqual(ownFace);
    expect(face?.[2]).toBeGreaterThan(ownFace[2] ?? 255);
    expect(Math.max(...ownFace.map((level, k) => Math.abs(level - (face?.[k] ?? 0))))).toBeLessThan(45);
    expect(corner).not.toEqual(room);
    const [red = 255, green = 255, blue = 0] = corner ?? [];
    expect(blue).toBeGreaterThan(red + 60);
    expect(blue).toBeGreaterThan(green + 40);
  });

  test('is another picture before another scene, and the same before the same', async () => {
    const shownBy = async (spec: SceneSpec) => {
      const drawing = await opened(spec);
      const shown = drawing.shows(0, 6);
      await drawing.close();
      return shown;
    };
    const blue = await shownBy(before('#2040c0'));
    expect(await shownBy(before('#2040c0'))).toBe(blue);
    expect(await shownBy(before('#c04020'))).not.toBe(blue);
    expect(await shownBy(before('#2040c0', false))).not.toBe(blue);
  });

  test('is seen alone where nothing is behind them', async () => {
    const drawing = await opened({ ...before('#000000'), background: { kind: 'ground', ground: 'clear' } });
    try {
      const pixels = await drawing.drawAlone(0);
      const { width, height } = drawing.format;
      const alphaAt = ([x, y]: readonly [number, number]) =>
        pixels[4 * (Math.round(y * height) * width + Math.round(x * width)) + 3];
      expect([alphaAt(FACE), alphaAt(CORNER)]).toEqual([255, 0]);
    } finally {
      await drawing.close();
    }
  });

  test('is seen in the preview as in the film', async () => {
    const spec = { ...before('#2040c0'), camera: 'still' } as const;
    const scene = prepareScene(spec, { makeCanvas });
    const track = await readTrack(clip.files.track);
    const shots = new ClipShots({ spec, track, frame: scene.layout });
    const pages = await openBook(clip.files.book);
    const { clipFrame: at } = shots.at(0);
    await pages.bring([at]);
    const place = placeInFilm(track.places[at] ?? SAME_PLACE, { x: 0, y: 0, ...track }, pages.at(at));
    const cut = await cutPageOf(pages.at(at), place, await openPersonFinder());
    const [mouthAt, feelingAt] = [filmedMouthReader(spec.mouth, spec.acting), feelingReader(spec.acting)];
    const light = lightOf(scene.base.at(scene, 0), shots.usualLight, makeCanvas);
    const sight = { track, shots, frame: scene.layout, pages, mouthAt, feelingAt, makeCanvas };
    const view = new ClipView({ ...sight, cutAt: () => cut, lightAt: () => light });
    const canvas = createCanvas(scene.layout.width, scene.layout.height);
    const ctx = canvas.getContext('2d');
    ctx.drawImage(scene.base.at(scene, 0) as unknown as Image, 0, 0);
    view.draw(ctx as unknown as Context2D, 0);
    const drawing = await opened(spec);
    const whole = { x: 0, y: 0, ...scene.layout };
    const filmed = rgbaOfArea(Buffer.from((await drawing.draw(0)).planes), drawing.format, whole);
    await drawing.close();
    expect(meanGap(ctx.getImageData(0, 0, whole.width, whole.height).data, filmed)).toBeLessThan(3);
  });

  test('is not filmed where nobody finds persons', async () => {
    await expect(openClipDrawing({ spec: before('#2040c0'), pictures: {} })).rejects.toMatchObject({ code: 'drawing' });
  });
});

const SPLIT_SEC = 1;
const OVER_SEC = 2;
/** Alone, below a picture, and in a circle over it. */
const sharedFilm = (open: number): SceneSpec => ({
  ...filmOf(3, open),
  performer: { kind: 'clip', proxy: clip.files.proxy, track: clip.files.track, head: clip.report.head },
  shots: [
    { fromSec: 0, size: 'wide' },
    { fromSec: SPLIT_SEC, size: 'split 1' },
    { fromSec: OVER_SEC, size: 'over 1' },
  ],
  material: [{ shot: 'picture 1', picture: 'serum', focusX: 0.5, focusY: 0.5, name: null }],
});
describe('a filmed person who shares the frame with a picture', { timeout: 120_000 }, () => {
  const shownAt = async (open: number, sec: number) => {
    const drawing = await openClipDrawing({ spec: sharedFilm(open), pictures: { serum: SERUM } });
    try {
      const frame = Math.round((sec + 0.5) * 30);
      const planes = Buffer.from((await drawing.draw(frame)).planes);
      const mouth = drawing.mouth?.area(frame) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { planes, mouth, openness: drawing.mouth?.openness(frame), ...drawing.format };
    } finally {
      await drawing.close();
    }
  };

  test.each([
    ['below the picture', SPLIT_SEC, (y: number, height: number) => y > 0.44 * height],
    ['in a circle over it', OVER_SEC, (y: number, height: number) => y > 0.5 * height],
  ])('speaks %s, where the lips are measured', async (_, sec, isThere) => {
    const rest = await shownAt(0, sec);
    const open = await shownAt(1, sec);
    const { width, height, mouth } = open;
    const changedRows = Array.from({ length: height }, (_row, y) => y).filter((y) =>
      Buffer.compare(
        open.planes.subarray(y * width, (y + 1) * width),
        rest.planes.subarray(y * width, (y + 1) * width),
      ),
    );
    expect(changedRows.length).toBeGreaterThan(8);
    expect(changedRows.every((y) => isThere(y, height))).toBe(true);
    expect(isThere(mouth.y, height)).toBe(true);
    expect(open.openness).toBeGreaterThan(rest.openness ?? 1);
  });
});

describe('the preview of a clip', { timeout: 120_000 }, () => {
  test('shows the pictures, joins and lips of the film', async () => {
    const spec = filmOf(2 * CLIP_SEC, 0.6);
    const track = await readTrack(clip.files.track);
    const shots = new ClipShots({ spec, track, frame: layoutIn(spec) });
    const joined = Array.from({ length: shots.frames }, (_, frame) => frame).filter((frame) => shots.at(frame).joined);
    expect(joined.length).toBeGreaterThan(0);
    for (const gap of await gapsToFilm(spec, [0, 151, joined[5] ?? 0, 400])) expect(gap).toBeLessThan(3);
  });

  test('shows the person beside a picture and over it as the film does', async () => {
    const spec = sharedFilm(0.6);
    const shots = new ClipShots({ spec, track: await readTrack(clip.files.track), frame: layoutIn(spec) });
    // The preview has every second picture of the clip.
    const exact = [SPLIT_SEC, OVER_SEC].map((sec) =>
      [sec * 30 + 15, sec * 30 + 16].filter((frame) => shots.at(frame).clipFrame % 2 === 0),
    );
    for (const gap of await gapsToFilm(spec, exact.flat())) expect(gap).toBeLessThan(3);
  });
});

function layoutIn(spec: SceneSpec) {
  const pictures = new Map([['serum', serum]]);
  return prepareScene(spec, { makeCanvas, pictures }).layout;
}

/** How far the mouths of a preview are from those of its film, at some frames. */
async function gapsToFilm(spec: SceneSpec, frames: readonly number[]): Promise<number[]> {
  const frame = layoutIn(spec);
  const { width, height } = frame;
  const track = await readTrack(clip.files.track);
  const shots = new ClipShots({ spec, track, frame });
  const pages = await openBook(clip.files.book);
  const [mouthAt, feelingAt] = [filmedMouthReader(spec.mouth, spec.acting), feelingReader(spec.acting)];
  const view = new ClipView({ track, shots, frame, pages, mouthAt, feelingAt, makeCanvas });
  const drawing = await openClipDrawing({ spec, pictures: { serum: SERUM } });
  const canvas = createCanvas(width, height);
  const gaps: number[] = [];
  try {
    for (const at of frames) {
      await pages.bring(view.pagesFor(at / 30, 1));
      for (const { measured } of [shots.at(at).joined ?? { measured: [] }])
        await pages.bring(measured.flat().map(({ clipFrame }) => clipFrame));
      view.draw(canvas.getContext('2d') as unknown as Context2D, at / 30);
      const { planes } = await drawing.draw(at);
      const mouth = drawing.mouth?.area(at) ?? { x: 0, y: 0, width: 2, height: 2 };
      const shown = canvas.getContext('2d').getImageData(mouth.x, mouth.y, mouth.width, mouth.height).data;
      gaps.push(meanGap(shown, rgbaOfArea(planes, { ...drawing.format }, mouth)));
    }
    return gaps;
  } finally {
    await drawing.close();
  }
}

/** The book of a preview, as a browser shows it. */
async function openBook(path: string) {
  const bytes = await readFile(path);
  const book = readFlipHead(bytes);
  const pages = new Map<number, Picture>();
  return {
    ...{ width: book.width, height: book.height, frames: book.frames },
    at: (frame: number) => pages.get(pageOf(book, frame)) ?? { width: 0, height: 0 },
    async bring(frames: readonly number[]) {
      for (const page of frames.map((frame) => pageOf(book, frame)))
        pages.set(page, (await loadImage(bytes.subarray(book.offsets[page], book.offsets[page + 1]))) as Picture);
    },
  };
}

function meanGap(shown: ArrayLike<number>, filmed: ArrayLike<number>): number {
  let sum = 0;
  for (let k = 0; k < shown.length; k++) sum += Math.abs((shown[k] ?? 0) - (filmed[k] ?? 0));
  return sum / ((shown.length * 3) / 4);
}
