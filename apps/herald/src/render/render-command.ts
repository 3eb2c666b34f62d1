import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type ComposedScene,
  EngineError,
  isInputError,
  type MadeVideo,
  type MakeVideoRequest,
  parseSceneSpec,
  type VideoFiles,
  type VideoService,
} from '@herald/media';
import { openProviders } from '@herald/providers';
import { presetList, voiceList } from './list-choices.ts';
import { ProgressBar } from './progress-bar.ts';
import { type RenderArgs, readRenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import { RENDER_USAGE } from './render-usage.ts';
import { reportText } from './report-text.ts';
import { sayIt } from './say-it.ts';
import { castOf, orderOf } from './set-scene.ts';

/** Runs `herald render …`: makes a video without a server or database. Returns the exit code. */
export async function runRender(argv: string[]): Promise<number> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  process.once('SIGTERM', onInterrupt);
  try {
    return await answer(argv, stop.signal);
  } catch (error) {
    return explain(error, stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onInterrupt);
  }
}

async function answer(argv: string[], signal: AbortSignal): Promise<number> {
  const list = { '--help': RENDER_USAGE, '-h': RENDER_USAGE, '--presets': presetList, '--voices': voiceList }[
    argv[0] ?? '-h'
  ];
  if (list) {
    process.stdout.write(typeof list === 'string' ? list : await list());
    return argv.length > 0 ? renderExitCodes.ok : renderExitCodes.wrongUse;
  }
  return make(await readRenderArgs(argv), signal);
}

/** Speaks the script while the engine prepares what does not depend on it. */
async function make(args: RenderArgs, signal: AbortSignal): Promise<number> {
  const { request } = args;
  const providers = await openProviders();
  const { video } = providers;
  const casting = castOf(request, providers.portrait);
  const rehearsing = casting.then((cast) => (args.out ? video.rehearse(orderOf(request, cast), signal) : undefined));
  rehearsing.catch(() => undefined);
  try {
    const [audio, cast, rehearsal] = await Promise.all([sayIt(request, providers, signal), casting, rehearsing]);
    const order = orderOf(request, cast);
    for (const note of [...audio.notes, ...cast.notes]) process.stderr.write(`Note: ${note}\n`);
    if (args.preview) await preview(args.preview, await video.compose(order, audio), args.atSec);
    return args.out
      ? await film(args, args.out, video, { order, audio, signal, ...(rehearsal && { rehearsal }) })
      : renderExitCodes.ok;
  } finally {
    (await rehearsing.catch(() => undefined))?.end();
  }
}

async function preview(path: string, { scene, pictures }: ComposedScene, atSec: number): Promise<void> {
  const { drawMoment } = await import('@herald/film/moment');
  const spec = parseSceneSpec(scene);
  await writeFile(path, await drawMoment({ spec, pictures }, Math.min(atSec, spec.durationSec)));
  process.stdout.write(`${path}\n`);
}

type FilmWork = Pick<MakeVideoRequest, 'order' | 'audio' | 'signal' | 'rehearsal'>;

async function film(args: RenderArgs, out: string, video: VideoService, work: FilmWork): Promise<number> {
  const { music } = args.request;
  const bar = args.quiet ? undefined : new ProgressBar(process.stderr);
  let made: MadeVideo;
  try {
    made = await video.makeVideo({
      ...work,
      ...(music && { musicPath: music }),
      files: filesBeside(out),
      workFolder: args.work ?? workFolderOf(out),
      isUrgent: true,
      onProgress: (progress) => bar?.show(progress),
    });
  } finally {
    bar?.end();
  }
  const { report, files, faults } = made;
  await writeFile(out.replace(/\.mp4$/, '.json'), `${JSON.stringify({ ...report, files }, null, 2)}\n`);
  process.stdout.write(`${out}\n`);
  if (args.report) process.stdout.write(reportText(report));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? renderExitCodes.ok : renderExitCodes.notInSync;
}

function filesBeside(out: string): VideoFiles {
  const beside = (ending: string): string => out.replace(/\.mp4$/, ending);
  return { video: out, poster: beside('.jpg'), preview: beside('.gif'), vtt: beside('.vtt'), srt: beside('.srt') };
}

/** The folder depends on the output file, so the same output finds its finished segments again. */
function workFolderOf(out: string): string {
  const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16);
  return join(tmpdir(), 'herald-render', name);
}

function explain(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) {
    process.stderr.write('Stopped. Call the same command again to go on from here.\n');
    return renderExitCodes.stopped;
  }
  const isExplained = error instanceof RenderUseError || error instanceof EngineError;
  const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  return error instanceof RenderUseError || isInputError(error) ? renderExitCodes.wrongUse : renderExitCodes.failed;
}
