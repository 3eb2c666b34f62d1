import { describe, expect, it } from 'vitest';
import type { Reading } from '../direction.ts';
import { said } from '../testing/said.ts';
import { productMoments } from './product-moments.ts';

/** The words that are said while the product is seen, moment by moment. */
function seenWith(script: string, names: readonly string[] = [], locale?: string): string[] {
  const reading = said(script, locale);
  return productMoments(reading, names).map(({ fromSec, untilSec }) => wordsWithin(reading, fromSec, untilSec));
}

function wordsWithin({ words }: Reading, fromSec: number, untilSec: number): string {
  return words.flatMap(({ text, startSec }) => (startSec >= fromSec && startSec < untilSec ? [text] : [])).join(' ');
}

describe('the product in a hand', () => {
  const HONEY =
    "This jar right here is the reason I stopped buying honey at the supermarket. It's raw, it's from Walt's hives, about four miles from my kitchen, and it tastes like actual clover. One pound is eleven dollars, or you grab two for twenty. Bring the empty jar back and he knocks a dollar off. It's the yellow stand, 218 Miller Creek Road, Saturdays till two.";

  it('is up in the first picture of a film that begins with it, and stays for its price', () => {
    const reading = said(HONEY);
    const [moment] = productMoments(reading, [], { isHeld: true });
    expect(moment?.fromSec).toBe(0);
    expect(wordsWithin(reading, 0, moment?.untilSec ?? 0)).toMatch(/two for twenty\.$/u);
  });
});

