import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { HELD } from './messages.ts';

/** Runs a process whose supervisor is gone before the script's own lines run. */
async function runOrphan(lines: string) {
  const module = new URL('./managed-process.ts', import.meta.url).href;
  const script = `
    import { endGracefully, sayReady } from ${JSON.stringify(module)};
    process.disconnect();
    ${lines}
  `;
  const args = ['--input-type=module', '-e', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const read = (stream: Readable | null) => (stream ? text(stream) : '');
  const [stdout, stderr, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'exit')]);
  return { code, stdout, stderr };
}

/** What a process that waits to begin takes over from a supervisor that sends this. */
async function runHeld(begin: object) {
  const module = new URL('./managed-process.ts', import.meta.url).href;
  const script = `
    import { untilBegun } from ${JSON.stringify(module)};
    const fingerprints = await untilBegun(process.env);
    console.log(JSON.stringify({ databaseUrl: process.env.DATABASE_URL, fingerprints }));
    process.disconnect();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, [HELD]: '1' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.send(begin);
  const [stdout] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  return JSON.parse(stdout);
}

describe('a process that waits to begin', () => {
  it('takes over what the supervisor worked out', async () => {
    const begin = { databaseUrl: 'postgresql://localhost/herald', fingerprints: [['source', 'fingerprint']] };
    expect(await runHeld(begin)).toEqual(begin);
  });

  it('begins without fingerprints under an older supervisor, which sends none', async () => {
    const databaseUrl = 'postgresql://localhost/herald';
    expect(await runHeld({ databaseUrl })).toEqual({ databaseUrl, fingerprints: [] });
  });
});

describe('a process whose supervisor died while it started', () => {
  it('does not fail when it says that it is ready', async () => {
    expect(await runOrphan('sayReady();')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('stops as soon as it could have noticed', async () => {
    const lines = `
      setInterval(() => {}, 1000);
      endGracefully(async (cause) => console.log(cause));
    `;
    expect(await runOrphan(lines)).toEqual({ code: 0, stdout: 'orphaned\n', stderr: '' });
  });
});
