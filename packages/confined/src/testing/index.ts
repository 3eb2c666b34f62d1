export { type Attack, attack, CONFINED_PROBE } from './attack.ts';
export type { Probed, ProbeWish } from './confined-probe.ts';
