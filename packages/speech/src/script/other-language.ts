import type { OtherLanguage } from '@herald/media/voice';

const SCRIPTS: Record<string, RegExp> = {
  Arabic: /\p{Script=Arabic}/gu,
  Bengali: /\p{Script=Bengali}/gu,
  Chinese: /\p{Script=Han}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Greek: /\p{Script=Greek}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Japanese: /\p{Script=Hiragana}|\p{Script=Katakana}/gu,
  Korean: /\p{Script=Hangul}/gu,
  Latin: /\p{Script=Latin}/gu,
  Tamil: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
};

/** The scripts of the languages that are not written in Latin letters. */
const SCRIPTS_OF: Record<string, string[]> = {
  ar: ['Arabic'],
  bg: ['Cyrillic'],
  bn: ['Bengali'],
  el: ['Greek'],
  fa: ['Arabic'],
  he: ['Hebrew'],
  hi: ['Devanagari'],
  ja: ['Japanese', 'Chinese'],
  ko: ['Korean', 'Chinese'],
  mr: ['Devanagari'],
  ne: ['Devanagari'],
  ru: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  ta: ['Tamil'],
  th: ['Thai'],
  uk: ['Cyrillic'],
  ur: ['Arabic'],
  yue: ['Chinese'],
  zh: ['Chinese'],
};

/** Small words that nearly every sentence of a language has, and few others share. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the and is you your this that with for are it have what just my was not so we they from',
  es: 'el los las que una por con para pero está muy más como este esta tu es y lo del ya',
  fr: 'le les des une est que pour avec dans vous votre pas cette je nous sur ce du et mais',
  de: 'der die das und ist nicht ein eine mit für auf ich du wir sie auch von den zu wie',
  it: 'il gli che una per con non è sono questo della del anche più come mi ti lo ma nel',
  pt: 'o os que uma para com não você muito mais seu sua este isso do da em é mas por',
  nl: 'de het een en is niet voor met op van dat je jij wij deze maar ook zijn ik naar',
  pl: 'i nie na się jest to że do jak dla tego ale czy tak już co za po ten od',
  sv: 'och det är att en som på för inte med du jag har den till av men nu så ett',
};

/** Below this share of the letters another script is a name or a quotation. */
const OTHER_SCRIPT_SHARE = 0.2;
const ENOUGH_SMALL_WORDS = 3;
const CLEARLY_MORE = 3;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function otherScript(text: string, language: string): string | undefined {
  const own = SCRIPTS_OF[language] ?? ['Latin'];
  const counts = Object.entries(SCRIPTS).map(([name, pattern]) => ({ name, letters: countOf(text, pattern) }));
  const all = counts.reduce((sum, { letters }) => sum + letters, 0);
  const isOwn = ({ name }: { name: string }): boolean => own.includes(name);
  const ownLetters = counts.filter(isOwn).reduce((sum, { letters }) => sum + letters, 0);
  const other = counts.filter((count) => !isOwn(count)).sort((a, b) => b.letters - a.letters)[0];
  if (!all || !other) return undefined;
  // Brand names in Latin letters are usual in every language.
  const isTooMuch = other.name === 'Latin' ? ownLetters === 0 : other.letters / all > OTHER_SCRIPT_SHARE;
  return isTooMuch ? other.name : undefined;
}

function otherTongue(text: string, language: string): string | undefined {
  if (!SMALL_WORDS[language]) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(SMALL_WORDS).map(([name, small]) => {
    const known = new Set(small.split(' '));
    return { name, hits: words.filter((word) => known.has(word)).length };
  });
  const own = scores.find(({ name }) => name === language)?.hits ?? 0;
  const best = scores.sort((a, b) => b.hits - a.hits)[0];
  if (!best || best.name === language || best.hits < ENOUGH_SMALL_WORDS) return undefined;
  return best.hits >= own * CLEARLY_MORE ? best.name : undefined;
}

/** Finds out when a voice of this locale would read a text that it cannot speak; undefined when nothing speaks against it. */
export function findOtherLanguage(text: string, locale: string): OtherLanguage | undefined {
  const language = locale.split('-')[0];
  const script = otherScript(text, language);
  if (script) return { script };
  const tongue = otherTongue(text, language);
  return tongue ? { language: tongue } : undefined;
}
