import { normalizeScript } from './normalize-script.ts';

/** Letters per second at normal rate, measured on the embedded voices; syllabic scripts say more per letter. */
const LETTERS_PER_SEC: Record<string, number> = { zh: 3.6, ko: 5, hi: 9.5 };
const USUAL_LETTERS_PER_SEC = 13.6;
const EDGES_SEC = 0.42;

/** How long a script will take to say, without saying it. */
export function estimateDurationSec(script: string, locale: string, rate = 1): number {
  const phrases = normalizeScript(script, locale);
  if (!phrases.length) return 0;
  const perSec = LETTERS_PER_SEC[locale.split('-')[0]!] ?? USUAL_LETTERS_PER_SEC;
  let seconds = EDGES_SEC;
  for (const [i, { tokens, pauseAfterSec }] of phrases.entries()) {
    const letters = tokens.reduce((sum, { spoken }) => sum + spoken.replace(/\s/g, '').length + 0.8, 0);
    seconds += letters / perSec / rate + (i + 1 < phrases.length ? pauseAfterSec : 0);
    seconds += (tokens.filter(({ mark }) => mark === ',').length * 0.12) / rate;
  }
  return seconds;
}
