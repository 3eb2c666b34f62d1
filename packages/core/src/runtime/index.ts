export { systemClock } from './clock.ts';
export { escapeHtml } from './escape-html.ts';
export { createGate } from './gate.ts';
export { type Log, silentLog } from './log.ts';
export { newId } from './new-id.ts';
export { systemRandom } from './random.ts';
export {
  createTimeMeter,
  noTimes,
  percentileOf,
  TIME_BOUNDS_MS,
  type TimeMeter,
  type TimeTotals,
} from './time-meter.ts';
export { createVault, type Vault } from './vault.ts';
