import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsFast } from './mp4-layout.ts';
import { type TestFolder, testFolder } from './testing/spoken-face.ts';

let folder: TestFolder;
beforeAll(async () => {
  folder = await testFolder();
});
afterAll(() => folder.remove());

function box(type: string, bodyBytes: number): Buffer {
  const bytes = Buffer.alloc(8 + bodyBytes);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.write(type, 4, 'latin1');
  return bytes;
}

function longBox(type: string, bodyBytes: number): Buffer {
  const bytes = Buffer.alloc(16 + bodyBytes);
  bytes.writeUInt32BE(1, 0);
  bytes.write(type, 4, 'latin1');
  bytes.writeBigUInt64BE(BigInt(bytes.length), 8);
  return bytes;
}

test.each<[string, Buffer[], boolean]>([
  ['the index before the media', [box('ftyp', 24), box('moov', 40), box('mdat', 99)], true],
  ['the index after the media', [box('ftyp', 24), box('mdat', 99), box('moov', 40)], false],
  ['a long box before the index', [longBox('free', 50), box('moov', 40)], true],
  ['no index at all', [box('ftyp', 24)], false],
  ['nothing', [], false],
])('%s', async (_, boxes, fast) => {
  const path = join(folder.path, 'file.mp4');
  await writeFile(path, Buffer.concat(boxes));
  expect(await startsFast(path)).toBe(fast);
});
