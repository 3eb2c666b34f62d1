export { attemptLimits } from './attempt-limits.ts';
