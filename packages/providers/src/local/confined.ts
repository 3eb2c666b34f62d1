export { type Confinement, forkConfined, hideFromReaders, readConfinement } from '@herald/film/confined';
