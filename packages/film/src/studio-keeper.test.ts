import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { type PortraitName, portraitAnalysis } from '@herald/stage/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FilmReport, type FilmSource, makeVideo, Studio } from './index.ts';
import { type KeepLimits, StudioKeeper } from './studio-keeper.ts';
import { renderProcesses } from './testing/child-processes.ts';
import { type SpokenFace, sourceOf, speakWithFace, testFolder } from './testing/spoken-face.ts';
import type { TestFace } from './testing/test-face.ts';

let spoken: SpokenFace;
let keeper: StudioKeeper;
/** Kept for the films of other test files in this process. */
let strangers: ReadonlySet<string>;

beforeAll(async () => {
  spoken = await speakWithFace('My mum bakes.', { width: 72, height: 128 });
});
afterEach(() => keeper.end());

function keep(limits: Partial<KeepLimits> = {}): void {
  strangers = new Set(renderProcesses());
  keeper = new StudioKeeper(limits);
}

const ownProcesses = (): string[] => renderProcesses().filter((pid) => !strangers.has(pid));

interface Made {
  report: FilmReport;
  video: Buffer;
  /** what worked on it */
  processes: Set<string>;
}

interface How {
  signal?: AbortSignal;
  isInBackground?: boolean;
  onProgress?(): void;
}

async function film(source: FilmSource, { onProgress, ...how }: How = {}): Promise<Made> {
  const folder = await testFolder();
  const before = new Set(ownProcesses());
  const processes = new Set<string>();
  const studio = new Studio({ keeper, ...how });
  try {
    const report = await makeVideo({
      source,
      sound: spoken.speech,
      timing: spoken.speech,
      files: folder.files,
      workFolder: folder.workFolder,
      studio,
      onProgress: () => {
        for (const pid of ownProcesses()) processes.add(pid);
        onProgress?.();
      },
    });
    for (const pid of before) if (!ownProcesses().includes(pid)) processes.delete(pid);
    return { report, video: await readFile(folder.files.video), processes };
  } finally {
    await folder.remove();
  }
}

const face = (change: Partial<TestFace> = {}): FilmSource => sourceOf({ ...spoken.face, ...change });

const isGone = (pid: string) => expect.poll(ownProcesses).not.toContain(pid);

describe('the process of a finished film', { timeout: 240_000 }, () => {
  test('makes the next film too, and the same file as a new process', async () => {
    keep();
    const first = await film(face());
    const second = await film(face());
    expect([...second.processes]).toEqual([...first.processes]);
    expect(first.processes.size).toBe(1);
    expect(second.video.equals(first.video)).toBe(true);
  });

  test.each<[string, Partial<KeepLimits>]>([
    ['has made its number of films', { films: 1 }],
    ['holds more memory than it may', { residentMb: 20 }],
    ['waits for longer than it may', { idleSec: 0.05 }],
  ])('ends when it %s', async (_, limits) => {
    keep(limits);
    const [pid = ''] = (await film(face())).processes;
    await isGone(pid);
    expect((await film(face())).processes).not.toContain(pid);
  });

  test('is not taken when it was killed while it waited', async () => {
    keep();
    const [pid = ''] = (await film(face())).processes;
    process.kill(Number(pid), 'SIGKILL');
    await isGone(pid);
    expect((await film(face())).report.faults).toEqual([]);
  });

  test('stays in the background', async () => {
    keep();
    const [pid = ''] = (await film(face(), { isInBackground: true })).processes;
    const urgent = await film(face());
    expect(urgent.processes.size).toBe(2);
    const next = new Studio({ keeper, isInBackground: true });
    expect(ownProcesses()).toContain(pid);
    next.close();
    await isGone(pid);
  });
});

describe('a film that fails in a kept process', { timeout: 240_000 }, () => {
  test.each([
    ['is killed', { mishap: { frame: 9, kind: 'kill' } } as const, 'crashed'],
    ['throws', { mishap: { frame: 9, kind: 'throw' } } as const, 'drawing'],
  ])('and %s costs itself only', async (_, change, code) => {
    keep();
    const [pid = ''] = (await film(face())).processes;
    const sign = { text: 'of another account', fromFrame: 0 };
    await expect(film(face({ ...change, sign }))).rejects.toMatchObject({ code });
    await isGone(pid);
    const [fresh, next] = [await film(face()), await film(face())];
    expect(next.video.equals(fresh.video)).toBe(true);
  });

  test('and is called off ends its process, and the next film is whole', async () => {
    keep();
    const first = await film(face());
    const stop = new AbortController();
    const calledOff = film(face(), { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(calledOff).rejects.toMatchObject({ code: 'stopped' });
    await isGone([...first.processes][0] ?? '');
    expect((await film(face())).video.equals(first.video)).toBe(true);
  });

  test('tells nothing of the film before it', async () => {
    keep();
    await film(face({ sign: { text: 'a secret', fromFrame: 0 } }));
    const failed = film({ module: 'file:///nowhere.ts', spec: {} });
    await expect(failed).rejects.toMatchObject({ message: expect.not.stringContaining('secret') });
  });
});

const portrait = (name: PortraitName): string =>
  fileURLToPath(new URL(`../../stage/fixtures/portraits/${name}.jpg`, import.meta.url));

/** Every account calls its portrait "photo", its logo "logo" and what lies behind "background". */
function sceneOf({ speech }: { speech: TimedSound }, picture: PortraitName): FilmSource {
  const spec = parseSceneSpec({
    aspect: '1:1',
    durationSec: soundDurationSec(speech),
    performer: { kind: 'photo', picture: 'photo', points: portraitAnalysis('eu_f28') },
    background: { kind: 'picture', picture: 'background', softness: 0.5 },
    logo: { picture: 'logo', corner: 'top-left' },
  });
  const names = ['photo', 'background', 'logo'];
  return { scene: { spec, pictures: Object.fromEntries(names.map((name) => [name, portrait(picture)])) } };
}

describe('two accounts in turn', { timeout: 600_000 }, () => {
  // A film that equals the one of a new process shows none of the three pictures of the account before it.
  test('never see portrait, background or logo of each other', async () => {
    keep();
    const theirs = await film(sceneOf(spoken, 'eu_f28'));
    const ours = await film(sceneOf(spoken, 'af_f30'));
    expect([...ours.processes]).toEqual([...theirs.processes]);
    keeper.end();
    keep();
    const alone = await film(sceneOf(spoken, 'af_f30'));
    expect(ours.video.equals(theirs.video)).toBe(false);
    expect(ours.video.equals(alone.video)).toBe(true);
  });
});
