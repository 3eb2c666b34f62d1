import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { EngineError, isInputError } from '@herald/media/engine-error';
import { filmSecOf } from '@herald/media/scene/film-length';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { openProviders, type Providers, type ProvidersConfig } from '@herald/providers';
import { checkLanguage } from './check-language.ts';
import { assertFits, assertWritable, makeFolder } from './check-outputs.ts';
import { presetList, voiceList } from './list-choices.ts';
import { makeFilm, workFolderFor } from './make-film.ts';
import { assertLength, lengthText, planText } from './plan-length.ts';
import { type RenderArgs, readRenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import { renderProviders } from './render-providers.ts';
import type { RenderRequest } from './render-request.ts';
import { RENDER_USAGE } from './render-usage.ts';
import { sayIt } from './say-it.ts';
import { orderOf, playerOf } from './set-scene.ts';

/** Also said by processes that pass on words only. */
const isDiskFull = (error: Error): boolean =>
  (error instanceof EngineError && error.kind === 'disk_full') || /ENOSPC|no space left/i.test(error.message);

/** Runs `herald render …`: makes a video without a server or database. Returns the exit code. */
export async function runRender(argv: string[], variables: Record<string, string | undefined> = {}): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  try {
    return await answer(argv, renderProviders(variables), stop.signal);
  } catch (error) {
    return explain(error, stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
}

async function answer(argv: string[], config: ProvidersConfig, signal: AbortSignal): Promise<number> {
  const list = { '--help': RENDER_USAGE, '-h': RENDER_USAGE, '--presets': presetList, '--voices': voiceList }[
    argv[0] ?? '-h'
  ];
  if (list) {
    process.stdout.write(typeof list === 'string' ? list : await list(config));
    return argv.length > 0 ? renderExitCodes.ok : renderExitCodes.wrongUse;
  }
  return make(await readRenderArgs(argv), config, signal);
}

/** Speaks the script while the engine prepares what does not depend on it. */
async function make(args: RenderArgs, config: ProvidersConfig, signal: AbortSignal): Promise<number> {
  const { request } = args;
  await assertOutputs(args);
  const providers = await openProviders(config);
  tell([...args.notes, ...checkLanguage(request, providers.speech)]);
  assertLength(estimatedSec(request, providers), args.maxLengthSec);
  const { video } = providers;
  const casting = playerOf(request, providers, signal);
  const rehearsing = casting.then((cast) => (args.out ? video.rehearse(orderOf(request, cast), signal) : undefined));
  rehearsing.catch(() => undefined);
  try {
    const [audio, cast, rehearsal] = await Promise.all([sayIt(request, providers, signal), casting, rehearsing]);
    const order = orderOf(request, cast);
    tell([...audio.notes, ...cast.notes]);
    const composed = await video.compose(order, audio);
    const spec = parseSceneSpec(composed.scene);
    const filmSec = spec.durationSec;
    assertLength(filmSec, args.maxLengthSec);
    if (args.preview) await preview(args.preview, { spec, pictures: composed.pictures }, args);
    if (args.out) await assertFits([dirname(resolve(args.out)), workFolderFor(args, args.out)], filmSec);
    if (args.out && !args.quiet) process.stderr.write(planText(filmSec, request));
    return args.out
      ? await makeFilm(args, args.out, video, { order, audio, signal, ...(rehearsal && { rehearsal }) })
      : renderExitCodes.ok;
  } finally {
    (await rehearsing.catch(() => undefined))?.end();
  }
}

function tell(notes: readonly string[]): void {
  for (const note of notes) process.stderr.write(`Note: ${note}\n`);
}

/** Everything that can be refused before a word is spoken. */
async function assertOutputs(args: RenderArgs): Promise<void> {
  for (const path of [args.out, args.preview]) if (path) await assertWritable(path);
  if (args.out) await makeFolder(workFolderFor(args, args.out));
}

function estimatedSec(request: RenderRequest, { speech }: Providers): number {
  const { text = '', locale, rate, audio, cta = '' } = request;
  return audio ? 0 : filmSecOf(speech.estimateDurationSec(text, locale, rate), { end_card: cta });
}

interface SpokenScene {
  spec: SceneSpec;
  pictures: Record<string, string>;
}

async function preview(path: string, { spec, pictures }: SpokenScene, moment: RenderArgs): Promise<void> {
  const { drawMoment } = await import('@herald/film/moment');
  const { atSec, isMomentGiven } = moment;
  if (isMomentGiven && atSec > spec.durationSec) {
    throw new RenderUseError(
      `--at ${atSec} is past the end of the video, which is ${lengthText(spec.durationSec)} long.`,
    );
  }
  await writeFile(path, await drawMoment({ spec, pictures }, Math.min(atSec, spec.durationSec)));
  process.stdout.write(`${path}\n`);
}

function explain(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) {
    process.stderr.write('Stopped. Call the same command again to go on from here.\n');
    return renderExitCodes.stopped;
  }
  if (error instanceof Error && isDiskFull(error)) {
    process.stderr.write('The disk is full. Free some space and call the same command again to go on from here.\n');
    return renderExitCodes.failed;
  }
  const isExplained = error instanceof RenderUseError || error instanceof EngineError;
  const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  return error instanceof RenderUseError || isInputError(error) ? renderExitCodes.wrongUse : renderExitCodes.failed;
}
