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
  const files = filesBeside(out);
  const leftBefore = await existing(Object.values(files));
  let made: MadeVideo;
  try {
    made = await video.makeVideo({
      ...work,
      ...(music && { musicPath: music }),
      files,
      workFolder: workFolderFor(args, out),
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
  await writeFile(out.replace(/\.mp4$/, '.json'), `${JSON.stringify({ ...report, files: made.files }, null, 2)}\n`);
  process.stdout.write(`${out}\n`);
  if (args.report) process.stdout.write(reportText(report));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0 ? renderExitCodes.ok : renderExitCodes.notInSync;
}

function filesBeside(out: string): VideoFiles {
  const beside = (ending: string): string => out.replace(/\.mp4$/, ending);
  return { video: out, poster: beside('.jpg'), preview: beside('.gif'), vtt: beside('.vtt'), srt: beside('.srt') };
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
