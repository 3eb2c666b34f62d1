import { readdirSync, readFileSync } from 'node:fs';
import { say } from './workspace.mjs';

const LOOK_EVERY_MS = 1000;
/** The unit in which Linux tells processor time to programs. */
const TICKS_PER_SEC = 100;

/**
 * Adds up the processor time of everything that descends from this process, under the name of the nearest named
 * ancestor. It looks again and again: a browser takes the time of its processes with it, because nobody waits for them.
 */
export function watchCosts(usualName) {
  const names = new Map([[process.pid, usualName]]);
  const seen = new Map();

  function look() {
    const running = new Map(readProcesses().map((one) => [one.pid, one]));
    const nameOf = (one) => one && (names.get(one.pid) ?? seen.get(one.key)?.name ?? nameOf(running.get(one.parent)));
    for (const one of running.values()) {
      const name = nameOf(one);
      const parentKey = seen.get(one.key)?.parentKey ?? running.get(one.parent)?.key;
      if (name) seen.set(one.key, { ...one, name, parentKey });
    }
    const keys = new Set([...running.values()].map(({ key }) => key));
    for (const one of seen.values()) one.hasEnded = !keys.has(one.key);
  }

  const looking = setInterval(look, LOOK_EVERY_MS);
  looking.unref();
  return {
    name: (pid, name) => names.set(pid, name),
    /** Seconds by name; empty where the system tells nothing about its processes. */
    stop() {
      clearInterval(looking);
      look();
      return addUp([...seen.values()]);
    },
  };
}

/** Seconds by name. What a process got from children that ended counts as far as it was not seen of them. */
function addUp(processes) {
  const seconds = new Map();
  const endedOf = new Map();
  for (const one of processes.filter(({ hasEnded }) => hasEnded)) {
    endedOf.set(one.parentKey, [...(endedOf.get(one.parentKey) ?? []), one]);
  }
  const seenOfChildren = ({ key }) => (endedOf.get(key) ?? []).reduce((sum, child) => sum + seenOf(child), 0);
  const seenOf = (one) => one.own + Math.max(one.reaped, seenOfChildren(one));
  for (const one of processes) {
    const unseen = Math.max(0, one.reaped - seenOfChildren(one));
    seconds.set(one.name, (seconds.get(one.name) ?? 0) + one.own + unseen);
  }
  return seconds;
}

function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
    const [own, reaped] = [fields[11] + fields[12], fields[13] + fields[14]].map((ticks) => ticks / TICKS_PER_SEC);
    return [{ pid: Number(pid), parent: fields[1], key: `${pid} ${fields[19]}`, own, reaped }];
  } catch {
    return [];
  }
}

/** Prints what each suite took. */
export function printCosts(results, wallSec, cpuSec) {
  say('\n| suite | tests | minutes | CPU minutes |\n|---|--:|--:|--:|');
  for (const { name, passed, wallSec: ownSec } of results) {
    say(`| ${name} | ${passed || ''} | ${minutes(ownSec)} | ${minutes(cpuSec.get(name))} |`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const whole = cpuSec.size > 0 ? [...cpuSec.values()].reduce((sum, seconds) => sum + seconds, 0) : undefined;
  say(`| whole | ${passed} | ${minutes(wallSec)} | ${minutes(whole)} |\n`);
}

const minutes = (seconds) => (seconds === undefined ? '' : (seconds / 60).toFixed(1));
