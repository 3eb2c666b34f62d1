import { heardOf, type ScriptUnit, type SpokenUnit, sentencesOf } from './spoken-units.ts';

/** What becomes of a unit of the new script. */
export type UnitChange =
  | { kind: 'kept'; unit: ScriptUnit; old: SpokenUnit }
  /** stands where another one stood */
  | { kind: 'changed'; unit: ScriptUnit; old: SpokenUnit }
  | { kind: 'added'; unit: ScriptUnit };

/** Pairs a script with the units of an earlier sound: the longest common row stays, what lies between moved or is said again. */
export function pairUnits(old: readonly SpokenUnit[], script: string, locale: string): UnitChange[] {
  const units = unitsLike(old, script, locale);
  const pairs = [...commonRow(old.map(heard), units.map(heard)), { was: old.length, is: units.length }];
  const inRow = new Set(pairs.map((pair) => pair.was));
  let [was, is] = [0, 0];
  return pairs.flatMap((pair) => {
    const gone = old.slice(was, pair.was);
    const fresh = units.slice(is, pair.is);
    const between = fresh.map((unit, place): UnitChange => {
      const moved = old.find((one, index) => heard(one) === heard(unit) && !inRow.has(index));
      if (moved) return { kind: 'kept', unit, old: moved };
      const replaced = gone.length === fresh.length ? gone[place] : undefined;
      return replaced ? { kind: 'changed', unit, old: replaced } : { kind: 'added', unit };
    });
    [was, is] = [pair.was + 1, pair.is + 1];
    const [kept, unit] = [old[pair.was], units[pair.is]];
    return kept && unit ? [...between, { kind: 'kept', unit, old: kept }] : between;
  });
}

const heard = ({ text }: ScriptUnit): string => heardOf(text);

/** The sentences of a script; those that an earlier sound says in one go stay together, and nothing silent stands alone. */
function unitsLike(old: readonly SpokenUnit[], script: string, locale: string): ScriptUnit[] {
  const known = new Set(old.map(heard));
  const sentences = sentencesOf(script, locale);
  const units: ScriptUnit[] = [];
  let at = 0;
  while (at < sentences.length) {
    const count = longestKnown(sentences.slice(at), known);
    const part = sentences.slice(at, at + count);
    const text = part.map((sentence) => sentence.text).join('');
    const before = units.at(-1);
    if (before && !/[\p{L}\p{N}]/u.test(heardOf(text))) before.text += text;
    else units.push({ text, startChar: units.length === 0 ? 0 : (part[0]?.startChar ?? 0) });
    at += count;
  }
  const [first] = units;
  if (first) first.text = script.slice(0, units[1]?.startChar);
  return units;
}

/** Sentences that are cut apart only in writing: "Dr. Who is here." */
const MOST_TOGETHER = 6;

function longestKnown(sentences: readonly ScriptUnit[], known: ReadonlySet<string>): number {
  for (let count = Math.min(MOST_TOGETHER, sentences.length); count > 1; count -= 1) {
    const text = sentences
      .slice(0, count)
      .map((sentence) => sentence.text)
      .join('');
    if (known.has(heardOf(text))) return count;
  }
  return 1;
}

/** The longest row of texts that both have in this order. */
function commonRow(old: readonly string[], fresh: readonly string[]): { was: number; is: number }[] {
  const longest = old.map(() => new Array<number>(fresh.length).fill(0));
  const lengthAt = (was: number, is: number): number => longest[was]?.[is] ?? 0;
  for (let was = old.length - 1; was >= 0; was -= 1)
    for (let is = fresh.length - 1; is >= 0; is -= 1) {
      const both = old[was] === fresh[is] ? 1 + lengthAt(was + 1, is + 1) : 0;
      const row = longest[was];
      if (row) row[is] = Math.max(both, lengthAt(was + 1, is), lengthAt(was, is + 1));
    }
  const pairs: { was: number; is: number }[] = [];
  let [was, is] = [0, 0];
  while (was < old.length && is < fresh.length) {
    if (old[was] === fresh[is] && lengthAt(was, is) === 1 + lengthAt(was + 1, is + 1))
      pairs.push({ was: was++, is: is++ });
    else if (lengthAt(was + 1, is) >= lengthAt(was, is + 1)) was += 1;
    else is += 1;
  }
  return pairs;
}
