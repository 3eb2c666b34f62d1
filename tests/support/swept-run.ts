import { joinTestRun } from '../../scripts/test-run.mjs';

/** Vitest that is started by itself leaves nothing behind either, also when it is ended in the middle. */
export default joinTestRun;
