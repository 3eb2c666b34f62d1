import { check } from './check.mjs';
import { findChromium } from './find-chromium.mjs';
import { printCosts, watchCosts } from './test-costs.mjs';
import { openTestRun, runTwoAtATime } from './test-run.mjs';
import { brokenSuite, runSuite, suitesFor } from './test-suites.mjs';
import { checkNode, ensureBuilt, ensureInstalled, say } from './workspace.mjs';

const CHECKS = 'checks';
/** Given first, it leaves out the checks of format, lint, types and walls. */
const ONLY_TESTS = '--only-tests';

/** The checks first. */
async function runEverything(suites, withChecks, costs) {
  const run = openTestRun();
  const env = { ...run.env, CHROMIUM_PATH: await findChromium() };
  const work = suites.map((suite) => () => runSuite(suite, { run, env, costs }).catch(brokenSuite(suite)));
  const results = await runTwoAtATime(withChecks ? [runChecks, ...work] : work, run.isAborted);
  await run.close();
  return results;
}

async function runChecks() {
  const startedMs = performance.now();
  const notPassed = await check();
  return { name: CHECKS, passed: 0, faults: notPassed, wallSec: (performance.now() - startedMs) / 1000 };
}

const given = process.argv.slice(2);
const withChecks = given[0] !== ONLY_TESTS;
checkNode();
await ensureInstalled({ withTools: true });
const suites = suitesFor(withChecks ? given : given.slice(1));
if (suites.some(({ needsBuild }) => needsBuild)) await ensureBuilt();
const startedMs = performance.now();
// What no suite started was started by the checks, or by this script.
const costs = watchCosts(CHECKS);
const results = await runEverything(suites, withChecks, costs);
printCosts(results, (performance.now() - startedMs) / 1000, costs.stop());
const count = (kind) => results.reduce((sum, result) => sum + (result[kind] ?? 0), 0);
const faults = results.flatMap((result) => result.faults);
const isFound = count('found') > 0;
if (!isFound) say('No test was found. Is the path right?');
// At the end, where whoever reads a long log looks first.
for (const fault of faults) say(`Failed: ${fault}`);
say(`${count('passed')} passed, ${faults.length} failed`);
process.exitCode = isFound && faults.length === 0 ? 0 : 1;
