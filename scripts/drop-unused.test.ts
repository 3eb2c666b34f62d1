import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropUnused } from './drop-unused.mjs';

const here = `${process.platform}/${process.arch}`;
let modules: string;
beforeEach(async () => {
  modules = await mkdtemp(join(tmpdir(), 'herald-test-'));
});
afterEach(() => rm(modules, { recursive: true }));

const add = async (path: string) => {
  await mkdir(dirname(join(modules, path)), { recursive: true });
  await writeFile(join(modules, path), '');
};

describe('dropUnused', () => {
  it('keeps of ONNX Runtime what this machine loads', async () => {
    const runtime = 'onnxruntime-node/bin/napi-v6';
    for (const machine of [here, `${process.platform}/other`, 'other/x64']) await add(`${runtime}/${machine}/a.node`);
    await add('onnxruntime-web/dist/ort-wasm-simd-threaded.wasm');
    await add('onnxruntime-web/dist/ort.webgpu.min.mjs');
    dropUnused(modules);
    expect(await readdir(join(modules, runtime))).toEqual([process.platform]);
    expect(await readdir(join(modules, runtime, process.platform))).toEqual([process.arch]);
    expect(await readdir(join(modules, 'onnxruntime-web/dist'))).toEqual(['ort-wasm-simd-threaded.wasm']);
  });

  it('touches no other package, and does nothing where nothing is installed', async () => {
    await add('zod/index.js');
    dropUnused(modules);
    dropUnused(join(modules, 'missing'));
    expect(await readdir(modules, { recursive: true })).toEqual(['zod', 'zod/index.js']);
  });
});
