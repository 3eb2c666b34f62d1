import type { Mouth } from '@herald/media/mouth';
import type { Viseme } from '@herald/media/visemes';

/** How a viseme behaves among its neighbours. */
interface Manner {
  target: Mouth;
  /** how strongly it wins against neighbours */
  strength: number;
  /** how early it shows before its start, and how long it lingers */
  aheadSec: number;
  behindSec: number;
}

const REST: Mouth = { open: 0, wide: 0, round: 0, press: 0, teeth: 0, tongue: 0 };

const manner = (strength: number, aheadSec: number, behindSec: number, target: Partial<Mouth>): Manner => ({
  target: { ...REST, ...target },
  strength,
  aheadSec,
  behindSec,
});

export const MANNERS: Record<Viseme, Manner> = {
  sil: manner(0.5, 0.07, 0.09, {}),
  PP: manner(1.6, 0.05, 0.045, { press: 1 }),
  FF: manner(1.3, 0.05, 0.045, { open: 0.12, wide: 0.1, press: 0.15, teeth: 0.95 }),
  TH: manner(0.7, 0.07, 0.065, { open: 0.22, wide: 0.1, teeth: 0.6, tongue: 0.9 }),
  DD: manner(0.4, 0.07, 0.065, { open: 0.22, wide: 0.15, teeth: 0.45, tongue: 0.55 }),
  kk: manner(0.3, 0.07, 0.065, { open: 0.28, teeth: 0.15 }),
  CH: manner(1, 0.1, 0.07, { open: 0.2, wide: -0.2, round: 0.45, teeth: 0.7, tongue: 0.1 }),
  SS: manner(0.8, 0.07, 0.065, { open: 0.1, wide: 0.35, teeth: 0.85, tongue: 0.1 }),
  nn: manner(0.4, 0.07, 0.065, { open: 0.2, wide: 0.1, teeth: 0.3, tongue: 0.6 }),
  RR: manner(0.8, 0.09, 0.07, { open: 0.22, wide: -0.15, round: 0.35, teeth: 0.25, tongue: 0.15 }),
  aa: manner(1, 0.07, 0.065, { open: 0.95, wide: 0.1, teeth: 0.15, tongue: 0.05 }),
  E: manner(0.8, 0.07, 0.065, { open: 0.5, wide: 0.4, teeth: 0.25, tongue: 0.05 }),
  I: manner(0.8, 0.07, 0.065, { open: 0.3, wide: 0.55, teeth: 0.35, tongue: 0.05 }),
  O: manner(1.1, 0.11, 0.08, { open: 0.6, wide: -0.2, round: 0.6, teeth: 0.05 }),
  U: manner(1.3, 0.13, 0.09, { open: 0.3, wide: -0.4, round: 1 }),
};
