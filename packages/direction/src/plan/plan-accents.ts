import type { ActedAccent } from '@herald/media/scene/acting-plan';
import { between } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';

const ACCENT_WEIGHT = 0.5;
const SHORTEST_GAP_SEC = 0.5;
/** Who speaks for longer than this without stressing a word seems to read it out. */
const LONGEST_CALM_SEC = 1.3;

/** Brows and a small nod: on the words that carry their clause, in between where nothing is stressed for too long, and in full on the first one. */
export function planAccents(clauses: readonly ActedClause[], seed: number): ActedAccent[] {
  const accents = weightyAccents(clauses, seed);
  const all = [...accents, ...calmAccents(clauses, accents, seed)].sort((a, b) => a.atSec - b.atSec);
  return all.map((accent, index) => (index === 0 ? { ...accent, strength: 1 } : accent));
}

/** Never two within half a second. */
function weightyAccents(clauses: readonly ActedClause[], seed: number): ActedAccent[] {
  const accents: ActedAccent[] = [];
  for (const { clause, findings, key } of clauses) {
    for (const [index, { weight, startSec }] of clause.words.entries()) {
      const asked = Math.max(
        0,
        ...findings.map(({ rule, wordIndex }) => (wordIndex === index ? (rule.causes.accent ?? 0) : 0)),
      );
      const strength = Math.max(
        asked,
        weight < ACCENT_WEIGHT ? 0 : weight * between(0.5, 0.9, seed, `${index} ${key}`),
      );
      const before = accents.at(-1);
      if (strength === 0 || (before && startSec - before.atSec < SHORTEST_GAP_SEC && strength <= before.strength))
        continue;
      if (before && startSec - before.atSec < SHORTEST_GAP_SEC) accents.pop();
      accents.push({ atSec: startSec, strength: Math.min(1, strength) });
    }
  }
  return accents;
}

/** On the heaviest word of every stretch without an accent. */
function calmAccents(clauses: readonly ActedClause[], accents: readonly ActedAccent[], seed: number): ActedAccent[] {
  const words = clauses.flatMap(({ clause }) => clause.words);
  const added: ActedAccent[] = [];
  let sinceSec = words[0]?.startSec ?? 0;
  for (const { startSec } of words) {
    const before = accents.findLast(({ atSec }) => atSec <= startSec)?.atSec ?? sinceSec;
    sinceSec = Math.max(sinceSec, before);
    if (startSec - sinceSec < LONGEST_CALM_SEC) continue;
    const nextSec = accents.find(({ atSec }) => atSec > startSec)?.atSec ?? Number.POSITIVE_INFINITY;
    const calm = words.filter(({ startSec: sec }) => {
      return sec >= sinceSec + SHORTEST_GAP_SEC && sec <= startSec && sec <= nextSec - SHORTEST_GAP_SEC;
    });
    const [heaviest] = calm.toSorted((a, b) => b.weight - a.weight);
    if (!heaviest) continue;
    sinceSec = heaviest.startSec;
    added.push({ atSec: sinceSec, strength: between(0.5, 0.7, seed, `calm ${sinceSec}`) });
  }
  return added;
}
