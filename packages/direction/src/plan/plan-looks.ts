import type { ActedGesture, ActedLook, ShownProduct } from '@herald/media/scene/acting-plan';
import { between, chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Material, Reading, Taste } from '../direction.ts';
import { findCue } from '../reading/find-cue.ts';
import { memoryWordsOf } from '../words/memory-words.ts';

interface Around {
  reading: Reading;
  material: Material;
  gestures: readonly ActedGesture[];
  shows: readonly ShownProduct[];
  seed: number;
  mood: Taste['mood'];
}

const GLANCE_SEC = 0.55;
/** Eyes that are back from a look aside rest for so long. */
const SETTLED_SEC = 0.15;
/** The small jumps of living eyes, from one point of the viewer's face to the next; those of a picture are seen less. */
const JUMPS = {
  drawn: { x: 0.08, y: 0.05, shortestSec: 0.7, longestSec: 2.2 },
  real: { x: 0.13, y: 0.07, shortestSec: 0.45, longestSec: 1.5 },
} as const;
const CAMERA = { x: 0, y: 0 };
/** A memory begins its clause. */
const REMEMBERING_WORDS = 5;
const WONDERING = ['doubt', 'before a turn', 'pain', 'trouble', 'question'];
/** How often somebody looks aside who wonders, and who just speaks; a real face has no hands to think with, and counts with its eyes. */
const ASIDE = {
  drawn: { wondering: WONDERING, often: 0.6, else: 0.24 },
  real: { wondering: [...WONDERING, 'counting', 'point', 'number'], often: 0.85, else: 0.45 },
};
const TO_VIEWER = ['viewer', 'viewer in passing', 'call', 'link', 'price', 'offer', 'gift', 'saving'];

/** Mostly into the camera, with the small jumps of living eyes; to what is shown and back; now and then aside to think. */
export function planLooks(clauses: readonly ActedClause[], around: Around): ActedLook[] {
  const glances = glancesOf(around);
  const isGlancing = (atSec: number) => glances.some(({ atSec: from }) => Math.abs(from - atSec) < GLANCE_SEC + 0.15);
  const thought = clauses.flatMap((acted) => thoughts(acted, around)).filter(({ atSec }) => !isGlancing(atSec));
  // A jump that ends a look aside after a tenth of a second is a twitch.
  const isThinking = (atSec: number) =>
    thought.some((look) => look.atSec > atSec - GLANCE_SEC - SETTLED_SEC && look.atSec < atSec + SETTLED_SEC);
  const living = livingLooks(around).filter(({ atSec }) => !isGlancing(atSec) && !isThinking(atSec));
  return [{ atSec: -1, ...CAMERA }, ...glances, ...thought, ...living].sort((a, b) => a.atSec - b.atSec);
}

/** At the product when it comes and when it is shown, and down where the hand points. */
function glancesOf({ material, gestures, shows }: Around): ActedLook[] {
  const { product } = material;
  const productSec = product
    ? [...product.moments.map(({ fromSec }) => fromSec + 0.1), ...shows.map(({ fromSec }) => fromSec)]
    : [];
  const atProduct = productSec.flatMap((atSec) => glance(atSec, product ?? CAMERA));
  const down = gestures
    .filter(({ name }) => name === 'point-down')
    .flatMap(({ strokeSec }) => glance(strokeSec - 0.12, { x: 0, y: 0.75 }));
  return [...atProduct, ...down];
}

function glance(atSec: number, { x, y }: { x: number; y: number }): ActedLook[] {
  return [
    { atSec, x, y },
    { atSec: atSec + GLANCE_SEC, ...CAMERA },
  ];
}

function livingLooks({ reading, seed, mood }: Around): ActedLook[] {
  const looks: ActedLook[] = [];
  const { x, y, shortestSec, longestSec } = JUMPS[mood === 'unknown' ? 'real' : 'drawn'];
  const lastSec = reading.durationSec + 1;
  for (let atSec = between(0.5, 1.5, seed, 'first look'), count = 0; atSec < lastSec; count += 1) {
    const draw = (min: number, max: number, what: string) => between(min, max, seed, `look ${count} ${what}`);
    looks.push({ atSec, x: draw(-x, x, 'x'), y: draw(-y, y, 'y') });
    atSec += draw(shortestSec, longestSec, 'pause');
  }
  return looks;
}

/** Who begins to doubt or to remember looks aside, and is back when the clause is on its way; never who says it to the viewer or names a price. */
function thoughts(
  { clause, findings, key }: ActedClause,
  { reading, seed, mood }: Pick<Around, 'reading' | 'seed' | 'mood'>,
): ActedLook[] {
  const isSaidTo = (names: readonly string[]) => findings.some(({ rule }) => names.includes(rule.name));
  if (clause.fromSec < 1 || isSaidTo(TO_VIEWER)) return [];
  const remembers = findCue(clause.words.slice(0, REMEMBERING_WORDS), memoryWordsOf(reading.locale)) !== undefined;
  const { wondering, often, else: seldom } = ASIDE[mood === 'unknown' ? 'real' : 'drawn'];
  if (!remembers && chance(seed, `thought ${key}`) > (isSaidTo(wondering) ? often : seldom)) return [];
  const side = chance(seed, `side ${key}`) < 0.5 ? -1 : 1;
  const x = side * between(0.35, 0.65, seed, `aside ${key}`);
  return glance(clause.fromSec - 0.05, { x, y: between(-0.35, 0.1, seed, `height ${key}`) });
}
