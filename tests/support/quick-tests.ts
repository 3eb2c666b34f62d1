// Vitest runs this file before each test file; what it imports runs once in each process.
import './equal-bytes.ts';
import './known-modules.ts';
import './start-bundled.ts';
