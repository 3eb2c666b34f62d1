import type { Expression, HeadMove } from './scene/acting-plan.ts';

/** What a stage direction lets somebody do: "(sighs)", "*laughs*", "[gasp]". */
export interface StageDirection {
  expression?: Expression;
  move?: HeadMove;
  /** the voice waits meanwhile; a bare face needs no time of its own */
  pauseSec?: number;
}

/** How directions are written in seven languages. A script does not say which one it is in, so no word is listed that names a thing in another. */
const DIRECTIONS: readonly (readonly [StageDirection, string])[] = [
  [
    { expression: 'serious', move: 'tilt', pauseSec: 0.6 },
    `sigh, sighs, sighing, seufzt, seufz, seufzend, seufzer, suspira, suspiro, suspirando, soupir, soupire, soupirs, soupirant, sospira, sospiro, sospirando, आह, आह भरता है, आह भरती है, आह भरते हुए, ठंडी साँस`,
  ],
  [
    { expression: 'delighted', move: 'nod', pauseSec: 0.4 },
    `laugh, laughs, laughing, laughter, chuckle, chuckles, chuckling, giggle, giggles, giggling, lacht, lachend, lachen, kichert, kichernd, schmunzelt, ríe, se ríe, risa, risas, riendo, rire, rires, rit, riant, ridendo, risata, risate, ridacchia, ri, risos, rindo, risada, हँसता है, हँसती है, हँसते हुए, हंसते हुए, हँसी, हंसी`,
  ],
  [
    { expression: 'joyous' },
    `smile, smiles, smiling, grins, grinning, lächelt, lächelnd, grinst, grinsend, sonríe, sonriendo, sourit, souriant, sourire, sorride, sorridendo, sorri, sorrindo, मुस्कुराता है, मुस्कुराती है, मुस्कुराते हुए`,
  ],
  [
    { move: 'tilt', pauseSec: 0.2 },
    `whisper, whispers, whispering, whispered, flüstert, flüsternd, susurra, susurrando, en voz baja, chuchote, chuchotant, à voix basse, sussurra, sussurrando, sottovoce, a bassa voce, em voz baixa, cochicha, फुसफुसाता है, फुसफुसाती है, फुसफुसाते हुए`,
  ],
  [
    { pauseSec: 0.5 },
    `pause, pauses, beat, silence, pausiert, stille, pausa, silencio, silenzio, silêncio, विराम, रुककर, clears throat, clears his throat, clears her throat, coughs, räuspert sich, hustet, carraspea, tousse, tossisce, pigarreia`,
  ],
  [
    { expression: 'surprised', pauseSec: 0.3 },
    `gasp, gasps, gasping, keucht, schnappt nach luft, jadea, halète, ansima, ofega`,
  ],
  [
    { expression: 'concerned', pauseSec: 0.4 },
    `cries, crying, sobs, sobbing, sniffles, sniffs, weint, weinend, schluchzt, llora, llorando, solloza, pleure, pleurant, sanglote, piange, piangendo, singhiozza, chora, chorando, soluça, रोते हुए, रोता है, रोती है`,
  ],
  [
    { expression: 'serious', move: 'shake', pauseSec: 0.4 },
    `groan, groans, groaning, stöhnt, stöhnend, gruñe, grogne, sbuffa, resmunga, shakes head, shakes his head, shakes her head, kopfschütteln, schüttelt den kopf`,
  ],
  [
    { expression: 'skeptical', move: 'tilt', pauseSec: 0.3 },
    `shrug, shrugs, shrugging, rolls eyes, rolls his eyes, rolls her eyes, zuckt die schultern, verdreht die augen, se encoge de hombros, hausse les épaules, lève les yeux, alza le spalle, dá de ombros`,
  ],
];

/** How it is done: "(sighs deeply)". */
const MANNERS = new Set(
  `deeply, softly, quietly, loudly, heavily, nervously, again, long, short, tief, leise, laut, nervös, lange, kurze, kurz, profundamente, suavemente, nervioso, nerviosa, profondément, doucement, nerveusement, profondamente, piano, nervosamente, fundo, baixinho, nervoso, nervosa, larga, lunga, longa, longue, गहरी, लंबी`.split(
    ', ',
  ),
);

const BY_WORDS = new Map(
  DIRECTIONS.flatMap(([direction, words]) =>
    words.split(', ').map((name): [string, StageDirection] => [name, direction]),
  ),
);

/** What the words of a bracket ask for; undefined where they are no direction. */
export function stageDirectionOf(words: string): StageDirection | undefined {
  const said = words.toLowerCase().normalize('NFC').trim().split(/\s+/u);
  const bare = said.filter((word) => !MANNERS.has(word));
  return BY_WORDS.get(said.join(' ')) ?? BY_WORDS.get(bare.join(' '));
}
