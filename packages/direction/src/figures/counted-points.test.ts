import { describe, expect, it } from 'vitest';
import { countedIn, namesOf, planned } from '../testing/planned-figures.ts';

describe('points that are counted aloud', () => {
  it.each([
    ['en-US', 'I see three mistakes. One, short screws. Two, a spare key outside. Three, a door nobody locks.'],
    [
      'de-DE',
      'Ich sehe drei Fehler. Erstens, kurze Schrauben. Zweitens, ein Schlüssel draußen. Drittens, offene Türen.',
    ],
    ['es-ES', 'Veo tres errores. Uno, tornillos cortos. Dos, una llave fuera. Tres, una puerta abierta.'],
    ['fr-FR', 'Je vois trois erreurs. Un, des vis courtes. Deux, une clé dehors. Trois, une porte ouverte.'],
    ['it-IT', 'Vedo tre errori. Uno, viti corte. Due, una chiave fuori. Tre, una porta aperta.'],
    ['pt-BR', 'Vejo três erros. Um, parafusos curtos. Dois, uma chave fora. Três, uma porta aberta.'],
    ['hi-IN', 'मैं तीन ग़लतियाँ देखता हूँ। एक, छोटे पेंच। दो, बाहर रखी चाबी। तीन, खुला दरवाज़ा।'],
  ])('are shown as numbers, one by one (%s)', (locale, script) => {
    const named = namesOf(script, {}, locale);
    expect(named.filter((name) => /^figure \d$/.test(name))).toEqual(['figure 1', 'figure 2', 'figure 3']);
  });

  it.each([
    ['en-US', 'Here is why they stay. First of all, we pick up. Second, we show up. And third, nobody pays twice.'],
    [
      'en-US',
      'Here is why. Reason number one: it is quiet. And reason number two: it is small. And three, it is here.',
    ],
    [
      'es-ES',
      'Hay motivos. En primer lugar, contestamos. En segundo lugar, llegamos. Y tercero, nadie paga dos veces.',
    ],
    ['de-DE', 'Darum bleiben sie. Erstens, wir gehen ran. Zweitens, wir kommen. Und drittens, keiner zahlt zweimal.'],
  ])('are counted in more than one word and behind an and (%s)', (locale, script) => {
    const named = namesOf(script, {}, locale);
    expect(named.filter((name) => /^figure \d$/.test(name))).toEqual(['figure 1', 'figure 2', 'figure 3']);
  });

  it.each([
    [
      'en-US',
      'Here are four reasons your bill jumped. Your filter is full. Your attic leaks air. Your heater runs hot. And that old lamp burns all night. Come in.',
      4,
    ],
    ['en-US', 'Ask them three questions. How long will it take? Who cleans up? What does it cost? I answer all.', 3],
    ['de-DE', 'Drei Fehler sehe ich oft. Die Tür klemmt. Die Wand ist nass. Und das Dach ist alt. Ruft an.', 3],
  ])('are numbered where the script announces how many come (%s): %s', (locale, script, count) => {
    const named = namesOf(script, {}, locale);
    const numbers = Array.from({ length: count }, (_, index) => `figure ${index + 1}`);
    expect(named.filter((name) => /^figure \d$/.test(name))).toEqual(numbers);
  });

  it('stay without numbers where one of them tells of illness', () => {
    const script = 'Two things changed. First, my mother died in March. Second, I learned to cook. And third, I sleep.';
    expect(countedIn(script)).toEqual([]);
  });

  it.each([
    'Three reasons I kept it: one, it smells like lemon. Two, it works in a minute.',
    'I kept it for two things: one, it smells like lemon; two, it works in a minute. Try it.',
    'There are two rules: number one, always start with a small cup; number two, never stop before it is empty. Try it.',
  ])('may begin after a colon: %s', (script) => {
    const { figures, reading } = planned(script);
    const numbers = figures.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ parts }) => parts[0]?.text)).toEqual(['1', '2']);
    const one = reading.words.find(({ text }) => text === 'one,');
    expect(Math.abs((numbers[0]?.fromSec ?? 0) - (one?.startSec ?? 9))).toBeLessThan(0.3);
  });

  it.each([
    ['Three reasons. One, it is fast. Two, it is small. Three, $19 a year. Get it now.', ['1', '2', '3', '$19']],
    ['Two reasons. One: only $5 a month. Two: it comes to your door. Get it now.', ['1', '$5', '2']],
  ])('are read before a price that follows at once: %s', (script, shown) => {
    const numbers = planned(script).figures.filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ parts }) => parts[0]?.text)).toEqual(shown);
    for (const { fromSec, untilSec } of numbers) expect(untilSec - fromSec).toBeGreaterThanOrEqual(0.8);
  });

  it('are left out where the price falls at once', () => {
    const [first, second] = planned(
      'One, was $90, and now it is just $60. Two, it lasts for years. Get it now.',
    ).figures;
    expect([first, second].map((figure) => figure?.parts[0]?.text)).toEqual(['$90', '$60']);
  });

  it.each([
    'One, I love it. And the rest is good as well.',
    'We have one shop. Two people work there.',
    'We are open: one shop, two people.',
    'It takes three minutes a day. You rub it in. You rinse it off. And you are done.',
    'It comes in three colors. I love the blue one. My sister wears the red. And it washes well.',
    'Two of my things broke last year. I called a friend. And he laughed.',
    'I made two mistakes. I was young. I was here.',
    'Three things changed. We moved out. Nobody called. The shop is closed now.',
  ])('are none in: %s', (script) => {
    expect(namesOf(script).filter((name) => /^figure \d$/.test(name))).toEqual([]);
  });
});
