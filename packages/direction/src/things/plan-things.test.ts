import { isOneEmoji } from '@herald/media/emoji';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it, test } from 'vitest';
import type { Camera, Material } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { plainOf } from '../reading/read-words.ts';
import { cameraOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { THING_WORDS, thingsIn } from './things-in.ts';

const FIGURES = {
  sizes: ['wide', 'medium'],
  stickerSizes: { alone: ['wide', 'medium'], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
} as const;

function planned(
  script: string,
  {
    material = {},
    isFilmed = false,
    ...change
  }: Partial<Camera> & { material?: Partial<Material>; isFilmed?: boolean } = {},
) {
  const reading = said(script);
  const taste = { mood: 'joyous', gestures: GESTURES, isFilmed } as const;
  const all = planDirection(
    reading,
    { product: null, ...material, camera: cameraOf({ mediumGestures: [], figures: FIGURES, ...change }) },
    taste,
    1,
  );
  return { ...all, reading, things: all.figures.filter(({ kind }) => kind === 'sticker') };
}

const emojiOf = (...asked: Parameters<typeof planned>) => planned(...asked).things.map(({ parts }) => parts[0]?.text);

const STORY =
  'We started this little place in our kitchen with one dog and no plan at all. Then somebody asked for a guitar that nobody else could fix. ' +
  'He still sleeps in the corner, and the coffee is always on the house. Come in and see us any day this week.';

describe('a thing that is named', () => {
  it('is not drawn where the script points at the product, before it is seen, either', () => {
    const script = 'We bake at home. This guitar is the reason I play every day. The neighbors sing along at night.';
    const product = { moments: [{ fromSec: 6, untilSec: 9 }], heldBy: 'left', x: 0.3, y: 0.2 } as const;
    expect(emojiOf(script)).toContain('🎸');
    expect(emojiOf(script, { material: { product } })).not.toContain('🎸');
  });

  it('is not drawn in a question that asks nobody', () => {
    expect(emojiOf('I am so mad right now about all of this. How do people with a guitar live?')).not.toContain('🎸');
    expect(emojiOf('I have something new for everybody here today. Do you still have your guitar?')).toContain('🎸');
  });

  it('fills no frame amid trouble', () => {
    const trouble =
      'So my fridge broke on a Thursday night and everything in it was ruined. The store said a new one, fourteen hundred dollars, ';
    const { shots } = planned(
      `${trouble}delivery of a guitar in nine days. I sat on the floor for an hour and cried.`,
      {
        sizes: [...SIZES, 'card'],
      },
    );
    expect(shots.map(({ size }) => size)).not.toContain('card');
  });

  it('is seen with its word, once, long enough, in a shot that has room for it', () => {
    const { things, shots, reading } = planned(STORY);
    expect(things.length).toBeGreaterThanOrEqual(2);
    expect(new Set(things.map(({ parts }) => parts[0]?.text)).size).toBe(things.length);
    for (const { fromSec, untilSec, parts } of things) {
      expect(reading.words.some(({ startSec }) => startSec === parts[0]?.atSec)).toBe(true);
      expect(untilSec - fromSec).toBeGreaterThanOrEqual(0.8);
      const seen = shots.filter((shot, index) => {
        const nextSec = shots[index + 1]?.fromSec ?? reading.durationSec;
        return shot.fromSec < untilSec && nextSec > fromSec;
      });
      expect(seen.map(({ size }) => size)).not.toContain('close');
    }
  });

  it('is not on a card, whose words are there to be read, unless a mark asks for it', () => {
    const sizes = [...SIZES, 'card'] as const;
    const onCard = (list: string) => {
      const script = `We cook for every dog in town. Look at what is in it. [card] ${list} He loves all of it.`;
      const { things, shots } = planned(script, { sizes });
      const at = shots.findIndex(({ size }) => size === 'card');
      const [fromSec = 0, untilSec = 0] = [shots[at]?.fromSec, shots[at + 1]?.fromSec];
      return things.filter((thing) => thing.fromSec < untilSec && thing.untilSec > fromSec);
    };
    expect(onCard('Fresh carrots, apples and bread.')).toEqual([]);
    expect(onCard('Fresh [sticker 🥕] carrots, apples and bread.')).toMatchObject([{ parts: [{ text: '🥕' }] }]);
  });

  it('is in the list of sentences as a mark', () => {
    const { shown } = planned(STORY);
    expect(shown.sentences.flatMap(({ figures }) => figures)).toContain('sticker 🐶');
  });

  it('comes before others where it is named more often', () => {
    const often = STORY.replace('a guitar that', 'coffee and a guitar that');
    expect(emojiOf(often)).toContain('☕');
    expect(emojiOf(often)).not.toContain('🎸');
  });

  it('moves cuts so that it has room', () => {
    const figures = { ...FIGURES, isMarkedOnly: true };
    const isMoved = TWENTY_SCRIPTS.some((script) => {
      const [cut, uncut] = [planned(script), planned(script, { figures })];
      return cut.things.length > 0 && JSON.stringify(cut.shots) !== JSON.stringify(uncut.shots);
    });
    expect(isMoved).toBe(true);
  });

  it('is not seen where somebody asked for nothing', () => {
    expect(emojiOf(STORY)).toContain('🐶');
    expect(emojiOf(`[no figure] ${STORY}`)).not.toContain('🐶');
  });

  it('is not seen where somebody asked for key words', () => {
    const { figures } = planned(`[chips Old, New] ${STORY}`);
    expect(figures.map(({ kind }) => kind)).toContain('chips');
    expect(figures.flatMap(({ parts }) => parts.map(({ text }) => text))).not.toContain('🐶');
  });

  it('is not seen where only marks put something on the picture', () => {
    const figures = { ...FIGURES, isMarkedOnly: true };
    expect(emojiOf(STORY, { figures })).toEqual([]);
  });

  it('is not seen where a picture or the product shows it for real', () => {
    const dog = { shot: 'picture 1', name: 'The dog' } as const;
    expect(emojiOf(STORY, { material: { pictures: [dog] } })).not.toContain('🐶');
    const sec = planned(STORY).things.find(({ parts }) => parts[0]?.text === '🐶')?.fromSec ?? Number.NaN;
    const product = { moments: [{ fromSec: sec - 0.5, untilSec: sec + 2 }], heldBy: null, x: 0, y: 0 };
    expect(emojiOf(STORY, { material: { product } })).not.toContain('🐶');
  });

  it('is not seen where death is told', () => {
    const sad =
      'So this is about how we came to do what we do. My mother died in our old house last spring. I did not know what to do.';
    expect(namedIn(sad)).toEqual(['🏠']);
    expect(emojiOf(sad)).toEqual([]);
  });

  it('stands still in bad news', () => {
    const bad =
      'So this is about how we came to do what we do. I broke my guitar and it was awful. Then we fixed all of it for you.';
    expect(planned(bad).things).toMatchObject([{ isSober: true }]);
  });

  it('waits until a number is gone', () => {
    const script =
      'So this is about what we do around here all day. It is $49 for a new guitar from us. Come in and see us now.';
    const { figures } = planned(script);
    const price = figures.find(({ kind }) => kind === 'number');
    const thing = figures.find(({ kind }) => kind === 'sticker');
    expect(price).toBeDefined();
    expect(!thing || thing.fromSec > (price?.untilSec ?? 0) || thing.untilSec < (price?.fromSec ?? 0)).toBe(true);
  });
});

describe('a card in the middle of a film', () => {
  const sizes = [...SIZES, 'card'] as const;
  const cardsOf = (script: string) => {
    const { shots, reading } = planned(script, { sizes });
    const ends = [...shots.slice(1).map(({ fromSec }) => fromSec), reading.durationSec];
    const wordsOf = (fromSec: number, untilSec: number) =>
      reading.words.flatMap(({ text, startSec }) => (startSec >= fromSec && startSec < untilSec ? [text] : []));
    return shots.flatMap(({ size, fromSec }, index) =>
      size === 'card' ? [wordsOf(fromSec - 0.01, ends[index] ?? 0).join(' ')] : [],
    );
  };
  const BIKES =
    'I fix bikes all day, and this would save you a trip. First, pump your tires every week, because they leak. Then clean the rims and come by.';

  it('shows no thing that is named: a drawing of half a frame is nothing that anybody gave', () => {
    expect(cardsOf(BIKES)).toEqual([]);
    const named = TWENTY_SCRIPTS.map((script) => planned(script, { sizes }));
    for (const { shots, things } of named)
      for (const { fromSec } of things)
        expect(shots.findLast((shot) => shot.fromSec <= fromSec + 0.01)?.size).not.toBe('card');
  });

  it('is there for a list of short things, and for no price that has room beside who speaks', () => {
    const price =
      'We make soap in our kitchen in small batches. It is $9 for a bar. Every bar is cut by hand on Sundays.';
    expect(cardsOf(price)).toEqual([]);
    const list =
      'We make soap in our kitchen for people like you. No dyes, no palm oil, no perfume. Come in and smell it.';
    expect(cardsOf(list)).toEqual(['No dyes, no palm oil, no perfume.']);
  });
});

const namedIn = (text: string, locale = 'en-US') =>
  thingsIn(
    text.split(' ').map((word) => ({ text: word, plain: plainOf(word) })),
    locale,
  ).map(({ emoji }) => emoji);

test.each([
  ['We drive a bread truck.', ['🚚']],
  ['Fresh bread, coffee, carrots.', ['🍞', '☕', '🥕']],
  ['That was a piece of cake.', []],
  ["Your air filter's clogged, and the old fridge hums.", []],
  ['My head aches, and the garage is full.', []],
  ['A cup of tea and a cake.', ['🍰']],
  ['I was a couch potato.', []],
  ['It purrs like a kitten.', []],
  ['We do it without any car.', []],
  ['Fresh coffee – every day.', ['☕']],
  ['We bought it at Piano Palace.', []],
  ['We open before Christmas.', ['🎄']],
  ['Send me receipts, invoices and taxes.', ['🧾', '📄', '🧮']],
  ['Wipe your chain before dinner.', ['⛓️']],
  ['My peach jam took first prize.', []],
  ['The crab traps come up at dawn.', []],
  ['He proposed with a ring pop.', []],
  ['Pickle juice stops my leg cramps.', []],
  ['Our peaches ripen in July.', ['🍑']],
  ['We made it from the same mold.', []],
  ['Curtains cut to your size.', []],
  ['We cook dinner for you.', ['🍽️']],
  ['We fixed the supply chain.', []],
  ['The ball is in your court.', []],
  ['I do the books.', []],
  ['I coach nervous speakers.', []],
  ['Almond butter and butter.', ['🥜', '🧈']],
  ['Our packages start at ten, and we tailor each one.', []],
  ['The wedding planner books up fast.', []],
  ['She books you a table, then braces for impact.', []],
  ['Books up to 50 percent off.', ['📚']],
  ['My books you love, and braces for adults.', ['📚', '🦷']],
  ['Our trainers vet every team.', []],
  ['Two coats, then sour cream and support tickets.', []],
  ['Three flights of stairs, one flight.', ['🪜', '✈️']],
])('"%s" names %j', (text, emoji) => {
  expect(namedIn(text)).toEqual(emoji);
});

test.each([
  ['fr-FR', 'Ma sœur est enceinte.', []],
  ['fr-FR', 'Du beurre de karité.', []],
  ['fr-FR', 'Je tente, on ferme, et tu souris.', []],
  ['fr-FR', "J'ai reçu la crème fraîche et le point clé.", []],
  ['fr-FR', 'On dort sous la tente à la ferme.', ['⛺', '🚜']],
  ['de-DE', 'Wir pflanzen im Garten.', ['🏡']],
  ['de-DE', 'Eine Pflanze, und er braut Bier.', ['🪴', '🍺']],
  ['de-DE', 'Fahrschule Koch und Bäckerei Schneider.', ['🍞']],
  ['de-DE', 'Unser Koch ist da.', ['🧑‍🍳']],
  ['de-DE', 'Wir warten Heizungen, das ist der Hammer.', []],
  ['it-IT', 'Ho letto tutto al volo.', []],
  ['it-IT', 'La macchina da caffè è nel letto.', ['☕', '🛏️']],
  ['es-ES', 'El cuidado diario es efectivo, espera.', []],
  ['es-ES', 'Clases de vela y una vela.', ['⛵', '🕯️']],
  ['pt-BR', 'A liga sobe a receita, estamos presentes.', []],
  ['pt-BR', 'Camisa de manga longa, suco de manga.', ['👕', '🥭']],
  ['hi-IN', 'ट्रेन छूट गई और साड़ियों पर छूट।', ['🚆', '🥻', '🏷️']],
  ['es-ES', 'Mantequilla de maní.', ['🥜']],
  ['it-IT', 'Burro di arachidi.', ['🥜']],
  ['pt-BR', 'Manteiga de amendoim.', ['🥜']],
])('in %s "%s" names %j', (locale, text, emoji) => {
  expect(namedIn(text, locale)).toEqual(emoji);
});

test('a language without a list names nothing', () => {
  expect(namedIn('coffee', 'sv-SE')).toEqual([]);
});

/** "Black box" hides the box of "box spring" when both meet. */
const begins = (phrase: string, saying: string): boolean =>
  phrase
    .split(' ')
    .some((_, index, parts) => index > 0 && ` ${saying}`.endsWith(` ${parts.slice(0, index).join(' ')}`));

describe.each(Object.entries(THING_WORDS))('the words in %s', (_language, { pictures, idioms }) => {
  it('stand for one emoji each', () => {
    const words = [...Object.values(pictures).flatMap((phrases) => phrases.split(', ')), ...idioms];
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(Object.keys(pictures).filter((emoji) => !isOneEmoji(emoji))).toEqual([]);
  });

  it('have no saying that hides nothing', () => {
    const phrases = Object.values(pictures).flatMap((list) => list.split(', '));
    const idle = idioms.filter((saying) => !phrases.some((phrase) => ` ${saying} `.includes(` ${phrase} `)));
    expect(idle.filter((saying) => !phrases.some((phrase) => begins(phrase, saying)))).toEqual([]);
  });
});
