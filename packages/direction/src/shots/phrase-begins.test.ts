import { describe, expect, it } from 'vitest';
import { readClauses } from '../reading/read-clauses.ts';
import { said } from '../testing/said.ts';
import { cutMoments } from './cut-moments.ts';
import { type Beginning, beginningAt } from './phrase-begins.ts';
import { cutCost } from './shot-costs.ts';

const ORDINARY: readonly Beginning[] = ['clause', 'phrase', 'addition'];

/** The words before which a picture may change without need. */
function beginningsIn(script: string, locale: string): string[] {
  const reading = said(script, locale);
  return readClauses(reading).flatMap(({ words }) =>
    words.flatMap(({ text }, place) => {
      const begins = beginningAt(words, place, locale);
      return begins && ORDINARY.includes(begins) ? [text] : [];
    }),
  );
}

describe('what begins inside a sentence', () => {
  it.each([
    ['en-US', "The green soap doesn't smell like a shop and it never stings", ['and']],
    ['en-US', 'Our members can skip whenever I want them in the kitchen', ['whenever', 'in']],
    ['en-US', 'She wakes up to turn it off because they are at home', ['because']],
    ['en-US', 'By Thursday the book is under the bed', ['the']],
    ['de-DE', 'Der Preis steht fest und du zahlst ihn erst wenn alles läuft', ['und', 'wenn']],
    ['es-ES', 'Esta aplicación mira lo que tienes y te propone tres cenas', ['y']],
    ['fr-FR', "Ces paniers sont assez bas pour qu'ils les portent dans le salon", ['pour', 'dans']],
    ['it-IT', 'Questa moka fa lo stesso caffè in tre minuti e non ha bisogno di capsule', ['in', 'e']],
    [
      'pt-BR',
      'Este vaso guarda água para três semanas e mostra quando está na hora de encher',
      ['para', 'e', 'quando'],
    ],
    ['hi-IN', 'मैं इस साइकिल से बीस मिनट में दफ्तर पहुँच जाता हूँ और पसीना नहीं आता', ['बीस', 'दफ्तर', 'और']],
  ])('in %s, in "%s", is before %s', (locale, script, before) => {
    expect(beginningsIn(script, locale)).toEqual(before);
  });
});

/** What a cut before a word costs. */
function costBefore(place: string, script: string, locale: string): number | undefined {
  const reading = said(script, locale);
  const clauses = readClauses(reading).map((clause) => ({ clause }));
  const startSec = reading.words.find(({ text }) => text === place)?.startSec ?? 0;
  const moment = cutMoments(clauses, locale).find(({ atSec }) => atSec <= startSec && startSec - atSec < 0.13);
  return moment && cutCost(moment);
}

describe('a cut inside a sentence', () => {
  it('in a language without lists costs less before a joint than before a word that is bound to none', () => {
    const script = 'Deze lamp geeft mooi licht in de keuken en ze kost bijna niets meer vandaag.';
    expect(costBefore('in', script, 'nl-NL')).toBe(0.7);
    expect(costBefore('bijna', script, 'nl-NL')).toBe(1.4);
  });

  it('costs more where nothing begins than before any word with which something does', () => {
    const torn = costBefore('market', 'The market opens in the morning and we bring fresh bread.', 'en-US') ?? 0;
    const begun = (['clause', 'phrase', 'addition', 'predicate', 'unlisted', 'word'] as const).map((begins) =>
      cutCost({ atSec: 1, before: 'word', clause: 0, begins }),
    );
    expect(torn).toBeGreaterThan(Math.max(...begun));
  });
});
