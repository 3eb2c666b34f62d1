import { readHouse } from '../house/read-house.ts';
import { durationsOf } from '../test-durations.mjs';
import { root } from '../workspace.mjs';
import { changedFiles } from './changed-files.mjs';
import { testsReached, withinTime } from './tests-reached.ts';

/** Two cores share what the tests take, and starting takes a part of the two minutes. */
const LIMIT_SEC = 160;
/** A file that never ran here. */
const UNKNOWN_SEC = 4;

/** Prints the test files that the files changed since a commit reach, as JSON, with how many more there are. */
const changed = changedFiles(process.argv[2]);
const reached = testsReached(readHouse(root), changed);
const durations = durationsOf();
const chosen = withinTime(reached, (path) => (durations[path] ?? 1000 * UNKNOWN_SEC) / 1000, LIMIT_SEC);
process.stdout.write(JSON.stringify({ changed: changed.length, chosen, left: reached.length - chosen.length }));
