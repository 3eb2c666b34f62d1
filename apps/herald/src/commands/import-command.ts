import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '@herald/core/errors';
import { type ImportReport, importData } from '@herald/core/own-data';
import type { Config } from '../config/config.ts';
import { CommandError, exitCodes } from '../instance/exit-code.ts';
import { openCore } from '../instance/open-core.ts';
import { withDatabase } from './database-url.ts';
import { prepareDatabase } from './prepare-database.ts';

export const importUsage = 'Usage: herald import export.zip --into you@example.com [--again]';

/** Takes an export into an account, whether Herald is running or not: all of it, or nothing. */
export async function importCommand(config: Config, args: string[]): Promise<void> {
  const order = readArguments(args);
  if (!(await stat(order.path).catch(() => undefined))?.isFile()) throw new CommandError(`${order.path} is not there.`);
  const report = await withDatabase(config, async (databaseUrl) => {
    await prepareDatabase(databaseUrl);
    const open = await openCore(config, databaseUrl, 'import');
    try {
      return await importData(open.core, order);
    } catch (error) {
      throw error instanceof AppError ? new CommandError(error.message) : error;
    } finally {
      await open.close();
    }
  });
  process.stdout.write(describe(report, order.email));
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { into: { type: 'string' }, again: { type: 'boolean', default: false } },
  });
  const [path, ...rest] = positionals;
  if (!path || !values.into || rest.length > 0) throw new CommandError(importUsage, exitCodes.wrongUsage);
  return { path: resolve(path), email: values.into, isAgain: values.again };
}

function describe({ rows, sites, files, notes }: ImportReport, email: string): string {
  const counts = [
    countOf(rows.videos.length, 'video'),
    countOf(rows.avatars.length, 'avatar'),
    countOf(rows.audio_clips.length, 'sound'),
    countOf(rows.pictures.length, 'picture'),
    countOf(sites, 'site'),
    countOf(files, 'file'),
  ];
  return `${[`${email} has ${counts.join(', ')} more.`, ...notes].join('\n')}\n`;
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
