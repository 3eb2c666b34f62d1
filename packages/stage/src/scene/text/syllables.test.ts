import { expect, it } from 'vitest';
import { syllablesOf } from './syllables.ts';

it.each([
  ['Donaudampfschifffahrtsgesellschaft', 'Do-nau-dampf-schiff-fahrts-ge-sell-schaft'],
  ['Schönheitspflegeprodukte', 'Schön-heits-pfle-ge-pro-duk-te'],
  ['zuverlässig', 'zu-ver-läs-sig'],
  ['Geschwindigkeitsbegrenzung', 'Ge-schwin-dig-keits-be-gren-zung'],
  ['internacionalización', 'in-ter-na-cio-na-li-za-ción'],
  ['anticonstitutionnellement', 'an-ti-cons-ti-tu-tion-nel-le-ment'],
  ['nieuwsgierigheid', 'nieuws-gie-rig-heid'],
  ['непереводимый', 'не-пе-ре-во-ди-мый'],
  ['strength', 'strength'],
  ['ab', 'ab'],
])('%s is cut as %s', (word, cut) => {
  expect(syllablesOf(word)?.join('-')).toBe(cut);
});

it.each(['example.com/serum', 'क्षमता', 'سلام', '가나다', '3000W', ''])('%s is not cut at all', (word) => {
  expect(syllablesOf(word)).toBeNull();
});
