import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drawMoment, FilmError, type FilmFiles, type FilmReport, loadSound, makeVideo } from '@herald/film';
import { PictureError } from '@herald/landmarks/node';
import { SpeechError } from '@herald/speech';
import { SceneSpecError } from '@herald/stage';
import { presetList, voiceList } from './list-choices.ts';
import { ProgressBar } from './progress-bar.ts';
import { type RenderArgs, readRenderArgs } from './read-render-args.ts';
import { RenderUseError, renderExitCodes } from './render-error.ts';
import { RENDER_USAGE } from './render-usage.ts';
import { reportText } from './report-text.ts';
import { type Said, sayIt } from './say-it.ts';
import { type SetScene, setScene } from './set-scene.ts';

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
  const said = await sayIt(args.request, signal);
  const scene = await setScene(args.request, said);
  for (const note of [...said.notes, ...scene.notes]) process.stderr.write(`Note: ${note}\n`);
  if (args.preview) await preview(args.preview, scene, args.atSec);
  return args.out ? film(args, args.out, { said, scene, signal }) : renderExitCodes.ok;
}

async function preview(path: string, scene: SetScene, atSec: number): Promise<void> {
  await writeFile(path, await drawMoment(scene, Math.min(atSec, scene.spec.durationSec)));
  process.stdout.write(`${path}\n`);
}

interface FilmWork {
  said: Said;
  scene: SetScene;
  signal: AbortSignal;
}

async function film(args: RenderArgs, out: string, { said, scene, signal }: FilmWork): Promise<number> {
  const { request } = args;
  const bar = args.quiet ? undefined : new ProgressBar(process.stderr);
  const music = request.music ? await loadSound(request.music, { signal }) : undefined;
  let report: FilmReport;
  try {
    report = await makeVideo({
      source: { scene: { spec: scene.spec, pictures: scene.pictures } },
      sound: said.sound,
      timing: said.timing,
      ...(music && { music }),
      files: filesBeside(out),
      workFolder: args.work ?? workFolderOf(out),
      title: request.title,
      onProgress: (progress) => bar?.show(progress),
      signal,
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

const EXPLAINED = [RenderUseError, FilmError, SpeechError, SceneSpecError, PictureError];
const WRONG_USE = [RenderUseError, SceneSpecError, PictureError];

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
