import { describe, expect, it } from 'vitest';
import { withSpelledAddresses } from './spelled-address.ts';

const written = (text: string) => {
  const words = text.split(' ').map((word, index) => ({ text: word, startSec: index, endSec: index + 0.9 }));
  return withSpelledAddresses(words)
    .map((word) => word.text)
    .join(' ');
};

describe('an address that is spelled', () => {
  it.each([
    ['Order at panello dot com before Sunday.', 'Order at panello.com before Sunday.'],
    ['Geh auf Panello Punkt com.', 'Geh auf panello.com.'],
    ['Visita panello punto com.', 'Visita panello.com.'],
    ['Rendez-vous sur panello point com!', 'Rendez-vous sur panello.com!'],
    ['Vai su panello punto com.', 'Vai su panello.com.'],
    ['Acesse panello ponto com.', 'Acesse panello.com.'],
  ])('stands as people write it: %s', (said, shown) => expect(written(said)).toBe(shown));

  it.each([
    'Go to Willow Balm dot com.',
    'Chegamos a um ponto com vista.',
    'There is no dot com here.',
    'We sold it on the dot com bubble.',
    'Find it at our dot com store.',
    'Go to panello dot com dot au.',
    'Look at panello dot. Com is here.',
    'Es un punto de vista.',
  ])('is not made of other words: %s', (said) => expect(written(said)).toBe(said));
});
