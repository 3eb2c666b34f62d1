import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProviders, type Providers } from '@herald/providers';
import { asksForHelp } from '../instance/asks-for-help.ts';
import { assertOutputs, makeRequest } from '../render/make-request.ts';
import { lengthText } from '../render/plan-length.ts';
import { readScript } from '../render/read-script.ts';
import { explain, untilStopped } from '../render/render-command.ts';
import { RenderUseError, renderExitCodes } from '../render/render-error.ts';
import { renderProviders } from '../render/render-providers.ts';
import { type Say, sayingOnce } from '../render/say-it.ts';
import { BATCH_USAGE } from './batch-usage.ts';
import { type KeptFilms, openKeptFilms } from './kept-films.ts';
import { type BatchPlan, type FilmToMake, planBatch } from './plan-batch.ts';
import { type BatchArgs, readBatchArgs } from './read-batch-args.ts';
import { readTemplate } from './read-template.ts';
import { type FilmResult, writeResults } from './write-results.ts';

/** Of pictures that the table names by web addresses, in the folder of the films. */
const PICTURES_FOLDER = 'pictures';
const batchExitCodes = { ...renderExitCodes, leftOut: 4 } as const;

/** Runs `herald batch …`: a film for each row of a table, without a server or database. Returns the exit code. */
export async function runBatch(argv: string[], variables: Record<string, string | undefined> = {}): Promise<number> {
  if (argv.length === 0 || asksForHelp(argv)) {
    process.stdout.write(BATCH_USAGE);
    return argv.length > 0 ? batchExitCodes.ok : batchExitCodes.wrongUse;
  }
  return untilStopped(async (signal) => {
    const args = readBatchArgs(argv);
    const template = await readTemplate(args.template);
    const { text, notes } = await readScript(args.table);
    const providers = await openProviders(renderProviders(variables));
    const picturesFolder = args.isDryRun
      ? await mkdtemp(join(tmpdir(), 'herald-batch-'))
      : join(args.folder, PICTURES_FOLDER);
    const plan = await planBatch(text, template, args, { ...providers, signal, picturesFolder }).finally(async () => {
      if (args.isDryRun) await rm(picturesFolder, { recursive: true, force: true });
    });
    for (const note of [...notes, ...plan.notes]) process.stderr.write(`Note: ${note}\n`);
    tellProblems(plan);
    return args.isDryRun ? dryRun(plan) : make(plan, args, providers, signal);
  });
}

const isFitting = ({ request, film }: FilmToMake): boolean => request !== undefined && film.sameAs === null;

function tellProblems({ films }: BatchPlan): void {
  // What does not fit is told once, however many files it would have.
  const told = new Map(films.map((file) => [`${file.film.key} ${file.problems.join(' ')}`, file]));
  for (const { film, problems } of told.values()) {
    for (const problem of problems) process.stderr.write(`${film.key}: ${problem}\n`);
    if (problems.length === 0 && film.sameAs) process.stderr.write(`${film.key}: the same film as ${film.sameAs}\n`);
  }
}

function dryRun(plan: BatchPlan): number {
  const fitting = plan.films.filter(isFitting);
  for (const { name, estimatedSec } of fitting) process.stdout.write(`${name}.mp4\t${lengthText(estimatedSec)}\n`);
  const filmSec = fitting.reduce((sum, { estimatedSec }) => sum + estimatedSec, 0);
  const sum = fitting.length > 0 ? `, about ${lengthText(filmSec)} of film` : '';
  process.stderr.write(`${fitting.length} of ${plan.films.length} films fit${sum}.\n`);
  return codeOf(plan, []);
}

async function make(plan: BatchPlan, args: BatchArgs, providers: Providers, signal: AbortSignal): Promise<number> {
  const fitting = plan.films.filter(isFitting);
  if (fitting.length === 0) throw new RenderUseError('No row of this table fits.');
  await mkdir(args.folder, { recursive: true }).catch(() => {
    throw new RenderUseError(`Cannot make the folder ${args.folder}.`);
  });
  const kept = await openKeptFilms(args.folder);
  const say = sayingOnce();
  const results: FilmResult[] = [];
  for (const [index, film] of fitting.entries()) {
    const { name } = film;
    const status = await makeOne(film, { args, providers, kept, say, signal });
    results.push({ name, status });
    if (signal.aborted) break;
    if (!args.isQuiet) process.stderr.write(`${index + 1} of ${fitting.length}  ${name}.mp4  ${status}\n`);
  }
  await writeResults(args.folder, plan.films, results);
  if (signal.aborted) return explain(signal.reason, signal);
  return codeOf(plan, results);
}

interface Making {
  args: BatchArgs;
  providers: Providers;
  kept: KeptFilms;
  say: Say;
  signal: AbortSignal;
}

/** A film that fails is told and does not keep the others from being made. */
async function makeOne({ name, request }: FilmToMake, { args, providers, kept, say, signal }: Making) {
  if (!request) return 'failed';
  const hash = await kept.hashOf(request);
  if (await kept.has(name, hash)) return 'kept';
  const { maxLengthSec } = args;
  const out = join(args.folder, `${name}.mp4`);
  const whole = { preview: undefined, atSec: 1, isMomentGiven: false, work: undefined, report: false, quiet: true };
  try {
    const render = { ...whole, request, out, maxLengthSec, notes: [] };
    await assertOutputs(render);
    const code = await makeRequest(render, { providers, signal, say });
    await kept.add(name, hash);
    return code === batchExitCodes.notInSync ? 'not in sync' : 'made';
  } catch (error) {
    if (!signal.aborted) {
      process.stderr.write(`${name}: `);
      explain(error, signal);
    }
    return signal.aborted ? 'stopped' : 'failed';
  }
}

/** What is worst about it. */
function codeOf({ films }: BatchPlan, results: readonly FilmResult[]): number {
  const statuses = results.map(({ status }) => status);
  if (statuses.includes('failed')) return batchExitCodes.failed;
  if (statuses.includes('not in sync')) return batchExitCodes.notInSync;
  if (!films.some(isFitting)) return batchExitCodes.wrongUse;
  return films.some(({ problems }) => problems.length > 0) ? batchExitCodes.leftOut : batchExitCodes.ok;
}
