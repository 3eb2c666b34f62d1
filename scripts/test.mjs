import { check } from './check.mjs';
import { findChromium } from './find-chromium.mjs';
import { printCosts, watchCosts } from './test-costs.mjs';
import { openTestRun } from './test-run.mjs';
import { brokenSuite, runSuite, suitesFor } from './test-suites.mjs';
import { checkNode, ensureBuilt, ensureInstalled, say } from './workspace.mjs';

const CHECKS = 'checks';
/** Given first, it leaves out the checks of format, lint, types and walls. */
const ONLY_TESTS = '--only-tests';

/**
 * Suites that mostly wait begin at once, and the others compute beside them, one after the other. Every suite is a run
 * of its own, with as many workers as suit it.
 */
async function runEverything(suites, withChecks, costs) {
  const run = openTestRun();
  const env = { ...run.env, CHROMIUM_PATH: await findChromium() };
  const results = [];
  const runOne = async (suite) => results.push(await runSuite(suite, { run, env, costs }).catch(brokenSuite(suite)));
  const computing = async () => {
    if (withChecks) results.push(await runChecks());
    for (const suite of suites.filter(({ waits }) => !waits)) await runOne(suite);
  };
  await Promise.all([...suites.filter(({ waits }) => waits).map(runOne), computing()]);
  await run.close();
  return results;
}

async function runChecks() {
  const startedMs = performance.now();
  const notPassed = await check();
  for (const name of notPassed) say(`Failed: ${name}`);
  return { name: CHECKS, passed: 0, failed: notPassed.length, wallSec: (performance.now() - startedMs) / 1000 };
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
const isFound = count('found') > 0;
if (!isFound) say('No test was found. Is the path right?');
say(`${count('passed')} passed, ${count('failed')} failed`);
process.exitCode = isFound && count('failed') === 0 ? 0 : 1;