describe('the product', () => {
  it('comes with the first sentence that names it', () => {
    const script =
      'I cook every night for four people at home. The Torko pan heats in one minute flat. My kids set the table.';
    expect(seenWith(script, ['Torko pan'])[0]).toMatch(/^The Torko pan/u);
  });

  it('comes where the script points at it', () => {
    expect(
      seenWith('I drill into concrete for a living, day after day. This one goes through like butter.')[0],
    ).toMatch(/^This one/u);
    expect(
      seenWith('Wir backen seit zwanzig Jahren im selben Haus am Markt. Dieses Brot ist neu.', [], 'de-DE')[0],
    ).toMatch(/^Dieses Brot/u);
  });

  it.each(['Go on, get yours while they last.', 'The link is below.', 'Tap the link and pick your color.'])(
    'is held up again with the order: %s',
    (order) => {
      const away = 'My old one broke after a week of rain. My brother plays chess on Sundays.';
      expect(seenWith(`Look at my desk. This jar is new. ${away} ${order}`).at(-1)).toBe(order);
      const nothing =
        'I drill into concrete for a living. It is loud and it is dusty, day after day. Nobody else wants to do it.';
      expect(
        seenWith(
          `${nothing} My brother plays chess on Sundays. His wife plays the piano, and the whole street can hear it. ${order}`,
        ).at(-1),
      ).toBe(order);
    },
  );

  it('has no words that show it where none name it, so its first words may fill the frame', () => {
    const nothing =
      'I drill into concrete for a living. It is loud and it is dusty, day after day. Nobody else wants to do it.';
    const script = `${nothing} My brother plays chess on Sundays. His wife plays the piano, and the whole street can hear it. Go on, get yours while they last.`;
    const moments = productMoments(said(script), []);
    expect(moments).toHaveLength(2);
    expect(moments.every(({ shownSec }) => shownSec === undefined)).toBe(true);
  });

  it('stays in the hand while its price is told behind other news, and through a call with an address', () => {
    const story =
      'My hands used to crack every winter. Then a friend gave me Willow Balm. Two weeks later, my hands were soft.';
    const offer = "It's nineteen dollars a jar. Order at willowbalm.com today.";
    const reading = said(`${story} ${offer}`);
    const held = productMoments(reading, ['Willow Balm'], { isHeld: true });
    expect(held.map(({ fromSec, untilSec }) => wordsWithin(reading, fromSec, untilSec))).toEqual([
      `Then a friend gave me Willow Balm. Two weeks later, my hands were soft. ${offer}`,
    ]);
    expect(seenWith(`${story} ${offer}`, ['Willow Balm'])).toEqual(['Then a friend gave me Willow Balm.', offer]);
  });

  it('is not priced by what its speaker pays for something else', () => {
    const story = 'This is the Lumo lamp on my desk. We moved here in the spring. I pay $900 a month for my flat.';
    expect(seenWith(story, ['Lumo']).join(' ')).not.toContain('$900');
  });

  it('does not take a time for itself', () => {
    expect(seenWith('This week we open early for everyone. These shoes are new in our shop.')[0]).toMatch(
      /^These shoes/u,
    );
  });

  it('stays away while something bad or something older is spoken of', () => {
    const script =
      'My old Zuka pad broke after two days. I was so angry. The Zuka Pro is quick and light. I use it every day.';
    expect(seenWith(script, ['Zuka'])[0]).toMatch(/^The Zuka Pro/u);
  });

  it('goes when the script turns to what was before, and comes again', () => {
    const script =
      'This is the Lumo lamp on my desk. Before, I worked in the dark and my eyes hurt a lot. Nobody slept well in those long weeks. The Lumo lamp changed that for us.';
    const seen = seenWith(script, ['Lumo']);
    expect(seen).toHaveLength(2);
    expect(seen[0]).not.toContain('dark');
  });

  it('comes again by the name it was introduced with, and with the call to order it', () => {
    const script =
      'This is the Lumo lamp on my desk. Before, I worked in the dark and my eyes hurt. Nobody slept well in those long weeks. The Lumo lamp changed that for us. Neighbours ring the bell every evening and ask about it. They stay for an hour at the kitchen table. Order yours today!';
    const seen = seenWith(script);
    expect(seen[1]).toMatch(/^The Lumo/u);
    expect(seen.at(-1)).toMatch(/Order yours today!$/u);
  });

  it('is never seen for more than six seconds at once', () => {
    const script = Array.from({ length: 12 }, (_, day) => `This mug kept my coffee hot on day ${day}.`).join(' ');
    const moments = productMoments(said(script), []);
    expect(moments.length).toBeGreaterThan(1);
    for (const { fromSec, untilSec } of moments) expect(untilSec - fromSec).toBeLessThanOrEqual(6);
  });

  it('comes with the sentence nearest to a third where nothing names it', () => {
    expect(seenWith('We open at nine on weekdays. Parking stands behind the house. Come and see us.')[0]).toMatch(
      /^Parking/u,
    );
    expect(seenWith('')).toHaveLength(1);
  });

  it('stays while it is told how it is, even where that would be bad news of others', () => {
    const script =
      'At Bloom we make raw honey. One jar is a spoon a day. This jar is dark and slow. Thirty day guarantee.';
    expect(seenWith(script, ['Bloom'])).toEqual(['One jar is a spoon a day. This jar is dark and slow.']);
    expect(seenWith('My days were grey. This lamp is heavy, slow and ugly. Come by.')[0]).toMatch(
      /^This lamp is heavy/u,
    );
    expect(seenWith('Bei uns ist viel los. Dieser Honig ist langsam und teuer.', [], 'de-DE')[0]).toMatch(
      /^Dieser Honig/u,
    );
  });

  it.each([
    'This lamp is broken. We had it for years on the shelf. Come and see us.',
    'This pain is terrible. We had it for years on the shelf. Come and see us.',
    'This lamp is slow and my whole life was ruined. We had it for years on the shelf. Come and see us.',
    'This city is a nightmare. We had it for years on the shelf. Come and see us.',
  ])('stays away from what is harmed or hurts: "%s"', (script) => {
    expect(seenWith(script)[0]).not.toMatch(/^This/u);
  });

  it('waits for the words that show it where a sentence only names who makes it', () => {
    const script =
      'I read in bad light for years and years. At Luma we make lamps that do neither. This one dims itself when the sun goes down, and it costs forty nine dollars.';
    expect(seenWith(script, ['Luma'])[0]).toMatch(/^This one dims itself .* dollars\.$/u);
  });

  it('stays through the words that show it where these are too long', () => {
    const script =
      'I sell hats on the market every day. The Tally app writes an invoice in two minutes. It counts what is open, it shows every customer who has paid nothing at all until this very morning.';
    expect(seenWith(script, ['Tally'])[0]).toMatch(/open,$/u);
  });
});

describe('a product in the hand', () => {
  const heldWith = (script: string, locale?: string): string[] => {
    const reading = said(script, locale);
    return productMoments(reading, [], { isHeld: true }).map(({ fromSec, untilSec }) =>
      wordsWithin(reading, fromSec, untilSec),
    );
  };
  const TALK = 'This cup keeps coffee hot for six hours. I carry it to work and to the gym. It never leaks in my bag.';

  it('stays while sentences go on about it', () => {
    expect(heldWith(`${TALK} Get yours today.`)).toEqual([expect.stringMatching(/^This cup keeps .* today\.$/u)]);
    expect(
      heldWith(
        'Diese Tasse ist ganz dicht. Kaffee bleibt darin sechs Stunden lang heiß. Die Tasse passt in jede Tasche.',
        'de-DE',
      ),
    ).toEqual([expect.stringMatching(/Tasche\.$/u)]);
  });

  it('stays for a sentence or two without a word for it, and no longer', () => {
    expect(heldWith(`${TALK} No lid, no mess.`)[0]).toMatch(/no mess\.$/u);
    const aside = 'We open the shop at nine. Parking stands behind the house. My sister makes cake on Sundays.';
    expect(heldWith(`${TALK} ${aside}`)[0]).not.toContain('Sundays');
  });

  it('leaves for what was before it, and comes back right behind that', () => {
    const [first, second] = heldWith(`${TALK} My old one dripped all day. This cup does not.`);
    expect(first).toMatch(/bag\.$/u);
    expect(second).toMatch(/^This cup does/u);
  });

  it('leaves for a mark that needs both hands, and comes back', () => {
    const [first, second] = heldWith(`${TALK} [both palms] I am done with plastic. This cup costs nine dollars.`);
    expect(first).toMatch(/bag\.$/u);
    expect(second).toMatch(/^This cup costs/u);
  });

  it('is borne for fifteen seconds where nothing more is said of it then, and for twelve elsewhere', () => {
    const lengths = [2, 3, 4, 6].flatMap((times) => {
      const reading = said(Array.from({ length: times }, () => TALK).join(' '));
      return productMoments(reading, [], { isHeld: true }).map(({ fromSec, untilSec }) => untilSec - fromSec);
    });
    expect(Math.max(...lengths)).toBeGreaterThan(9);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(15);
  });

  it('is not put down for the last day of an order', () => {
    expect(heldWith('Look at this color. Go get a jar before they are gone.')[0]).toMatch(/gone\.$/u);
  });
});

