import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { FilmError, type FilmFiles, type FilmReport, loadSound, makeVideo, type SceneFilm, Studio } from '@herald/film';
import { InputRefused, openLocalProviders, type SpokenAudio } from '@herald/providers';
import { SpeechError } from '@herald/speech';
import { SceneSpecError } from '@herald/stage';
import { presetList, voiceList } from './list-choices.ts';
import { ProgressBar } from './progress-bar.ts';
import { type RenderArgs, readRenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import type { RenderRequest } from './render-request.ts';
import { RENDER_USAGE } from './render-usage.ts';
import { reportText } from './report-text.ts';
import { sayIt } from './say-it.ts';
import { castOf, setScene } from './set-scene.ts';

/** `herald render …`: a video from a script, without server or database. Answers with the exit code. */
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
    process.stdout.write(typeof list === 'string' ? list : list());
    return argv.length > 0 ? renderExitCodes.ok : renderExitCodes.wrongUse;
  }
  const args = await readRenderArgs(argv);
  // Opened first: it starts while the script is spoken.
  const studio = args.out ? new Studio({ signal }) : undefined;
  try {
    const work = await prepare(args.request, signal, studio);
    if (args.preview) await preview(args.preview, work.scene, args.atSec);
    return args.out ? await film(args, args.out, work) : renderExitCodes.ok;
  } finally {
    studio?.close();
  }
}

interface FilmWork {
  said: SpokenAudio;
  scene: SceneFilm;
  signal: AbortSignal;
  studio: Studio | undefined;
}

/** Speaks the script, while the studio prepares what is seen whatever is said. */
async function prepare(request: RenderRequest, signal: AbortSignal, studio: Studio | undefined): Promise<FilmWork> {
  const providers = openLocalProviders();
  const casting = castOf(request, providers.portrait).then(async (cast) => {
    studio?.rehearse({ scene: await setScene(request, cast, providers.video) });
    return cast;
  });
  const [said, cast] = await Promise.all([sayIt(request, providers, signal), casting]);
  const scene = await setScene(request, cast, providers.video, said);
  for (const note of [...said.notes, ...cast.notes]) process.stderr.write(`Note: ${note}\n`);
  return { said, scene, signal, studio };
}

async function preview(path: string, scene: SceneFilm, atSec: number): Promise<void> {
  const { drawMoment } = await import('@herald/film/moment');
  await writeFile(path, await drawMoment(scene, Math.min(atSec, scene.spec.durationSec)));
  process.stdout.write(`${path}\n`);
}

async function film(args: RenderArgs, out: string, { said, scene, signal, studio }: FilmWork): Promise<number> {
  const { request } = args;
  const bar = args.quiet ? undefined : new ProgressBar(process.stderr);
  const music = request.music ? await loadSound(request.music, { signal }) : undefined;
  let report: FilmReport;
  try {
    report = await makeVideo({
      source: { scene },
      sound: said,
      timing: said,
      ...(music && { music }),
      files: filesBeside(out),
      workFolder: args.work ?? workFolderOf(out),
      title: request.title,
      onProgress: (progress) => bar?.show(progress),
      signal,
      ...(studio && { studio }),
    });
  } finally {
    bar?.end();
  }
  await writeFile(out.replace(/\.mp4$/, '.json'), `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`${out}\n`);
  if (args.report) process.stdout.write(reportText(report));
  for (const fault of report.faults) process.stderr.write(`${fault}\n`);
  return report.faults.length === 0 ? renderExitCodes.ok : renderExitCodes.notInSync;
}

function filesBeside(out: string): FilmFiles {
  const beside = (ending: string): string => out.replace(/\.mp4$/, ending);
  return { video: out, poster: beside('.jpg'), preview: beside('.gif'), vtt: beside('.vtt'), srt: beside('.srt') };
}

/** The same output always finds its finished parts again. */
function workFolderOf(out: string): string {
  const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16);
  return join(tmpdir(), 'herald-render', name);
}

const EXPLAINED = [RenderUseError, FilmError, SpeechError, SceneSpecError, InputRefused];
const WRONG_USE = [RenderUseError, SceneSpecError, InputRefused];

function explain(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) {
    process.stderr.write('Stopped. Call the same command again to go on from here.\n');
    return renderExitCodes.stopped;
  }
  const isExplained = EXPLAINED.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isExplained ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  const isWrongUse = WRONG_USE.some((kind) => error instanceof kind) || isBadInput(error);
  return isWrongUse ? renderExitCodes.wrongUse : renderExitCodes.failed;
}

/** Sounds and scripts that cannot be used are mistakes of the call, not of the program. */
function isBadInput(error: unknown): boolean {
  if (error instanceof FilmError) return error.code.startsWith('sound_') || error.code.startsWith('bad_');
  return error instanceof SpeechError && ['nothing-to-say', 'unknown-voice', 'unsupported-locale'].includes(error.code);
}
