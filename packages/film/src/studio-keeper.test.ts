import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { type PortraitName, portraitAnalysis } from '@herald/stage/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FilmReport, type FilmSource, makeVideo, Studio } from './index.ts';
import { picturesOf } from './make-video.ts';
import { type KeepLimits, StudioKeeper } from './studio-keeper.ts';
import { renderProcesses } from './testing/render-processes.ts';
import { type SpokenFace, sourceOf, speakWithFace, testFolder } from './testing/spoken-face.ts';
import type { TestFace } from './testing/test-face.ts';

let spoken: SpokenFace;
let keeper: StudioKeeper;
/** holds the work folders of all films and their pictures */
let workRoot: string;

beforeAll(async () => {
  workRoot = await mkdtemp(join(tmpdir(), 'herald-film-test-'));
  for (const name of ['eu_f28', 'af_f30'] as const) await copyFile(fixture(name), portrait(name));
  spoken = await speakWithFace('My mum bakes.', { width: 72, height: 128 });
}, 60_000);
afterEach(() => keeper.end());
afterAll(() => rm(workRoot, { recursive: true }));

function keep(limits: Partial<KeepLimits> = {}): void {
  keeper = new StudioKeeper(limits);
}

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
  const folder = await testFolder(workRoot);
  const before = new Set(renderProcesses());
  const processes = new Set<string>();
  const { workFolder } = folder;
  const studio = new Studio({ keeper, workRoot, workFolder, pictures: picturesOf(source), ...how });
  try {
    const report = await makeVideo({
      source,
      sound: spoken.speech,
      timing: spoken.speech,
      files: folder.files,
      workFolder,
      studio,
      onProgress: () => {
        for (const pid of renderProcesses()) processes.add(pid);
        onProgress?.();
      },
    });
    for (const pid of before) if (!renderProcesses().includes(pid)) processes.delete(pid);
    return { report, video: await readFile(folder.files.video), processes };
  } finally {
    await folder.remove();
  }
}

const face = (change: Partial<TestFace> = {}): FilmSource => sourceOf({ ...spoken.face, ...change });

const isGone = (pid: string) => vi.waitFor(() => expect(renderProcesses()).not.toContain(pid), 10_000);

describe('the process of a finished film', { timeout: 120_000 }, () => {
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
    const workFolder = join(workRoot, 'next');
    const next = new Studio({ keeper, workRoot, workFolder, pictures: [], isInBackground: true });
    expect(renderProcesses()).toContain(pid);
    await next.close();
    await isGone(pid);
  });
});

describe('a film that fails in a kept process', { timeout: 120_000 }, () => {
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

const portrait = (name: PortraitName): string => join(workRoot, `${name}.jpg`);

const fixture = (name: PortraitName): string =>
  fileURLToPath(new URL(`../../stage/fixtures/portraits/${name}.jpg`, import.meta.url));

/** Every account calls its portrait "photo", its logo "logo" and what lies behind "background". */
function sceneOf(
  { speech }: { speech: TimedSound },
  look: Partial<SceneLook>,
  files: Record<string, PortraitName>,
): FilmSource {
  const background = { kind: 'color', color: '#405060' };
  const spec = parseSceneSpec({ aspect: '1:1', durationSec: soundDurationSec(speech), background, ...look });
  return {
    scene: { spec, pictures: Object.fromEntries(Object.entries(files).map(([name, file]) => [name, portrait(file)])) },
  };
}

describe('two accounts in turn', { timeout: 300_000 }, () => {
  const points = portraitAnalysis('eu_f28');
  test.each<[string, Partial<SceneLook>, string]>([
    ['portrait', { performer: { kind: 'photo', picture: 'photo', points } }, 'photo'],
    [
      'background',
      {
        performer: { kind: 'preset', presetId: 'omar' },
        background: { kind: 'picture', picture: 'background', softness: 0.5 },
      },
      'background',
    ],
    [
      'logo',
      {
        performer: { kind: 'preset', presetId: 'omar' },
        logo: { picture: 'logo', corner: 'top-left' },
      },
      'logo',
    ],
  ])('never see the %s of each other', async (_, look, name) => {
    keep();
    const theirs = await film(sceneOf(spoken, look, { [name]: 'eu_f28' }));
    const ours = await film(sceneOf(spoken, look, { [name]: 'af_f30' }));
    expect([...ours.processes]).toEqual([...theirs.processes]);
    keeper.end();
    keep();
    const alone = await film(sceneOf(spoken, look, { [name]: 'af_f30' }));
    expect(ours.video.equals(theirs.video)).toBe(false);
    expect(ours.video.equals(alone.video)).toBe(true);
  });
});
