import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsv } from '@herald/contract/csv';
import type { FilmToMake } from './plan-batch.ts';

export interface FilmResult {
  name: string;
  /** `kept`: an earlier call made it. */
  status: 'made' | 'kept' | 'not in sync' | 'failed' | 'stopped';
}

const COLUMNS = ['Name', 'File', 'Row', 'Ratio', 'Status', 'Length in seconds', 'AI-generated', 'Reason'];

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
    const length = isThere ? await lengthOf(join(folder, `${name}.json`)) : '';
    const reason = problems.join(' ') || (sameAs ? `The same film as ${sameAs}` : '');
    return [name, isThere ? `${name}.mp4` : '', String(row ?? ''), ratio, status, length, 'yes', reason];
  });
  await writeFile(join(folder, 'results.csv'), toCsv([COLUMNS, ...(await Promise.all(rows))]));
}

/** As the report beside the film has it. */
async function lengthOf(path: string): Promise<string> {
  const report: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  const isReport = typeof report === 'object' && report !== null && 'durationSec' in report;
  return isReport && typeof report.durationSec === 'number' ? report.durationSec.toFixed(1) : '';
}
