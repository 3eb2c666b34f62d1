import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check.mjs';
import { findChromium } from './find-chromium.mjs';
import { checkNode, ensureBuilt, ensureInstalled, runTool, say } from './workspace.mjs';

/** Runs every suite and returns how many tests passed and failed. A suite that did not load counts as failed. */
async function runSuites(args) {
  const folder = mkdtempSync(join(tmpdir(), 'herald-test-'));
  const report = join(folder, 'report.json');
  const files = ['--reporter=json', `--outputFile.json=${report}`];
  const reporters = ['--reporter=default', '--reporter=tests/support/second-tries.ts', ...files];
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  try {
    const code = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], { env });
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    const failed = numFailedTests + broken.length;
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch (error) {
    say(`The test run did not finish: ${error.message}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

checkNode();
await ensureInstalled({ withTools: true });
const notPassed = await check();
for (const name of notPassed) say(`Failed: ${name}`);
await ensureBuilt();
const { passed, failed } = await runSuites(process.argv.slice(2));
const allFailed = failed + notPassed.length;
say(`${passed} passed, ${allFailed} failed`);
process.exitCode = allFailed === 0 ? 0 : 1;
