import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openBackup } from './open-backup.ts';

it('says of a file that is missing, a folder and another file what they are', async () => {
  await expect(openBackup('/nowhere/backup.zip')).rejects.toThrow('There is no such file.');
  await expect(openBackup(tmpdir())).rejects.toThrow('This is a folder');
  await expect(openBackup(fileURLToPath(import.meta.url))).rejects.toThrow('not a whole backup');
});
