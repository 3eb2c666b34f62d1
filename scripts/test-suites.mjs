import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { keepDurations } from './test-durations.mjs';
import { projectNode, root, say } from './workspace.mjs';

/**
 * The projects of vitest.config.ts with as many workers as suit two cores, and the files of each, in the order in which they
 * begin. The first ones take longest and wait a good part of it, for browsers, for programs and for workers that have
 * fallen silent; the last ones compute, so that no core idles at the end.
 */
const SUITES = [
  { name: 'browser', workers: 2, needsBuild: true, files: /^tests\/e2e\// },
  { name: 'database', workers: 2, files: /^(packages\/(core|providers)|apps\/(api|worker))\// },
  {
    name: 'program',
    projects: ['program', 'operation'],
    workers: 2,
    needsBuild: true,
    files: /^(tests\/program|apps\/herald)\//,
  },
  {
    name: 'unit',
    projects: ['unit', 'web'],
    workers: 2,
    files: /^(packages\/(?!core|providers)|apps\/web\/|scripts\/).*\.ts$/,
  },
  { name: 'screens', workers: 2, files: /\.tsx$/ },
];

const SHOWN_CHARS = 3000;

/** The projects that some test files belong to. */
export function projectsOf(paths) {
  return [...new Set(paths.map((path) => SUITES.find(({ files }) => files.test(path)).name))];
}

/** The suites that are meant by the arguments of a run: those of `--project`, or all. */
export function suitesFor(args) {
  const named = args.flatMap((arg, at) => (arg === '--project' ? [args[at + 1]] : []));
  const others = args.filter((arg, at) => arg !== '--project' && args[at - 1] !== '--project');
  const chosen = named.length === 0 ? SUITES : SUITES.flatMap((suite) => chosenOf(suite, named));
  return chosen.map((suite) => ({ ...suite, args: others }));
}

/** A suite that is named itself, or those of its projects that are. */
function chosenOf(suite, named) {
  if (named.includes(suite.name)) return [suite];
  const projects = suite.projects?.filter((project) => named.includes(project)) ?? [];
  return projects.length > 0 ? [{ ...suite, projects }] : [];
}

/** Runs one suite. Returns how many tests passed, what failed, and how long it took. */
export async function runSuite({ name, projects = [name], workers, args }, { run, env, costs }) {
  const startedMs = performance.now();
  const report = join(run.folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json'];
  const named = projects.flatMap((project) => ['--project', project]);
  const own = [...named, '--maxWorkers', String(workers), '--passWithNoTests', `--outputFile.json=${report}`];
  const code = await runVitest([...own, ...reporters, ...args], env, (pid) => costs.name(pid, name));
  const { found, passed, faults } = existsSync(report) ? readReport(report) : { found: 0, passed: 0, faults: [] };
  const unnamed = faults.length === 0 && code !== 0 ? [`${name}: ended with code ${code}`] : [];
  return {
    name,
    found,
    passed,
    faults: [...faults, ...unnamed],
    wallSec: (performance.now() - startedMs) / 1000,
  };
}

/** What counts for a suite that could not be run. */
export function brokenSuite({ name }) {
  return (error) => {
    say(`The tests of ${name} did not run: ${error.message}`);
    return { name, passed: 0, faults: [`${name}: ${error.message}`], wallSec: 0 };
  };
}

/** How many tests a report counts, and what failed. A file that did not load, or did not end well, counts as failed. */
function readReport(report) {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  keepDurations(result);
  const faults = result.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${path}: ${firstLine(message)}`];
    return failed.map((test) => `${path}: ${test.fullName}: ${toldBy(test.failureMessages[0])}`);
  });
  return { found: result.numTotalTests, passed: result.numPassedTests, faults };
}

const firstLine = (message = '') => message.split('\n', 1)[0].slice(0, 300);

/** Of a story also what its screens showed: the report's end may be all that is kept of a run. */
function toldBy(message = '') {
  const shownAt = message.search(/^On \S+ stood:$/m);
  return shownAt < 0 ? firstLine(message) : `${firstLine(message)}\n${message.slice(shownAt, shownAt + SHOWN_CHARS)}`;
}

/** Prints line by line, because several suites print at once. */
function runVitest(args, env, onStart) {
  return new Promise((resolve, reject) => {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(projectNode(), [vitest, 'run', ...args], {
      cwd: root,
      env: { ...env, ...color },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
    if (child.pid) onStart(child.pid);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
