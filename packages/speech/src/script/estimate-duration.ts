import { normalizeScript } from './normalize-script.ts';

/** Letters per second at normal rate, measured on the embedded voices; syllabic scripts say more per letter. */
const LETTERS_PER_SEC: Record<string, number> = {
  en: 15.2,
  es: 15.9,
  fr: 16.2,
  de: 15.3,
  ru: 17.6,
  uk: 17.6,
  hi: 13.5,
  zh: 5.8,
  ko: 6.5,
  tr: 13.6,
  fi: 14.2,
  pl: 14.6,
  id: 14.7,
};
const USUAL_LETTERS_PER_SEC = 16;
const LETTERS_PER_DIGIT = 4;
const EDGES_SEC = 0.5;

/** Digits that an engine reads out itself count as the word they become. */
const lettersOf = (spoken: string): number =>
  spoken.replace(/\s/g, '').length + (spoken.match(/\d/g)?.length ?? 0) * (LETTERS_PER_DIGIT - 1);

/** How long a script will take to say, without saying it. */
export function estimateDurationSec(script: string, locale: string, rate = 1): number {
  const phrases = normalizeScript(script, locale);
  if (!phrases.length) return 0;
  const perSec = LETTERS_PER_SEC[locale.split('-')[0]] ?? USUAL_LETTERS_PER_SEC;
  let seconds = EDGES_SEC + (phrases[0]?.pauseBeforeSec ?? 0);
  for (const [i, { tokens, pauseAfterSec, pauseAtEndSec = 0 }] of phrases.entries()) {
    const letters = tokens.reduce((sum, { spoken }) => sum + lettersOf(spoken) + 0.8, 0);
    seconds += letters / perSec / rate + (i + 1 < phrases.length ? pauseAfterSec : pauseAtEndSec);
    seconds += (tokens.filter(({ mark }) => mark === ',').length * 0.12) / rate;
  }
  return seconds;
}
