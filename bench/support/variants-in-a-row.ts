import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BatchMatrix, batchMatrix, scriptOf, variantsOf } from '@herald/contract/batch-matrix';
import { makeVideo, type SpokenPart, speakingScene } from '@herald/film';
import { joinPassages, passagesOf } from '@herald/media/passages';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import { type SpokenSound, soundDurationSec } from '@herald/media/sound';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { cpuSecondsOf } from './cpu-time.ts';
import { reapedCpuSec } from './measure-process.ts';
import { processesUnder } from './processes-under.ts';

const HOOKS = [
  'Does your skin give up every winter?',
  'I threw away nine creams for this one.',
  'My dermatologist asked me what I changed.',
  'Nobody told me that this was so simple.',
  'Stop buying creams until you have heard this.',
];
const BODIES = [
  'Then a friend handed me this serum. Two drops in the morning, and that is all. It smells of nothing, it leaves no shine, and one bottle lasts the whole winter.',
  'Here are three reasons why I stay with it. There is no scent in it. Two drops are enough for a day. And one bottle lasts me from October until the end of March.',
  'I was not easy to convince. I tried it on one hand for a week, and left the other one alone. After seven days everybody could see which hand was which.',
  'We make it in a small workshop by the sea. Every bottle is filled by hand. What does not sell within a year, we give away, so what you get is always fresh.',
];
const CALLS = ['Tap the link below.', 'The first bottle is half price.', 'Try it for thirty days.'];

const LOOK: SceneLook = {
  seed: 1,
  aspect: '9:16',
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 1 },
  captions: { style: 'pop', position: 'bottom' },
  endCard: { text: 'Try it', detail: 'northbeauty.example', durationSec: 2.5, style: 'stage', color: '#ff6a45' },
};

/** What a process says that makes variants one after the other. */
export interface VariantsInARow {
  filmSec: number;
  /** of this process and the one that renders, film by film, with the speech */
  cpuSec: number[];
  drawn: number;
  segments: number;
  faults: string[];
}

/** `<once | alone> <hooks> <bodies> <calls> <every>`: makes every n-th variant, with shared parts made once or each by itself. */
if (import.meta.main) {
  const [how = 'once', hooks = '5', bodies = '4', calls = '3', every = '1'] = process.argv.slice(2);
  const matrix = batchMatrix.parse({
    hooks: HOOKS.slice(0, Number(hooks)),
    bodies: BODIES.slice(0, Number(bodies)),
    calls: CALLS.slice(0, Number(calls)),
  });
  process.stdout.write(`${JSON.stringify(await makeVariants(matrix, how === 'once', Number(every)))}\n`);
}

async function makeVariants(matrix: BatchMatrix, isOnce: boolean, every: number): Promise<VariantsInARow> {
  const kept = await mkdtemp(join(tmpdir(), 'herald-bench-kept-'));
  const row: VariantsInARow = { filmSec: 0, cpuSec: [], drawn: 0, segments: 0, faults: [] };
  const spoken = new Map<string, SpokenSound>();
  const scripts = variantsOf(matrix).map((variant) => scriptOf(matrix, variant, ''));
  for (const script of scripts.filter((_, index) => index % every === 0)) {
    if (!isOnce) spoken.clear();
    const before = await cpuOfTree();
    const report = await makeFilm(script, spoken, isOnce ? kept : undefined);
    row.cpuSec.push((await cpuOfTree()) - before);
    row.filmSec += report.durationSec;
    row.drawn += report.segments.drawn;
    row.segments += report.segments.total;
    row.faults.push(...report.faults);
  }
  await rm(kept, { recursive: true });
  return row;
}

async function makeFilm(script: string, spoken: Map<string, SpokenSound>, kept: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-variant-'));
  const workFolder = join(folder, 'work');
  const part = await spokenPart(script, spoken);
  const fetchSegments = kept && ((names: string[]) => copyNamed(kept, workFolder, names));
  const report = await makeVideo({
    source: { scene: { spec: speakingScene(LOOK, part), pictures: {} } },
    ...part,
    files: { video: join(folder, 'film.mp4'), poster: join(folder, 'film.jpg'), preview: join(folder, 'film.gif') },
    workFolder,
    ...(fetchSegments && { fetchSegments }),
  });
  if (kept) await copyNamed(workFolder, kept, await readdir(workFolder));
  await rm(folder, { recursive: true });
  return report;
}

async function copyNamed(from: string, to: string, names: string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await readdir(from));
  for (const name of names) if (there.has(name)) await copyFile(join(from, name), join(to, name));
}

async function spokenPart(script: string, spoken: Map<string, SpokenSound>): Promise<SpokenPart> {
  const parts: { sound: SpokenSound; startChar: number }[] = [];
  for (const { text, startChar } of passagesOf(script)) {
    const sound = spoken.get(text) ?? (await speak(text));
    spoken.set(text, sound);
    parts.push({ sound, startChar });
  }
  const sound = joinPassages(parts);
  if (!sound) throw new Error('The passages could not be joined.');
  return { script, sound, timing: sound, mouth: sound.mouth, passages: sound.passages, pace: 'natural' };
}

async function speak(text: string): Promise<SpokenSound> {
  const sound = await synthesize({ text, locale: 'en-US' });
  const mouth = mouthCurveFromPhones(sound.phones, { durationSec: soundDurationSec(sound), sound });
  return { ...sound, mouth, notes: [] };
}

/** What this process, those it has ended and those that live have used (Linux). */
async function cpuOfTree(): Promise<number> {
  const used = await Promise.all((await processesUnder(process.pid)).map((pid) => cpuSecondsOf(pid).catch(() => 0)));
  return used.reduce((sum, sec) => sum + sec, reapedCpuSec());
}
