import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { median } from './cpu-time.ts';
import { olderSources } from './older-sources.ts';
import { spokenScene } from './spoken-scene.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORTRAIT = join(ROOT, 'packages/stage/fixtures/portraits/eu_f28.jpg');
const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it.';
const FRAMES = 200;
const WARM_UP = 20;

/** What a process says that draws the same frames with two versions in turn. */
export interface FramePairs {
  oldMs: number;
  newMs: number;
  /** median of the pairs */
  ratio: number;
}

/** As the sources of both versions have it. */
interface Version {
  draw(frame: number): void;
}

if (import.meta.main) {
  const [commit = 'HEAD', who = 'person'] = process.argv.slice(2);
  const older = olderSources(commit);
  try {
    const { scene } = await spokenScene(TEXT, who === 'photo' ? 'photo' : 'person');
    const film = { spec: scene, pictures: who === 'photo' ? { photo: PORTRAIT } : {} };
    const pairs = await drawInTurn(await open(older.folder, film), await open(ROOT, film));
    process.stdout.write(`${JSON.stringify(pairs)}\n`);
  } finally {
    older.remove();
  }
}

async function open(folder: string, film: object): Promise<Version> {
  const from = (file: string) => import(pathToFileURL(join(folder, 'packages/film/src/draw', file)).href);
  const [{ openSceneDrawing }, { takeOver }, { YuvPicture }] = await Promise.all([
    from('scene-drawing.ts'),
    from('take-over.ts'),
    from('yuv-picture.ts'),
  ]);
  const drawing = await openSceneDrawing(film);
  const picture = new YuvPicture(drawing.format, drawing.home);
  return { draw: (frame) => takeOver(picture, drawing.draw(frame)) };
}

/** Whoever comes second finds a warmer machine, so the two change places. Linux counts the CPU of a thread too roughly for one frame. */
async function drawInTurn(older: Version, newer: Version): Promise<FramePairs> {
  const times = new Map<Version, number[]>([older, newer].map((version) => [version, []]));
  for (let frame = 0; frame < FRAMES; frame++) {
    for (const version of frame % 2 ? [older, newer] : [newer, older]) {
      const fromMs = performance.now();
      version.draw(frame);
      if (frame >= WARM_UP) times.get(version)?.push(performance.now() - fromMs);
      await nextTurn();
    }
  }
  const [before = [], after = []] = times.values();
  return {
    oldMs: median(before),
    newMs: median(after),
    ratio: median(after.map((ms, pair) => ms / (before[pair] ?? Number.NaN))),
  };
}
