import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { build as buildWeb } from 'vite';
import { openBuildFolder, putInPlace } from './build-folder.mjs';
import { bundlePrograms, programs } from './bundle-programs.mjs';
import { root } from './workspace.mjs';

const unfinished = openBuildFolder(join(root, 'dist.new'));

/** The file that people start. It is on its own, because a Node too old for the program still reads it. */
async function buildLauncher() {
  await build({
    absWorkingDir: root,
    entryPoints: { herald: 'apps/herald/bin/launch.mjs' },
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['./program.mjs'],
    logLevel: 'warning',
  });
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|map|wasm)$/;

/** Compresses files at build time, so the server can send them as they are. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || statSync(path).size < 1024) continue;
    const content = readFileSync(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: content.length > 2_000_000 ? 5 : 11 } };
    writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

// Without this, a build inside a test run would contain the libraries' development code.
process.env.NODE_ENV = 'production';

await Promise.all([bundlePrograms(programs, unfinished), buildLauncher()]);
cpSync(join(root, 'packages/core/drizzle'), join(unfinished, 'drizzle'), { recursive: true });
await buildWeb({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: join(unfinished, 'web'), emptyOutDir: true },
});
compress(join(unfinished, 'web'));
// At the end, so nobody sees a partial build.
putInPlace(unfinished, join(root, 'dist'));
