import { joinPassages, passagesOf } from '../passages.ts';
import type { KeptTimes, SpokenSound } from '../sound.ts';
import { cutPassages, type SaidText } from './cut-passages.ts';
import { fitUnit, freeUnit, inTimeUnit, keptUnit, type LaidUnit, soonerUnit, timesToFit } from './fit-unit.ts';
import { joinUnits } from './join-units.ts';
import { pairUnits, type UnitChange } from './pair-units.ts';
import { type ScriptUnit, unitsOfSound } from './spoken-units.ts';

/** Says one text alone, in a time where one is given. */
export type SayText = (text: string, times?: KeptTimes) => Promise<SpokenSound>;

/**
 * Says a script that was changed: sentences of the earlier sound stay as they are, also their time where the new ones fit
 * into that of the old ones. Undefined where nothing of the earlier sound can be used.
 */
export async function sayChanged(
  { text, locale }: { text: string; locale: string },
  { sound, script }: SaidText,
  sayText: SayText,
): Promise<SpokenSound | undefined> {
  const before = cutPassages(sound, script);
  const parts: { sound: SpokenSound; startChar: number }[] = [];
  for (const { passage, old } of pairPassages(before, passagesOf(text))) {
    const said = old && (await sayPassage(old, passage, locale, sayText));
    parts.push({ sound: said ?? (await sayText(passage.text)), startChar: passage.startChar });
  }
  const [only] = parts;
  if (parts.length > 1) return joinPassages(parts);
  return only && only.sound.words.length > 0 ? only.sound : undefined;
}

/** Passages that say the same belong together; between them the first to the first. */
function pairPassages(before: readonly SaidText[], passages: readonly ScriptUnit[]) {
  const taken = new Set<SaidText>();
  const same = passages.map((passage) => {
    const old = before.find((one) => one.script === passage.text && !taken.has(one));
    if (old) taken.add(old);
    return old;
  });
  return passages.map((passage, place) => {
    const old = same[place] ?? before.find((one) => !taken.has(one));
    if (old) taken.add(old);
    return { passage, old };
  });
}

async function sayPassage(old: SaidText, passage: ScriptUnit, locale: string, sayText: SayText) {
  if (old.script === passage.text) return old.sound;
  const changes = pairUnits(unitsOfSound(old.sound, old.script, locale), passage.text, locale);
  if (!changes.some(({ kind }) => kind === 'kept')) return undefined;
  const laid: LaidUnit[] = [];
  for (const [index, change] of changes.entries())
    laid.push(await layUnit(change, { isLast: index === changes.length - 1, sayText }));
  return joinUnits(laid);
}

async function layUnit(
  change: UnitChange,
  { isLast, sayText }: { isLast: boolean; sayText: SayText },
): Promise<LaidUnit> {
  const { unit } = change;
  if (change.kind === 'kept') return keptUnit(change.old, unit, isLast);
  const said = await sayText(unit.text);
  if (change.kind === 'added') return freeUnit(said, unit);
  const fitting = fitUnit(said, unit, change.old);
  const times = fitting ? undefined : timesToFit(said, unit, change.old);
  const inTime = times && inTimeUnit(await sayText(unit.text, times), unit, change.old);
  return fitting ?? inTime ?? soonerUnit(said, unit, change.old) ?? freeUnit(said, unit);
}
