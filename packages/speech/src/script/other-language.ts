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
  en: 'the and is you your this that with for are it have what just my was not so we they from our of to in on a an at now all only get be by me i',
  es: 'el la los las que una un por con para pero está muy más como este esta tu es y lo del de en no se su ya al nuestro nuestra ahora desde hoy sin te mi',
  fr: 'le la les l des de d une un est en au aux que qu pour avec dans vous votre vos notre nos pas cette je j nous sur ce c du et mais plus ou il elle seulement chez',
  de: 'der die das und ist nicht ein eine einen mit für auf ich du wir sie ihr auch von den dem zu zum zur wie im am es in nur jetzt über unser unsere unseren dein deine sich aus bei noch statt',
  it: 'il la le gli che una un di per con non è sono questo della del anche più come mi ti lo ma nel in al da e ora solo nostro nostra tuo tua ogni i',
  pt: 'o a os as que uma um para com não você muito mais seu sua este isso do da em de no na é mas por e se ao nosso nossa agora só hoje',
  nl: 'de het een en is niet voor met op van dat je jij wij deze maar ook zijn ik naar in te nu onze ons bij uw jouw er aan nog',
  pl: 'i w z nie na się jest to że do jak dla tego ale czy tak już co za po ten od nasz nasza teraz tylko o twój',
  sv: 'och det är att en ett som på för inte med du jag har den till av men nu så i vår vårt din ditt vi bara från om',
};

/** Below this share of the letters another script is a name or a quotation. */
const OTHER_SCRIPT_SHARE = 0.2;
const ENOUGH_SMALL_WORDS = 3;
/** A short text has few of them; they tell enough where it has none of the voice's own. */
const SHORTEST_WORDS = 5;
const ENOUGH_OF_SHORT = 2;
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
  const [best, second] = scores.sort((a, b) => b.hits - a.hits);
  if (!best || best.name === language) return undefined;
  const isSureOfShort = own === 0 && words.length >= SHORTEST_WORDS && best.hits > (second?.hits ?? 0);
  if (best.hits < (isSureOfShort ? ENOUGH_OF_SHORT : ENOUGH_SMALL_WORDS)) return undefined;
  return best.hits >= own * CLEARLY_MORE ? best.name : undefined;
}

/** Empty for Latin letters: too many languages have them. */
const languagesOf = (script: string): string[] =>
  Object.keys(SCRIPTS_OF).filter((language) => script !== 'Latin' && SCRIPTS_OF[language]?.includes(script));

/** Finds out when a voice of this locale would read a text that it cannot speak; undefined when nothing speaks against it. */
export function findOtherLanguage(text: string, locale: string): OtherLanguage | undefined {
  const language = locale.split('-')[0];
  const script = otherScript(text, language);
  if (script) return { script, languages: languagesOf(script) };
  const tongue = otherTongue(text, language);
  return tongue ? { language: tongue } : undefined;
}
