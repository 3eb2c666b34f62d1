import { flushCompileCache } from 'node:module';
import { afterAll } from 'vitest';

// Vitest ends a worker before Node writes what it compiled, and the next one would strip and compile the same sources again.
afterAll(() => flushCompileCache());
