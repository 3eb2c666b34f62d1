import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackage } from '../apps/herald/bin/project-node.mjs';

/** Folders of packages of which Herald loads a part, and that part. Some bring the programs of every platform. */
const USED_PARTS = [
  { folder: nodePackage(), used: ['bin', 'LICENSE', 'package.json'] },
  { folder: 'onnxruntime-node/bin/napi-v6', used: [process.platform] },
  { folder: `onnxruntime-node/bin/napi-v6/${process.platform}`, used: [process.arch] },
  {
    folder: 'onnxruntime-web/dist',
    used: ['ort.node.min.mjs', 'ort.node.min.js', 'ort-wasm-simd-threaded.mjs', 'ort-wasm-simd-threaded.wasm'],
  },
];

/** Removes the parts of installed packages that nothing on this machine loads. */
export function dropUnused(modules) {
  for (const { folder, used } of USED_PARTS) {
    for (const name of namesIn(join(modules, folder))) {
      if (!used.includes(name)) remove(join(modules, folder, name));
    }
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function remove(path) {
  try {
    rmSync(path, { recursive: true });
  } catch {
    // Packages that belong to another user keep what they brought; it only takes room.
  }
}
