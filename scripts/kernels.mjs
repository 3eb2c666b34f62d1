import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './workspace.mjs';

/** AssemblyScript sources, and the modules that contain the compiled code. */
export const kernels = [
  {
    source: 'packages/film/kernels/rgba-to-i420.ts',
    module: 'packages/film/src/draw/rgba-to-i420.wasm.ts',
    options: ['--importMemory'],
  },
  { source: 'packages/stage/kernels/warp-photo.ts', module: 'packages/stage/src/photos/warp-photo.wasm.ts' },
  { source: 'packages/stage/kernels/move-eye.ts', module: 'packages/stage/src/photos/move-eye.wasm.ts' },
  {
    source: 'packages/stage/kernels/compose-picture.ts',
    module: 'packages/stage/src/base/composing/compose-picture.wasm.ts',
  },
  { source: 'packages/stage/kernels/pull-skin.ts', module: 'packages/stage/src/clips/pull-skin.wasm.ts' },
  { source: 'packages/stage/kernels/cut-person.ts', module: 'packages/stage/src/clips/cut/cut-person.wasm.ts' },
  { source: 'packages/stage/kernels/blur-by-depth.ts', module: 'packages/stage/src/places/lens/blur-by-depth.wasm.ts' },
  { source: 'packages/stage/kernels/trace-place.ts', module: 'packages/stage/src/places/trace/trace-place.wasm.ts' },
  { source: 'packages/stage/kernels/bake-limb.ts', module: 'packages/stage/src/people/arms/bake-limb.wasm.ts' },
];

const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--outFile', 'kernel.wasm'];

/** The compiler's `@inline` is not TypeScript, and it adds the file extension to imports itself. */
const asAssemblyScript = (source) =>
  source.replaceAll(/^\/\/ inline$/gm, '@inline').replaceAll(/(?<= from '\.[^']+)\.ts(?=';$)/gm, '');

/** Reads the kernel's folder for the compiler. */
const readerOf = (folder) => (name) => {
  const file = join(folder, name);
  return existsSync(file) ? asAssemblyScript(readFileSync(file, 'utf8')) : null;
};

/** Returns the text of a kernel's module. The same source gives the same text. */
export async function moduleTextOf(kernel) {
  const { default: compiler } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await compiler.main([basename(kernel.source), ...OPTIONS, ...(kernel.options ?? [])], {
    readFile: readerOf(join(root, dirname(kernel.source))),
    writeFile: (name, content) => {
      if (name === 'kernel.wasm') bytes = content;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(`${kernel.source}: ${error.message}\n${stderr.toString()}`);
  const base64 = Buffer.from(bytes).toString('base64');
  return `/** Made of ${kernel.source} by \`npm run kernels\`. */\nexport const WASM_BASE64 =\n  '${base64}';\n`;
}

if (process.argv[1] === join(root, 'scripts', 'kernels.mjs')) {
  for (const kernel of kernels) writeFileSync(join(root, kernel.module), await moduleTextOf(kernel));
}
