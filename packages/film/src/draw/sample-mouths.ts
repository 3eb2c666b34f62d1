import type { Mouth } from '@herald/media/mouth';
import { mixMouths, REST_MOUTH, VISEME_MOUTHS } from '@herald/stage';

const { aa, E, I, O, U, SS, FF, PP, RR } = VISEME_MOUTHS;

/** Between two rounded sounds lips shut while they are narrow. */
const SHUT_AND_NARROW: Mouth = { ...PP, round: 1 };

const AJAR = mixMouths(REST_MOUTH, aa, 0.4);

/** Closed first; then shapes between which speech moves. */
export const SAMPLE_MOUTHS: Mouth[] = [REST_MOUTH, PP, FF, SS, I, U, RR, E, O, AJAR, aa, SHUT_AND_NARROW];
