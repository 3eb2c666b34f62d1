import { spawn } from 'node:child_process';
import type { DatabaseOwner } from './database-owner.ts';

/** Runs a program to completion as the database's user. A failure contains the program's output. */
export function runProgram(file: string, args: string[], owner: DatabaseOwner | undefined, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...owner, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
    // A program that ends early says why itself.
    child.stdin.on('error', () => undefined).end(input);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${file} failed (${code}): ${said.trim()}`)),
    );
  });
}