describe('words that show the product', () => {
  it.each([
    ['en-US', 'Luma', 'At Luma we make lamps. This one dims itself at night.', 'This one'],
    ['en-US', 'Tally', 'My sister told me of Tally. With Tally you write an invoice in two minutes.', 'With Tally'],
    ['en-US', 'Sole', 'Then I found Sole. It foams like a dream.', 'It foams'],
    ['de-DE', 'Wabe', 'Bei Wabe füllen wir Honig ab. Er kostet zwölf Euro.', 'Er kostet'],
    ['de-DE', 'Volt', 'Ein Freund hat von Volt erzählt. Der Volt One wiegt nur zweihundert Gramm.', 'Der Volt'],
    ['es-ES', 'Barro', 'En Barro hacemos tazas a mano. La taza cabe en cualquier lavavajillas.', 'La taza'],
    ['fr-FR', 'Lune', 'Chez Lune, nous cousons des draps. Avec Lune on dort mieux.', 'Avec Lune'],
    ['it-IT', 'Brina', 'Una mia amica mi ha parlato di Brina. Un vasetto costa venti euro.', 'Un vasetto'],
    ['pt-BR', 'Serra', 'Na Serra, torramos café toda semana. Ele custa trinta reais.', 'Ele custa'],
    ['hi-IN', 'तारा', 'तारा में हम साबुन बनाते हैं। इसकी कीमत सौ रुपये है।', 'इसकी कीमत'],
  ])('in %s, with the name %s: %s', (locale, name, script, first) => {
    const reading = said(script, locale);
    const shownSec = productMoments(reading, [name]).flatMap((moment) => moment.shownSec ?? []);
    expect(shownSec.map((sec) => wordsWithin(reading, sec, reading.durationSec))).toEqual([
      expect.stringMatching(new RegExp(`^${first}`, 'u')),
    ]);
  });

  it('are none in a call to order it', () => {
    const moments = productMoments(said('The Luma lamp dims itself at night. Order your Luma today!'), ['Luma']);
    expect(moments.flatMap(({ shownSec }) => shownSec)).toHaveLength(0);
  });
});

describe('the last picture of a film', () => {
  const ASIDE = 'We open the shop at nine. Parking stands behind the house. My sister makes cake on Sundays.';
  const lastOf = (script: string, options: Parameters<typeof productMoments>[2] = {}) => {
    const reading = said(script);
    const last = productMoments(reading, [], options).at(-1);
    const isUp = last !== undefined && last.untilSec >= reading.durationSec;
    return isUp ? wordsWithin(reading, last.fromSec, last.untilSec) : null;
  };
  const CUP = 'This cup keeps coffee hot for six hours. I carry it to work and to the gym.';

  it.each([true, false])('shows what it recommends, held or not: %s', (isHeld) => {
    const script = `${CUP} ${ASIDE} I am never going back to paper.`;
    expect(lastOf(script, { isHeld })).toBe('I am never going back to paper.');
  });

  it('does not where a card says where to go, or trouble or what was before ends it', () => {
    expect(lastOf(`${CUP} ${ASIDE} Find us at 48 Mercer Street.`)).toBeNull();
    expect(lastOf(`${CUP} ${ASIDE} My old one dripped all day long.`)).toBeNull();
    expect(lastOf(`${CUP} ${ASIDE} My kitchen burned down last night.`)).toBeNull();
  });

  it('does not while both hands are asked for, and does in a paragraph that ends the film', () => {
    const end = 'I am never going back to paper.';
    expect(lastOf(`${CUP} ${ASIDE} [both palms] ${end}`, { isHeld: true })).toBeNull();
    expect(lastOf(end, { passage: { isFirst: false }, endsFilm: true })).toBe(end);
  });
});
