import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeVideo } from '../make-video.ts';
import { studioKeeper } from '../studio-keeper.ts';
import { renderProcesses, sessionOf } from '../testing/child-processes.ts';
import { sourceOf, speakWithFace, testFolder } from '../testing/spoken-face.ts';

const NICE_FIELD = 16;

/** The nice value of each thread of the render process, 0 being usual (Linux). */
function renderNiceness(): number[] {
  return renderProcesses().flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => {
      const stat = readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICE_FIELD]);
    }),
  );
}

describe('a film somebody waits for', { timeout: 120_000 }, () => {
  test('is made in a session of its own, so that it does not stand back with its parent', async () => {
    studioKeeper.end();
    await expect.poll(() => renderProcesses()).toEqual([]);
    const folder = await testFolder();
    const sessions = new Map<string, ReturnType<typeof sessionOf>>();
    try {
      const { speech, face } = await speakWithFace('Big news.');
      await makeVideo({
        source: sourceOf(face),
        sound: speech,
        timing: speech,
        files: { video: join(folder.path, 'film.mp4') },
        workFolder: folder.workFolder,
        isUrgent: true,
        onProgress: () => {
          for (const pid of renderProcesses()) sessions.set(pid, sessionOf(pid));
        },
      });
      const [[pid, session] = []] = [...sessions];
      expect(session?.id).toBe(pid);
      expect(session?.autogroup ?? 'nice 0').toMatch(/nice 0$/);
    } finally {
      await folder.remove();
    }
  });
});

describe('a film made in the background', { timeout: 120_000 }, () => {
  test.each([
    [true, 10],
    [false, getPriority()],
  ])('%s: every thread of its process stands back by %i', async (isInBackground, niceness) => {
    studioKeeper.end();
    await expect.poll(() => renderProcesses()).toEqual([]);
    const folder = await testFolder();
    const seen = new Set<number>();
    try {
      const { speech, face } = await speakWithFace('Big news.');
      const { files, workFolder } = folder;
      await makeVideo({
        source: sourceOf(face),
        sound: speech,
        timing: speech,
        files: { video: join(folder.path, 'film.mp4') },
        workFolder,
        isInBackground,
        onProgress: () => {
          for (const value of renderNiceness()) seen.add(value);
        },
      });
      expect([...seen], files.video).toEqual([niceness]);
    } finally {
      await folder.remove();
    }
  });
});
