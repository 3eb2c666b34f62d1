import { startFarm } from '../tests/support/farm.ts';
import { batches, longBatches } from './faults/batches.ts';
import { checkRemains, type Remains } from './faults/check-remains.ts';
import { crowds } from './faults/crowds.ts';
import type { Fault } from './faults/fault.ts';
import { openGround } from './faults/ground.ts';
import { kills } from './faults/kills.ts';
import { machines } from './faults/machines.ts';
import { outages } from './faults/outages.ts';
import { releases } from './faults/releases.ts';
import { silence } from './faults/silence.ts';
import { type Outcome, tryFault } from './faults/try-fault.ts';
import { median } from './support/cpu-time.ts';

const FAULTS: Fault[] = [...kills, ...outages, ...silence, ...releases, ...machines, ...crowds, ...batches];

type Row = Record<string, string>;

/**
 * Breaks a farm of two APIs and two workers in every way we know, and checks that no video is lost, made twice or failed.
 * `npm run bench faults -- <name>,<name> <seed> <minutes>` tries only these, at moments that the seed chooses. The batch
 * of 500 is given up after the minutes; what is there then is counted and compared.
 */
export async function run(names?: string, seedText?: string, minutes?: string): Promise<Row[]> {
  const all = [...FAULTS, ...longBatches(minutes ? Number(minutes) * 60 : undefined)];
  const faults = names === undefined ? FAULTS : all.filter(({ name }) => names.split(',').includes(name));
  if (faults.length === 0) throw new Error(`Known faults: ${all.map((fault) => fault.name).join(', ')}`);
  const seed = seedText ? Number(seedText) : Date.now() % 1_000_000;
  say(`seed ${seed}`);
  const farm = await startFarm();
  try {
    const ground = await openGround(farm, seed);
    const outcomes: Outcome[] = [];
    for (const fault of faults) {
      const outcome = await tryFault(ground, fault);
      outcomes.push(outcome);
      say([`${fault.name}: ${Object.values(rowOf(outcome)).slice(1).join(' | ')}`, ...outcome.troubles].join('\n  '));
    }
    const remains = await checkRemains(farm);
    const rows = [...outcomes.map(rowOf), sumOf(outcomes)];
    say(takeoverLine(outcomes), remainsLine(remains));
    if (!isGood(outcomes, remains)) process.exitCode = 1;
    return rows;
  } finally {
    await farm.close();
  }
}

function rowOf({ fault, notTried, tried, survived, videos, lost, doubled, failed, wholeSec }: Outcome): Row {
  const whole = `${median(wholeSec).toFixed(0)} (${Math.max(...wholeSec).toFixed(0)})`;
  return {
    fault: fault.what,
    tried: notTried ? `not tried: ${notTried}` : String(tried),
    survived: String(survived),
    videos: String(videos),
    lost: String(lost),
    doubled: String(doubled),
    'failed by it': String(failed),
    's until whole (longest)': wholeSec.length > 0 ? whole : '-',
  };
}

function sumOf(outcomes: Outcome[]): Row {
  const sum = (read: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + read(outcome), 0);
  return {
    fault: 'all',
    tried: String(sum(({ tried }) => tried)),
    survived: String(sum(({ survived }) => survived)),
    videos: String(sum(({ videos }) => videos)),
    lost: String(sum(({ lost }) => lost)),
    doubled: String(sum(({ doubled }) => doubled)),
    'failed by it': String(sum(({ failed }) => failed)),
    's until whole (longest)': `(${Math.max(0, ...outcomes.flatMap(({ wholeSec }) => wholeSec)).toFixed(0)})`,
  };
}

function takeoverLine(outcomes: Outcome[]): string {
  const seconds = outcomes.flatMap(({ takeoverSec }) => takeoverSec);
  if (seconds.length === 0) return '';
  const [middle, longest] = [median(seconds).toFixed(1), Math.max(...seconds).toFixed(1)];
  return `From the kill of a worker until another had its video: ${middle} s in the median, ${longest} s at most`;
}

function remainsLine({ videos, completed, files, orphans, missing, unreadable }: Remains): string {
  const counts = `${videos} videos, ${completed} completed, ${files} files`;
  const wrong = [...orphans, ...missing, ...unreadable].map((one) => `\n  ${one}`).join('');
  return `${counts}: ${orphans.length} orphans, ${missing.length} missing, ${unreadable.length} undecodable${wrong}`;
}

function isGood(outcomes: Outcome[], { orphans, missing, unreadable }: Remains): boolean {
  const isWhole = outcomes.every(({ tried, survived }) => tried === survived);
  return isWhole && orphans.length + missing.length + unreadable.length === 0;
}

function say(...lines: string[]): void {
  for (const line of lines.filter(Boolean)) process.stdout.write(`${line}\n`);
}
