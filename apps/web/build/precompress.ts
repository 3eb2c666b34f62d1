import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg)$/;

/** Lays a .br and a .gz beside every text file once, so that no request has to compress anything. */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const fileNames = Object.keys(bundle).filter((fileName) => compressible.test(fileName));
    await Promise.all(fileNames.map((fileName) => compressFile(join(dir, fileName))));
  },
};

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
