import type { Sound } from '@herald/media/sound';

/** After the end card begins: when its words come in. */
const DELAY_SEC = 0.3;
const ATTACK_SEC = 0.006;
/** Two bells a fifth apart and a soft low knock, each with how loud it is and how long it takes to fade to a third. */
const PARTIALS = [
  { hz: 110, level: 0.05, fadeSec: 0.09, afterSec: 0 },
  { hz: 659.26, level: 0.05, fadeSec: 0.42, afterSec: 0 },
  { hz: 1318.5, level: 0.012, fadeSec: 0.24, afterSec: 0 },
  { hz: 987.77, level: 0.06, fadeSec: 0.55, afterSec: 0.11 },
  { hz: 1975.5, level: 0.012, fadeSec: 0.28, afterSec: 0.11 },
];

/** Lays the short sound with which an end card arrives into a track, which is as long as its film, as soft as its bed. */
export function chimeAt({ pcm, sampleRateHz }: Sound, endCardSec: number, softer: number): Sound {
  const chimed = Float32Array.from(pcm);
  for (const { hz, level, fadeSec, afterSec } of PARTIALS) {
    const from = Math.round((endCardSec + DELAY_SEC + afterSec) * sampleRateHz);
    for (let i = from; i < chimed.length; i++) {
      const tSec = (i - from) / sampleRateHz;
      const swell = Math.min(1, tSec / ATTACK_SEC);
      chimed[i] += softer * level * swell * Math.exp(-tSec / fadeSec) * Math.sin(2 * Math.PI * hz * tSec);
    }
  }
  return { pcm: chimed, sampleRateHz };
}
