import type { Dice, DrawPhrase, PhraseKinds } from './drawn-phrase.ts';
import type { LanguageFacts } from './language-facts.ts';

const CENTS = [49, 50, 90, 95, 99, 75];

/** Kinds of writing of a language whose engine reads whole numbers and decimals by itself. */
export function foreignPhrases(facts: LanguageFacts): PhraseKinds {
  return {
    prices: framed(facts, [
      (dice) => price(facts, dice),
      (dice) => pricePer(facts, dice),
      (dice) => pricePer(facts, dice),
      (dice) => percent(facts, dice),
    ]),
    units: framed(facts, [
      (dice) => measured(facts, dice),
      (dice) => measured(facts, dice),
      (dice) => multiplied(facts, dice),
    ]),
    dates: framed(facts, [
      ({ whole }) => [...facts.date(whole(1, 28), whole(1, 12))],
      ({ pick }) => [...pick(facts.otherDates)],
      ({ whole, pick }) => [...facts.clock(whole(8, 21), pick([15, 30, 45]))],
    ]),
    'names with numbers': framed(facts, [({ pick }) => [...pick(facts.names)]]),
    'letters and abbreviations': framed(facts, [
      ({ pick }) => [...pick(facts.shortForms)],
      ({ pick }) => [...pick(facts.shortForms)],
      ({ pick }) => spelledOut(facts, pick(facts.spelled.split(' '))),
    ]),
    ranges: framed(facts, [(dice) => ranged(facts, dice)]),
    'handles and addresses': framed(facts, [(dice) => handle(facts, dice), (dice) => address(facts, dice)]),
    scores: framed(facts, [(dice) => scored(facts, dice), ({ pick }) => [...pick(facts.scores)]]),
    'phone numbers': framed(facts, [({ pick }) => phoned(facts, pick(facts.phone))]),
  };
}

/** Puts what is drawn into a sentence, so that a full stop within it would be heard. */
const framed = ({ frame }: LanguageFacts, ways: DrawPhrase[]): DrawPhrase[] =>
  ways.map((draw) => (dice) => {
    const [text, reading] = draw(dice);
    return [frame.join(text), frame.join(` ${reading} `)];
  });

function percent({ percent: word }: LanguageFacts, { whole, pick }: Dice): [string, string] {
  const n = whole(2, 95);
  return [`${n}${pick(['%', ' %'])}`, `${n} ${word}`];
}

const price = ({ price: of }: LanguageFacts, { whole, pick }: Dice): [string, string] => [
  ...of(whole(2, 980), pick(CENTS)),
];

function pricePer(facts: LanguageFacts, dice: Dice): [string, string] {
  const [[text, reading], [sign, words]] = [price(facts, dice), dice.pick(facts.perPeriod)];
  return [`${text}${sign}`, `${reading} ${words}`];
}

function measured({ units, decimal }: LanguageFacts, { whole, pick }: Dice): [string, string] {
  const [sign, name] = pick(units);
  const n = pick([`${whole(2, 900)}`, `${whole(2, 9)}${decimal}${whole(1, 9)}`]);
  const space = /^[\d°]|\./.test(sign) ? ' ' : pick(['', ' ']);
  return [`${n}${space}${sign}`, `${n} ${name}`];
}

function multiplied({ units, times }: LanguageFacts, { whole, pick }: Dice): [string, string] {
  const [[sign, name], count, n] = [pick(units.slice(0, 3)), whole(2, 12), whole(2, 9) * 50];
  const cross = pick(['×', 'x', ' x ']);
  return [`${count}${cross}${n} ${sign}`, `${count} ${times} ${n} ${name}`];
}

/** Engines spell by themselves what has no vowel. */
function spelledOut({ letterNames }: LanguageFacts, letters: string): [string, string] {
  const ways = [[...letters].join(' ')];
  if (!/[AEIOUY]/.test(letters)) ways.push(letters);
  if (letterNames) ways.push([...letters].map((letter) => letterNames.split(' ')[letter.charCodeAt(0) - 65]).join(' '));
  return [letters, `[${ways.join('|')}]`];
}

function ranged({ to, things, percent }: LanguageFacts, { whole, pick }: Dice): [string, string] {
  const [low, dash, thing] = [whole(2, 20), pick(['-', '–', ' - ']), pick([...things.split(' '), '%'])];
  const high = low + whole(2, 10);
  return [`${low}${dash}${high} ${thing}`, `${low} ${to} ${high} ${thing === '%' ? percent : thing}`];
}

function handle({ dot, at }: LanguageFacts, { pick }: Dice): [string, string] {
  const [first, last] = [pick(['glow', 'petal', 'lumen']), pick(['studio', 'skin', 'home'])];
  const sign = pick(['.', '']);
  return [`@${first}${sign}${last}`, `[${at} |]${first}${sign && ` ${dot} `}${last}`];
}

function address({ dot, slash, at }: LanguageFacts, { pick }: Dice): [string, string] {
  const [name, end] = [pick(['glow', 'petal', 'lumen']), pick(['com', 'shop', 'net'])];
  return pick<[string, string]>([
    [`${name}.${end}`, `${name} ${dot} ${end}`],
    [`https://${name}.${end}/sale`, `${name} ${dot} ${end} ${slash} sale`],
    [`info@${name}.${end}`, `info ${at} ${name} ${dot} ${end}`],
  ]);
}

function scored({ decimal, outOf }: LanguageFacts, { whole }: Dice): [string, string] {
  const score = `${whole(3, 4)}${decimal}${whole(1, 9)}`;
  return [`${score}/5`, outOf(score)];
}

/** Digit by digit, or in the groups in which the language says them. */
function phoned({ phoneInPairs }: LanguageFacts, written: string): [string, string] {
  const plus = written.startsWith('+') ? '[+|plus|más|mais|più|प्लस] ' : '';
  const digits = [...written.replace(/\D/g, '')].join(' ');
  const pairs = (written.match(/\d+/g) ?? []).join(' ');
  return [written, plus + (phoneInPairs ? `[${digits}|${pairs}]` : digits)];
}
