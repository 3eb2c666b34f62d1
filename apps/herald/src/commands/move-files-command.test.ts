import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { moveFilesCommand } from './move-files-command.ts';

it('moves no files of an installation that is half restored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'herald-move-'));
  await writeFile(join(folder, 'restore-unfinished'), '');
  const config = readConfig({
    HERALD_DATA: folder,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'bucket',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  });
  await expect(moveFilesCommand(config)).rejects.toThrow('did not come to its end');
  await rm(folder, { recursive: true });
});
