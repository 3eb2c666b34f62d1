import type { ActedExpression, ActedNuance } from '@herald/media/scene/acting-plan';
import { between } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Taste } from '../direction.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import type { FilmGround, Ground } from './film-ground.ts';
import { HELD_MOST, isFaceChosen, isGlad } from './plan-expressions.ts';

/** The face of somebody who just speaks changes a little about this often. */
const NUANCE_SEC = 1.4;
const LEAD_SEC = 0.1;
/** Before the first picture. */
const START_SEC = -1;
/** After the last word of a film that ends well. */
const LAST_SEC = 0.02;
const STILL = { smile: 0, brow: 0, squint: 0 };

type Range = readonly [number, number];
type Life = Readonly<Record<'smile' | 'brow' | 'squint', Range>>;

/** How a drawn person rests: lips that stay closed, a little turned up. A smile of 0.5 and more would part them. */
const OWN_LIFE: Readonly<Record<Taste['mood'], Life>> = {
  joyous: { smile: [0.06, 0.16], brow: [0, 0.32], squint: [0, 0.14] },
  composed: { smile: [0.05, 0.12], brow: [-0.02, 0.26], squint: [0, 0.12] },
  unknown: { smile: [0, 0.08], brow: [-0.06, 0.2], squint: [0, 0.14] },
};
/** Who recommends something: corners and cheeks up and lower lids narrowed, also while lips move. Real faces have their own. */
const WARM_LIFE: Readonly<Record<Taste['mood'], Life>> = {
  joyous: { smile: [0.16, 0.24], brow: [0.06, 0.36], squint: [0.12, 0.26] },
  composed: { smile: [0.14, 0.22], brow: [0.02, 0.3], squint: [0.1, 0.22] },
  unknown: { smile: [0.12, 0.2], brow: [0.02, 0.26], squint: [0.16, 0.3] },
};
/** What a warm film is for: an offer, a price, thanks. */
const BRIGHT_LIFE: Life = { smile: [0.36, 0.44], brow: [0.16, 0.4], squint: [0.16, 0.28] };
const REAL_BRIGHT_LIFE: Life = { smile: [0.2, 0.28], brow: [0.1, 0.34], squint: [0.2, 0.34] };
/** A face that already smiles lives around its smile. */
const GLAD_LIFE: Life = { smile: [-0.02, 0.06], brow: [-0.08, 0.16], squint: [-0.04, 0.1] };
/** Where something is denied, doubted or long after bad news: it could be meant either way. */
const PLAIN_LIFE: Life = { smile: [0.02, 0.1], brow: [-0.04, 0.18], squint: [0, 0.12] };
const EASING_LIFE: Life = { smile: [0.08, 0.16], brow: [0, 0.22], squint: [0.02, 0.12] };
/** Who asks has open eyes and raised brows. */
const ASKING_LIFE: Life = { smile: [0, 0.14], brow: [0.26, 0.42], squint: [-0.04, 0.02] };
const WARMLY_ASKING_LIFE: Life = { smile: [0.16, 0.26], brow: [0.26, 0.42], squint: [0, 0.1] };
const SOBER_LIFE: Life = { smile: [-0.3, -0.2], brow: [0.02, 0.18], squint: [0, 0.08] };

/** Rules that find something in a clause without deciding its face. */
const UNSURE_RULES: readonly string[] = ['denial', 'before a turn', 'doubt'];
const BRIGHT_RULES: readonly string[] = ['price', 'offer', 'gift', 'saving', 'thanks', 'link'];

interface Wearer {
  expressions: readonly ActedExpression[];
  taste: Taste;
  ground: FilmGround;
  seed: number;
  /** whether the last sentence is the last of the film */
  endsFilm: boolean;
}

/** Where nothing is known the face is its film's and its person's own and lives: brows, lids and corners of the mouth, at words, never a claim. */
export function planNuances(clauses: readonly ActedClause[], wearer: Wearer): ActedNuance[] {
  const nuances = clauses.flatMap((acted): ActedNuance[] => {
    const { fromSec } = acted.clause;
    const life = lifeOf(acted, wearer);
    if (!life) return [{ atSec: fromSec - LEAD_SEC, ...STILL }];
    return momentsOf(acted).map((atSec, index) => {
      const draw = (what: keyof Life) => between(...life[what], wearer.seed, `${what} ${index} ${acted.key}`);
      return { atSec: atSec - LEAD_SEC, smile: draw('smile'), brow: draw('brow'), squint: draw('squint') };
    });
  });
  const all = [...nuances, ...lastOf(clauses, wearer)];
  return all.map((nuance, index) => (index === 0 ? { ...nuance, atSec: START_SEC } : nuance));
}

function lifeOf(acted: ActedClause, { expressions, taste: { mood }, ground }: Wearer): Life | undefined {
  const { fromSec } = acted.clause;
  const face = expressions.findLast(({ atSec }) => atSec < fromSec);
  if (face && ground.of(acted) === 'warm' && isGlad(face.name)) return GLAD_LIFE;
  const isResting = face?.name === 'neutral' || (face?.name === 'serious' && face.strength <= HELD_MOST);
  if (!isResting) return undefined;
  return lifeAmong(acted, mood, ground.of(acted));
}

/** Bad news stay in the face for the next sentence and fade in the one after it. */
function lifeAmong({ clause, after, newsAgo, findings }: ActedClause, mood: Taste['mood'], ground: Ground): Life {
  const finds = (names: readonly string[]) => findings.some(({ rule }) => names.includes(rule.name));
  if (ground === 'own' && isUnhappy(after)) return newsAgo < 2 ? SOBER_LIFE : PLAIN_LIFE;
  if (clause.ending === 'question') return ground === 'warm' ? WARMLY_ASKING_LIFE : ASKING_LIFE;
  const isUnsure = finds(UNSURE_RULES);
  if (ground === 'own') return isUnsure ? PLAIN_LIFE : OWN_LIFE[mood];
  if (isUnsure || ground === 'easing') return EASING_LIFE;
  return finds(BRIGHT_RULES) ? brightLife(mood) : WARM_LIFE[mood];
}

const brightLife = (mood: Taste['mood']): Life => (mood === 'unknown' ? REAL_BRIGHT_LIFE : BRIGHT_LIFE);

/** The last picture of a film that ends well smiles, whatever its last words were. */
function lastOf(clauses: readonly ActedClause[], { expressions, taste, ground, endsFilm }: Wearer): ActedNuance[] {
  const last = clauses.at(-1);
  const { leave } = ground;
  if (!last || !endsFilm || leave === 'own' || isFaceChosen(last)) return [];
  const face = expressions.at(-1)?.name ?? 'neutral';
  const atSec = last.clause.toSec + LAST_SEC;
  if (face !== 'neutral' && !isGlad(face)) return [];
  if (leave === 'easing') return face === 'neutral' ? [{ atSec, smile: 0.12, brow: 0.1, squint: 0.06 }] : [];
  return [{ atSec, smile: isGlad(face) ? 0.06 : lastSmile(taste), brow: 0.16, squint: 0.2 }];
}

const lastSmile = ({ mood }: Taste): number => (mood === 'unknown' ? 0.26 : 0.36);

/** At its first word, and at the next word after every while. */
function momentsOf({ clause }: ActedClause): number[] {
  const moments: number[] = [];
  for (const { startSec } of clause.words) {
    const before = moments.at(-1);
    if (before === undefined || startSec - before >= NUANCE_SEC) moments.push(startSec);
  }
  return moments;
}
