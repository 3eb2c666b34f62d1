export { type Confinement, hideFromReaders, readConfinement } from './confinement.ts';
export { confinementGaps } from './confinement-gaps.ts';
export { forkConfined } from './fork-confined.ts';
export type { ProcessLimits } from './process-limits.ts';
export type { View } from './sealed-view.ts';
