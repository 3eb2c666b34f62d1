import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** AssemblyScript sources, and the modules that carry what they compile to. */
export const kernels = [
  { source: 'packages/film/kernels/rgba-to-i420.ts', module: 'packages/film/src/draw/rgba-to-i420.wasm.ts' },
  { source: 'packages/stage/kernels/warp-photo.ts', module: 'packages/stage/src/photo/warp-photo.wasm.ts' },
  {
    source: 'packages/stage/kernels/compose-picture.ts',
    module: 'packages/stage/src/composing/compose-picture.wasm.ts',
  },
];

const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--outFile', 'kernel.wasm'];

/** `// inline` before a function: the compiler's own mark for that is no TypeScript. */
const inlined = (source) => source.replaceAll(/^\/\/ inline$/gm, '@inline');

/** The text of the module for a kernel; the same source gives the same text. */
export async function moduleTextOf(kernel) {
  const { default: compiler } = await import('assemblyscript/asc');
  let bytes;
  const { error, stderr } = await compiler.main(['kernel.ts', ...OPTIONS], {
    readFile: (name) => (name === 'kernel.ts' ? inlined(readFileSync(join(root, kernel.source), 'utf8')) : null),
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
