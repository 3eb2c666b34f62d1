import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweepUploads, UPLOAD_FOLDER_PREFIX } from './sweep-uploads.ts';

async function aFolder(prefix: string, ageMin: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(folder, 'upload'), 'half a file');
  const begun = new Date(Date.now() - ageMin * 60_000);
  await utimes(folder, begun, begun);
  return folder;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

describe('the sweep of uploads', () => {
  it('removes what a killed process left behind, and nothing that is still going on or belongs to others', async () => {
    const folders = [
      await aFolder(UPLOAD_FOLDER_PREFIX, 90),
      await aFolder(UPLOAD_FOLDER_PREFIX, 5),
      await aFolder('herald-sound-', 90),
      await aFolder('somebody-elses-', 90),
    ];
    await sweepUploads(Date.now() - 3_600_000);
    expect(await Promise.all(folders.map(exists))).toEqual([false, true, false, true]);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
});
