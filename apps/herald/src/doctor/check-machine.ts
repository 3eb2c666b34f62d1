import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import type { Confinement } from '@herald/confined';
import { runsHerald } from '../../bin/project-node.mjs';
import type { Config } from '../config/config.ts';
import { DataFolderError, isOpenToOthers, makeDataFolder } from '../instance/data-folder.ts';
import { AlreadyRunningError, lockInstance } from '../instance/instance-lock.ts';
import { explainListenFailure, tryToListen } from '../instance/port.ts';
import { type Finding, good, problem, warning } from './check.ts';

const GIB = 1024 ** 3;
const LEAST_FREE_GIB = 2;
const OLDEST_SANE_YEAR = 2026;

export function checkNode(nodeVersion: string): Finding {
  if (runsHerald(nodeVersion.replace('v', ''))) return good('Node', nodeVersion);
  return problem('Node', `${nodeVersion} is too old`, 'Start Herald with `npm start`, which brings Node 24.');
}

export async function checkDataFolder({ dataFolder }: Config): Promise<Finding> {
  try {
    await makeDataFolder(dataFolder);
    if (!(await isOpenToOthers(dataFolder))) return good('Data folder', `${dataFolder} is writable`);
    return warning('Data folder', `other users can look into ${dataFolder}`, `Close it: chmod 700 ${dataFolder}`);
  } catch (error) {
    if (error instanceof DataFolderError)
      return problem('Data folder', error.message, 'Change its owner, or set HERALD_DATA to another folder.');
    throw error;
  }
}

export async function checkDiskSpace({ dataFolder }: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataFolder);
  const freeGib = (bavail * bsize) / GIB;
  const note = `${freeGib.toFixed(1)} GB free`;
  if (freeGib >= LEAST_FREE_GIB) return good('Disk', note);
  return problem('Disk', note, `Free at least ${LEAST_FREE_GIB} GB, or set HERALD_DATA to a folder on a larger disk.`);
}

export function checkMemory(): Finding {
  const note = `${(freemem() / GIB).toFixed(1)} of ${(totalmem() / GIB).toFixed(1)} GB free`;
  if (totalmem() >= 2 * GIB) return good('Memory', note);
  return warning(
    'Memory',
    note,
    'Each render needs about 0.6 GB besides the database. Use a machine with at least 2 GB.',
  );
}

/** What holds the processes that read files from others. */
export function checkConfinement(
  { isOffline, isApart, isBlind, isSealed, isLimited }: Confinement,
  gaps: readonly string[],
): Finding {
  const holds = [
    'no secrets in their environment',
    ...(isSealed ? ['no view of other files'] : isBlind ? ['no view of keys and database'] : []),
    ...(isSealed || isBlind ? ['no new rights'] : []),
    ...(isLimited ? ['limits of memory, time and file size'] : []),
    ...(isApart ? ['no view of other processes'] : []),
    ...(isOffline ? ['no network'] : []),
  ];
  const note = `files from others are read with ${holds.join(', ')}`;
  if (isSealed && isLimited) return good('Confinement', note);
  return warning(
    'Confinement',
    `${note}; missing: ${gaps.join(', ')}`,
    'Install or allow what is missing. "Uploaded files" in docs/OPERATIONS.md says how, and what to do where that is impossible.',
  );
}

export function checkClock(now: Date): Finding {
  const note = now.toISOString();
  if (now.getUTCFullYear() >= OLDEST_SANE_YEAR) return good('Clock', note);
  return problem(
    'Clock',
    `${note} is in the past`,
    'Set the clock of this machine. Sessions and signed links depend on it.',
  );
}

export async function checkPort(config: Config): Promise<Finding> {
  const { port, dataFolder } = config;
  const failure = await tryToListen(config);
  if (!failure) return good('Port', `${port} is free`);
  if ('code' in failure && failure.code !== 'EADDRINUSE') {
    const [what = '', ...then] = (explainListenFailure(failure, config)?.message ?? failure.message).split('. ');
    return problem('Port', what, then.join('. ') || 'Set PORT or HERALD_HOST to something else.');
  }
  if (await isHeraldRunning(dataFolder))
    return good('Port', `${port} is used by the Herald that runs on this data folder`);
  return problem(
    'Port',
    `${port} is in use by another program`,
    `Stop that program, or start Herald on another port: PORT=${port + 1} npm start`,
  );
}

async function isHeraldRunning(dataFolder: string): Promise<boolean> {
  try {
    const unlock = await lockInstance(dataFolder);
    await unlock();
    return false;
  } catch (error) {
    return error instanceof AlreadyRunningError;
  }
}
