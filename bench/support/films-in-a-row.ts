import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeVideo } from '@herald/film';
import { cpuSecondsOf } from './cpu-time.ts';
import { processesUnder } from './processes-under.ts';
import { spokenScene } from './spoken-scene.ts';

const TEXT = 'We bake bread from four in the morning. Come by today, and take one home with you.';
const PORTRAIT = fileURLToPath(new URL('../../packages/stage/fixtures/portraits/eu_f28.jpg', import.meta.url));

/** What a process says that makes the same film a few times. */
export interface FilmsInARow {
  durationSec: number;
  /** of this process and the one that renders, film by film, without the speech */
  cpuSec: number[];
  peakBytes: number[];
  faults: string[];
}

/** Makes films in a row as a worker does: `<person | photo> <films>`. Each has its own folder, so nothing is reused but the process. */
if (import.meta.main) {
  const [who = 'person', count = '3'] = process.argv.slice(2);
  process.stdout.write(`${JSON.stringify(await makeInARow(who === 'photo', Number(count)))}\n`);
}

async function makeInARow(isPhoto: boolean, count: number): Promise<FilmsInARow> {
  const { scene, speech } = await spokenScene(TEXT, isPhoto ? 'photo' : 'person');
  const row: FilmsInARow = { durationSec: scene.durationSec, cpuSec: [], peakBytes: [], faults: [] };
  for (let film = 0; film < count; film++) {
    const folder = await mkdtemp(join(tmpdir(), 'herald-bench-row-'));
    const before = await cpuOfTree();
    const report = await makeVideo({
      source: { scene: { spec: scene, pictures: isPhoto ? { photo: PORTRAIT } : {} } },
      sound: speech,
      timing: speech,
      files: { video: join(folder, 'film.mp4'), poster: join(folder, 'film.jpg'), preview: join(folder, 'film.gif') },
      workFolder: join(folder, 'work'),
    });
    row.cpuSec.push((await cpuOfTree()) - before);
    row.peakBytes.push(report.peakMemoryBytes);
    row.faults.push(...report.faults);
    await rm(folder, { recursive: true, force: true });
  }
  return row;
}

/** The render process stays, so all it used can be seen. */
async function cpuOfTree(): Promise<number> {
  const used = await Promise.all((await processesUnder(process.pid)).map(cpuSecondsOf));
  return used.reduce((sum, sec) => sum + sec, 0);
}
