export { type Confinement, type ProcessLimits, readConfinement } from './confinement.ts';
export { type ForkConfined, forkConfined } from './fork-confined.ts';
export { isSeenByReaders } from './reader-view.ts';
