import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Opens the folder of this process among the builds that are under way, and removes those whose process is gone. */
export function openBuildFolder(underWay) {
  mkdirSync(underWay, { recursive: true });
  for (const name of readdirSync(underWay)) {
    if (!isAlive(Number.parseInt(name, 10))) remove(join(underWay, name));
  }
  const own = join(underWay, String(process.pid));
  remove(own);
  mkdirSync(own);
  return own;
}

/** Puts a finished build where it is started from. Of two that finish at the same moment either may be the one that stays. */
export function putInPlace(finished, place) {
  const replaced = `${finished}.replaced`;
  do {
    remove(replaced);
    move(place, replaced, ['ENOENT']);
  } while (!move(finished, place, ['ENOTEMPTY', 'EEXIST']));
  remove(replaced);
}

/** False where it cannot be moved for one of these reasons: nothing is there, or another build was put there meanwhile. */
function move(from, to, reasons) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (reasons.includes(error.code)) return false;
    throw error;
  }
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
