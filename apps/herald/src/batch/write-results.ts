import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsv } from '@herald/contract/csv';
import { z } from 'zod';
import type { FilmToMake } from './plan-batch.ts';

export interface FilmResult {
  name: string;
  /** `kept`: an earlier call made it. */
  status: 'made' | 'kept' | 'not in sync' | 'failed' | 'stopped';
}

const COLUMNS = [
  'Name',
  'File',
  'Row',
  'Ratio',
  'Status',
  'Length in seconds',
  'CPU seconds',
  'AI-generated',
  'Reason',
];

/** A row for every film, those that did not fit included. */
export async function writeResults(
  folder: string,
  films: readonly FilmToMake[],
  results: readonly FilmResult[],
): Promise<void> {
  const statusOf = new Map(results.map(({ name, status }) => [name, status]));
  const rows = films.map(async ({ film, name, ratio, problems }) => {
    const { row, sameAs } = film;
    const status = statusOf.get(name) ?? (problems.length > 0 ? 'left out' : sameAs ? 'same' : 'not begun');
    const isThere = status === 'made' || status === 'kept' || status === 'not in sync';
    const report = isThere ? await reportOf(join(folder, `${name}.json`)) : {};
    const reason = problems.join(' ') || (sameAs ? `The same film as ${sameAs}` : '');
    return [
      name,
      isThere ? `${name}.mp4` : '',
      String(row ?? ''),
      ratio,
      status,
      told(report.durationSec),
      told(report.cpuSec),
      'yes',
      reason,
    ];
  });
  await writeFile(join(folder, 'results.csv'), toCsv([COLUMNS, ...(await Promise.all(rows))]));
}

const measured = z.object({ durationSec: z.number(), cpuSec: z.number() }).partial();

const told = (seconds: number | undefined): string => seconds?.toFixed(1) ?? '';

/** What the report beside the film says. */
async function reportOf(path: string): Promise<z.output<typeof measured>> {
  const report: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return measured.safeParse(report).data ?? {};
}
