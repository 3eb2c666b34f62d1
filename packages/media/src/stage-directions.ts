import type { ActedSound, Expression, HeadMove } from './scene/acting-plan.ts';

/** What a stage direction lets somebody do: "(sighs)", "*laughs*", "[gasp]". */
export interface StageDirection {
  expression?: Expression;
  move?: HeadMove;
  /** what is seen of it all through the pause */
  sound?: ActedSound['kind'];
  /** the voice waits meanwhile; a bare face needs no time of its own */
  pauseSec?: number;
}

/**
 * How directions are written in seven languages: as somebody does it, and as what is done, or as a call to do it.
 * A script does not say which one it is in, so no word is listed that names a thing in another.
 */
const DIRECTIONS: readonly (readonly [StageDirection, string, string?])[] = [
  [
    { expression: 'serious', move: 'tilt', sound: 'sigh', pauseSec: 1 },
    `sighs, sighing, seufzt, seufz, seufzend, suspira, suspirando, soupire, soupirs, soupirant, sospira, sospirando, आह भरता है, आह भरती है, आह भरते हुए`,
    `sigh, seufzer, suspiro, soupir, sospiro, आह, ठंडी साँस`,
  ],
  [
    { expression: 'delighted', sound: 'chuckle', pauseSec: 0.8 },
    `chuckles, chuckling, giggles, giggling, kichert, kichernd, schmunzelt, ridacchia`,
    `chuckle, giggle`,
  ],
  [
    { expression: 'delighted', sound: 'laugh', pauseSec: 1 },
    `laughs, laughing, lacht, lachend, ríe, se ríe, risas, riendo, rires, rit, riant, ridendo, risate, ri, risos, rindo, हँसता है, हँसती है, हँसते हुए, हंसते हुए`,
    `laugh, laughter, lachen, risa, rire, risata, risada, हँसी, हंसी`,
  ],
  [
    { expression: 'joyous' },
    `smiles, smiling, grins, grinning, lächelt, lächelnd, grinst, grinsend, sonríe, sonriendo, sourit, souriant, sorride, sorridendo, sorri, sorrindo, मुस्कुराता है, मुस्कुराती है, मुस्कुराते हुए`,
    `smile, sourire`,
  ],
  [
    { move: 'tilt', pauseSec: 0.2 },
    `whispers, whispering, whispered, flüstert, flüsternd, susurra, susurrando, en voz baja, chuchote, chuchotant, à voix basse, sussurra, sussurrando, sottovoce, a bassa voce, em voz baixa, cochicha, फुसफुसाता है, फुसफुसाती है, फुसफुसाते हुए`,
    `whisper`,
  ],
  [
    { pauseSec: 0.5 },
    `pauses, pausiert, रुककर, clears throat, clears his throat, clears her throat, coughs, räuspert sich, hustet, carraspea, tousse, tossisce, pigarreia`,
    `pause, beat, silence, stille, pausa, silencio, silenzio, silêncio, विराम`,
  ],
  [
    { expression: 'surprised', pauseSec: 0.3 },
    `gasps, gasping, keucht, schnappt nach luft, jadea, halète, ansima, ofega`,
    `gasp`,
  ],
  [
    { expression: 'concerned', pauseSec: 0.4 },
    `cries, crying, sobs, sobbing, sniffles, sniffs, weint, weinend, schluchzt, llora, llorando, solloza, pleure, pleurant, sanglote, piange, piangendo, singhiozza, chora, chorando, soluça, रोते हुए, रोता है, रोती है`,
  ],
  [
    { expression: 'serious', move: 'shake', pauseSec: 0.4 },
    `groans, groaning, stöhnt, stöhnend, gruñe, grogne, sbuffa, resmunga, shakes head, shakes his head, shakes her head, schüttelt den kopf`,
    `groan, kopfschütteln`,
  ],
  [
    { expression: 'skeptical', move: 'tilt', pauseSec: 0.3 },
    `shrugs, shrugging, rolls eyes, rolls his eyes, rolls her eyes, zuckt die schultern, verdreht die augen, se encoge de hombros, hausse les épaules, lève les yeux, alza le spalle, dá de ombros`,
    `shrug`,
  ],
];

