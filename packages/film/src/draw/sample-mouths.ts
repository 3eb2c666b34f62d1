import type { Mouth } from '@herald/media/mouth';
import { mixMouths, REST_MOUTH, VISEME_MOUTHS } from '@herald/stage';

const { aa, E, I, O, U, SS, FF, PP, RR } = VISEME_MOUTHS;

/** Closed first; then shapes between which speech moves. */
export const SAMPLE_MOUTHS: Mouth[] = [REST_MOUTH, PP, FF, SS, I, U, RR, E, O, mixMouths(REST_MOUTH, aa, 0.4), aa];
