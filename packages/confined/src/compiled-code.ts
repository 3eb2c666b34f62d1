import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { confine } from './confinement.ts';

const LOAD = `import(process.argv[1]).finally(() => {
  require('node:module').flushCompileCache();
  process.exit();
});`;

/**
 * A child lives for one piece of work, so it takes its compiled code from a folder. It only reads there: one that was
 * taken over would otherwise leave its code for the next. Undefined where the folder belongs to somebody else.
 */
export function compiledCodeFolder(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: Node itself reads it, and a child does as its parent
  const folder = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');
  try {
    mkdirSync(folder, { recursive: true });
    return statSync(folder).uid === (process.getuid?.() ?? 0) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles a program once per version of it, in a process that gets nothing from anybody. */
export function compileOnce(entry: URL, nodeArgs: readonly string[], env: Record<string, string>): void {
  const folder = env.NODE_COMPILE_CACHE;
  if (!folder) return;
  const path = fileURLToPath(entry);
  const version = [path, statSync(path).mtimeMs, process.version, ...nodeArgs].join('\n');
  const mark = join(folder, `herald-${createHash('sha256').update(version).digest('hex').slice(0, 16)}`);
  if (existsSync(mark)) return;
  writeFileSync(mark, '');
  const confined = { entry, reads: [], writes: [folder], isInBackground: true };
  const [program, ...args] = confine(process.execPath, [...nodeArgs, '-e', LOAD, entry.href], confined);
  // Without it the next child compiles for itself.
  spawn(program, args, { env, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
