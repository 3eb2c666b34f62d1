import { signUp } from '../../tests/support/visitor.ts';
import { type FilmedDraft, filmDraft, foretoldSec, speakDraft } from '../../tests/support/wizard-video.ts';

/** About 15 seconds. */
const FIRST_SCRIPT =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'friendly presenter do it for us. We type what is fresh today, choose a voice, and post the clip long before the ' +
  'doors open at six.';

const SENTENCES = [
  'Meet the bottle that keeps your water cold all day.',
  'Two drops in the morning, that is all it takes.',
  'My mother asked me for the name of it.',
  'It fits in every bag I own.',
  'I have used it every single day since spring.',
  'You can send it back if you do not love it.',
  'There are only a few left this week.',
  'Try it once, and you will see what I mean.',
];
const FEWEST_SENTENCES = 2;
const LENGTHS = 4;

export interface FirstVideo extends FilmedDraft {
  soundSec: number;
  speakSec: number;
  /** Before the click. */
  saidSec: number | null;
}

/** Makes the first video of a new user. On a fresh product it is also the first of the installation. */
export async function measureFirstVideo(url: string): Promise<FirstVideo> {
  const visitor = await signUp(url);
  const { draft, soundSec, speakSec } = await speakDraft(visitor, FIRST_SCRIPT);
  const saidSec = await foretoldSec(visitor, draft);
  return { soundSec, speakSec, saidSec, ...(await filmDraft(visitor, draft)) };
}

export interface Foretold {
  soundSec: number;
  /** The forecast before the click and the real time. */
  saidSec: number | null;
  tookSec: number;
}

/** Makes short videos of different lengths, one after the other, each by another user. */
export async function measureForecasts(url: string, videos: number): Promise<Foretold[]> {
  const foretold: Foretold[] = [];
  for (let number = 0; number < videos; number++) {
    const visitor = await signUp(url);
    const { draft, soundSec } = await speakDraft(visitor, scriptOf(number));
    const saidSec = await foretoldSec(visitor, draft);
    const { wallSec } = await filmDraft(visitor, draft);
    foretold.push({ soundSec, saidSec, tookSec: wallSec });
  }
  return foretold;
}

function scriptOf(number: number): string {
  const sentences = FEWEST_SENTENCES + (number % LENGTHS);
  return Array.from({ length: sentences }, (_, index) => SENTENCES[(number + index) % SENTENCES.length]).join(' ');
}

/** The error of a forecast as a share of the real time. */
export function missOf({ saidSec, tookSec }: Foretold): number {
  return saidSec === null ? Number.POSITIVE_INFINITY : Math.abs(saidSec - tookSec) / tookSec;
}
