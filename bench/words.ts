import { randomInt } from 'node:crypto';
import { normalizeScript } from '@herald/speech/normalize-script';
import { seededRandom } from '@herald/speech/seeded-random';
import type { BenchRow } from './support/run-bench.ts';
import { diceOf, drawPhrases, type PhraseKinds } from './support/words/drawn-phrase.ts';
import { englishPhrases } from './support/words/english-phrases.ts';
import { foreignPhrases } from './support/words/foreign-phrases.ts';
import { french, german, spanish } from './support/words/german-spanish-french.ts';
import { isReadAs } from './support/words/is-read-as.ts';
import { hindi, italian, portuguese } from './support/words/portuguese-italian-hindi.ts';

const PHRASES_A_KIND = 60;
const EXAMPLES = 3;
const LANGUAGES: [name: string, locale: string, kinds: PhraseKinds][] = [
  ['English', 'en-US', englishPhrases],
  ...Object.entries({ german, spanish, french, portuguese, italian, hindi }).map(
    ([name, facts]): [string, string, PhraseKinds] => [
      `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
      facts.locale,
      foreignPhrases(facts),
    ],
  ),
];

/** How many of the phrases drawn anew are read wrongly. `npm run bench words 17` draws the same ones again. */
export async function run(seedWritten?: string): Promise<BenchRow[]> {
  const seed = seedWritten === undefined ? randomInt(1_000_000) : Number(seedWritten);
  const dice = diceOf(seededRandom(seed));
  const rows = LANGUAGES.flatMap(([language, locale, kinds]) =>
    Object.entries(kinds).map(([kind, ways]) => {
      const drawn = drawPhrases(ways, PHRASES_A_KIND, dice);
      const wrong = drawn.filter(({ text, reading }) => !isReadAs(say(text, locale), reading));
      return { language, kind, drawn: drawn.length, wrong: wrong.map(({ text }) => `${text} = ${say(text, locale)}`) };
    }),
  );
  const whole = { drawn: sum(rows.map(({ drawn }) => drawn)), wrong: sum(rows.map(({ wrong }) => wrong.length)) };
  return [
    { what: 'seed of the phrases', measured: String(seed) },
    { what: 'read wrongly, all kinds and languages', measured: share(whole.wrong, whole.drawn), goal: '5 %' },
    ...rows.map(({ language, kind, drawn, wrong }) => ({
      what: `${language}, ${kind}`,
      measured: [share(wrong.length, drawn), ...new Set(wrong)].slice(0, EXAMPLES + 1).join(' · '),
      goal: '5 %',
    })),
  ];
}

/** A full stop within the phrase is heard, so it counts. */
const say = (text: string, locale: string): string =>
  normalizeScript(text, locale)
    .map(({ tokens }) => tokens.map(({ spoken }) => spoken).join(' '))
    .join(' stop ');

const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);
const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