/** How something is said: "(excited)", "(sadly)". No words in which a sentence speaks to somebody, like "seriously" or "glad". */
const MOODS: readonly (readonly [Expression, string])[] = [
  [
    'joyous',
    `happy, happily, cheerful, cheerfully, warmly, fröhlich, freudig, glücklich, alegre, alegremente, feliz, joyeux, joyeuse, joyeusement, heureux, heureuse, felice, allegro, allegra, allegramente, खुश, ख़ुश, खुशी से, ख़ुशी से`,
  ],
  [
    'excited',
    `excited, excitedly, thrilled, enthusiastic, enthusiastically, aufgeregt, begeistert, emocionado, emocionada, entusiasmado, entusiasmada, enthousiaste, excité, excitée, entusiasta, emozionato, emozionata, animado, animada, empolgado, empolgada, उत्साहित, उत्साह से`,
  ],
  [
    'proud',
    `proud, proudly, stolz, orgulloso, orgullosa, fier, fière, fièrement, orgoglioso, orgogliosa, orgulhoso, orgulhosa, गर्व से`,
  ],
  [
    'concerned',
    `sad, sadly, worried, nervous, nervously, tearful, tearfully, disappointed, traurig, besorgt, nervös, enttäuscht, triste, tristemente, preocupado, preocupada, nervioso, nerviosa, decepcionado, decepcionada, tristement, inquiet, inquiète, nerveux, nerveuse, déçu, déçue, preoccupato, preoccupata, nervoso, nervosa, deluso, delusa, उदास, दुखी, दुखी होकर, परेशान`,
  ],
  ['serious', `serious, ernst, serio, seria, séria, गंभीर, गंभीरता से`],
  [
    'surprised',
    `surprised, shocked, amazed, stunned, überrascht, schockiert, erstaunt, sorprendido, sorprendida, surpris, choqué, choquée, sorpreso, sorpresa, scioccato, scioccata, surpreso, surpresa, chocado, chocada, हैरान, चौंककर`,
  ],
  [
    'skeptical',
    `sarcastic, sarcastically, skeptical, skeptically, sceptical, ironic, ironically, sarkastisch, skeptisch, ironisch, sarcástico, sarcástica, escéptico, escéptica, irónico, irónica, sarcastique, sceptique, ironique, sarcastico, sarcastica, scettico, scettica, ironico, ironica, cético, cética, irônico, irônica, व्यंग्य से`,
  ],
];

/** How it is done: "(sighs deeply)". */
const MANNERS = new Set(
  `deeply, softly, quietly, loudly, heavily, nervously, again, long, short, tief, leise, laut, nervös, lange, kurze, kurz, profundamente, suavemente, nervioso, nerviosa, profondément, doucement, nerveusement, profondamente, piano, nervosamente, fundo, baixinho, nervoso, nervosa, larga, lunga, longa, longue, गहरी, लंबी`.split(
    ', ',
  ),
);

/** Who does it, and how often: "(she sighs)", "(a long beat)". */
const OPENING = new Set(
  'she, he, they, sie, er, ella, él, elle, il, lei, lui, ela, ele, वह, a, an, ein, eine, einen, un, une, una, uma, एक'.split(
    ', ',
  ),
);

const ACTED = byWords(DIRECTIONS.map(([direction, acted]) => [direction, acted]));
const NAMED = byWords([
  ...DIRECTIONS.flatMap(([direction, , named]) => (named ? [[direction, named] as const] : [])),
  ...MOODS.map(([expression, words]) => [{ expression }, words] as const),
]);

function byWords(rows: readonly (readonly [StageDirection, string])[]): Map<string, StageDirection> {
  return new Map(rows.flatMap(([direction, words]) => words.split(', ').map((word) => [word, direction] as const)));
}

/** What the words of a bracket ask for; undefined where they are no direction. */
export function stageDirectionOf(words: string): StageDirection | undefined {
  return actedDirection(words) ?? foundIn(NAMED, words);
}

/** What somebody does: "sighs", not "sigh". */
export function actedDirection(words: string): StageDirection | undefined {
  return foundIn(ACTED, words);
}

function foundIn(directions: ReadonlyMap<string, StageDirection>, words: string): StageDirection | undefined {
  const all = words.toLowerCase().normalize('NFC').trim().split(/\s+/u);
  const said = all.length > 1 && OPENING.has(all[0] ?? '') ? all.slice(1) : all;
  const bare = said.filter((word) => !MANNERS.has(word));
  return directions.get(said.join(' ')) ?? directions.get(bare.join(' '));
}
