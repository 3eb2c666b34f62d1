export { type Confinement, forkConfined, readConfinement } from '@herald/film/confined';
