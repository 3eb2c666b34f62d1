import { readFileSync } from 'node:fs';
import { say } from './workspace.mjs';

/** The unit in which Linux tells processor time to programs. */
const TICKS_PER_SEC = 100;

/** Processor seconds of everything that this process started and that has ended; undefined where the system does not tell. */
export function costOfChildren() {
  return ticksOf(([, , childrensUser, childrensSystem]) => childrensUser + childrensSystem);
}

/** The same, with this process itself. */
export function costWithChildren() {
  return ticksOf((times) => times.reduce((sum, ticks) => sum + ticks, 0));
}

function ticksOf(sum) {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ').map(Number);
    return sum(fields.slice(11, 15)) / TICKS_PER_SEC;
  } catch {
    return undefined;
  }
}

/** Prints what each suite took. */
export function printCosts(results, { wallSec, cpuSec }) {
  const known = results.reduce((sum, result) => sum + (result.cpuSec ?? 0), 0);
  const whole = { name: 'whole', passed: results.reduce((sum, { passed }) => sum + passed, 0), wallSec, cpuSec };
  const rows = results.map((result) => {
    // What no suite counts is the cost of the checks.
    return result.name === 'checks' && cpuSec !== undefined ? { ...result, cpuSec: cpuSec - known } : result;
  });
  say('\n| suite | tests | minutes | CPU minutes |\n|---|--:|--:|--:|');
  for (const row of [...rows, whole]) {
    say(`| ${row.name} | ${row.passed || ''} | ${minutes(row.wallSec)} | ${minutes(row.cpuSec)} |`);
  }
  say('');
}

const minutes = (seconds) => (seconds === undefined ? '' : (seconds / 60).toFixed(1));
