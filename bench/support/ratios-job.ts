import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftContent } from '@herald/contract/draft';
import { ASPECTS } from '@herald/media/choices';
import { videoFilesIn } from '@herald/media/engines/video-engine';
import { openProviders, videoOrderOf } from '@herald/providers';
import { cpuSecondsOf } from './cpu-time.ts';
import { processesUnder } from './processes-under.ts';

const TEXT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in 340 new customers, and it cost us less than a bag of flour. If you sell anything, try it.';

/** What a process says that made one film in some ratios: of it and its render process, with the speech. */
export interface RatiosMade {
  durationSec: number;
  cpuSec: number;
  ratios: number;
  faults: string[];
}

/** Speaks and films once: `<one | four>`. The render process stays, so all it used can be seen. */
if (import.meta.main) {
  const made = await makeRatios(process.argv[2] === 'four');
  process.stdout.write(`${JSON.stringify(made)}\n`);
  process.exit(0);
}

async function makeRatios(isFour: boolean): Promise<RatiosMade> {
  const before = await cpuOfTree();
  const folder = await mkdtemp(join(tmpdir(), 'herald-bench-ratios-'));
  const { speech, video } = await openProviders();
  const audio = await speech.speak({ text: TEXT, locale: 'en-US', rate: 1, pronunciations: [] });
  const draft = draftContent.parse({ output: { more_ratios: isFour ? ASPECTS : [] } });
  const made = await video.makeVideo({
    order: videoOrderOf({
      ...{ draft, seed: 1, locale: 'en-US', script: TEXT, pictures: {} },
      avatar: { kind: 'preset', presetId: 'emma', params: null, points: null },
    }),
    ...{ audio, workFolder: join(folder, 'work'), files: videoFilesIn(join(folder, 'out')) },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const cpuSec = (await cpuOfTree()) - before;
  await rm(folder, { recursive: true, force: true });
  const { durationSec, faults, others = [] } = made;
  return { durationSec, cpuSec, ratios: 1 + others.length, faults };
}

async function cpuOfTree(): Promise<number> {
  const used = await Promise.all((await processesUnder(process.pid)).map(cpuSecondsOf));
  return used.reduce((sum, sec) => sum + sec, 0);
}
