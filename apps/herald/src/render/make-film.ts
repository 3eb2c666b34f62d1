import { createHash } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MadeVideo, MakeVideoRequest, VideoFiles, VideoService } from '@herald/media/engines/video-engine';
import { ProgressBar } from './progress-bar.ts';
import type { RenderArgs } from './read-render-args.ts';
import { renderExitCodes } from './render-error.ts';
import { reportText } from './report-text.ts';

export type FilmWork = Pick<MakeVideoRequest, 'order' | 'audio' | 'signal' | 'rehearsal'>;

/** Films an order, with all files next to the video. Returns the exit code. */
export async function makeFilm(args: RenderArgs, out: string, video: VideoService, work: FilmWork): Promise<number> {
  const { music } = args.request;
  const bar = args.quiet ? undefined : new ProgressBar(process.stderr);
  const workFolder = workFolderFor(args, out);
  const files = filesBeside(out, workFolder);
  const leftBefore = await existing(Object.values(files));
  let made: MadeVideo;
  try {
    made = await video.makeVideo({
      ...work,
      ...(music && { musicPath: music }),
      files,
      workFolder,
      isUrgent: true,
      onProgress: (progress) => bar?.show(progress),
    });
  } catch (error) {
    await removeNew(Object.values(files), leftBefore);
    throw error;
  } finally {
    bar?.end();
  }
  const { report, faults } = made;
  if (files.video !== out) await rm(files.video, { force: true });
  await writeFile(
    out.replace(ENDING, '.json'),
    `${JSON.stringify({ ...report, files: filesToTell(files) }, null, 2)}\n`,
  );
  process.stdout.write(`${out}\n`);
  if (args.report) process.stdout.write(reportText(report));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? renderExitCodes.ok : renderExitCodes.notInSync;
}

/** What is left when the film is there. */
function filesToTell({ video, webm, mov, ...others }: VideoFiles): VideoFiles {
  return { video: webm ?? mov ?? video, ...others };
}

const ENDING = /\.(?:mp4|webm|mov)$/;

/** A film with transparency is measured as an mp4, which nobody asked for. */
function filesBeside(out: string, workFolder: string): VideoFiles {
  const beside = (ending: string): string => out.replace(ENDING, ending);
  const isTransparent = !out.endsWith('.mp4');
  return {
    video: isTransparent ? join(workFolder, 'measured.mp4') : out,
    ...{ poster: beside('.jpg'), preview: beside('.gif'), vtt: beside('.vtt'), srt: beside('.srt') },
    ...(isTransparent && { [out.endsWith('.webm') ? 'webm' : 'mov']: out }),
  };
}

async function existing(paths: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    paths.map((path) =>
      access(path).then(
        () => [path],
        () => [],
      ),
    ),
  );
  return new Set(found.flat());
}

/** A video that was not finished leaves nothing beside what was there before. */
async function removeNew(paths: readonly string[], leftBefore: ReadonlySet<string>): Promise<void> {
  await Promise.all(paths.filter((path) => !leftBefore.has(path)).map((path) => rm(path, { force: true })));
}

export const workFolderFor = ({ work }: RenderArgs, out: string): string => work ?? workFolderOf(out);

/** The folder depends on the output file, so the same output finds its finished segments again. */
function workFolderOf(out: string): string {
  const name = createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16);
  return join(tmpdir(), 'herald-render', name);
}
