import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when tried again, with what went wrong at first. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const reasons = (test.result().errors ?? []).map(({ message }) => message.slice(0, 1000));
    this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}\n${reasons.join('\n')}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    process.stdout.write(`\nPassed only when tried again (${this.#names.length}):\n\n${this.#names.join('\n\n')}\n`);
  }
}
