import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import type { Material } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { RULES } from './rules.ts';

const TASTE = { mood: 'composed', gestures: GESTURES } as const;
const NO_PRODUCT: Material = { product: null };
const HELD: Material = { product: { moments: [{ fromSec: 0, untilSec: 99 }], heldBy: 'left', x: 0.4, y: 0.7 } };

const directed = (script: string, material = NO_PRODUCT, locale?: string) =>
  planDirection(said(script, locale), material, TASTE, 7);
/** The reasons found in the clause that holds a word. */
const reasonsAt = (script: string, word: string, material?: Material, locale?: string) =>
  directed(script, material, locale).beats.find(({ words }) => words.includes(word))?.why ?? [];
/** The same, and nothing where no clause holds the word. */
const whyAt = (script: string, word: string, locale: string) =>
  directed(script, NO_PRODUCT, locale).beats.find(({ words }) => words.includes(word))?.why;
const whyOf = (name: string) => RULES.find((rule) => rule.name === name)?.why ?? `no rule ${name}`;

/** A script for every rule, with a word of the clause it is found in. */
const FOUND: [rule: string, script: string, word: string][] = [
  ['hello', 'Hey everyone, this is Nora from the bakery.', 'hey'],
  ['relief', 'With this cream there is no more redness at night.', 'redness'],
  ['pain', 'I was so tired of cleaning the same pan again.', 'tired'],
  ['before a turn', 'I bought every brush in town, but nothing else came close.', 'brush'],
  ['denial', 'The colour does not come from the grape.', 'not'],
  ['grave', 'My uncle died in the spring of that year.', 'died'],
  ['apology', 'We let you down last week.', 'let'],
  ['irony', 'Oh great, another meeting on Monday.', 'great'],
  ['warning', 'Never drill above a socket at home.', 'drill'],
  ['good news', 'The bread comes out soft.', 'soft'],
  ['great news', 'The bread comes out soft and juicy.', 'soft'],
  ['wow', 'Wow, look at how quickly that dries.', 'wow'],
  ['link', 'The full menu is in the link under this video.', 'link'],
  ['offer', 'The whole kit is only $19 until Sunday evening.', '$19'],
  ['price', 'The whole kit costs $19 in our shop.', '$19'],
  ['gift', 'The first month is free for you.', 'free'],
  ['trouble', 'The pipe in the old mill is broken.', 'broken'],
  ['saving', 'My family saves about $60 a week.', 'saves'],
  ['counting', 'There are three reasons to switch tonight.', 'reasons'],
  ['point', 'One, wash it twice. Two, let it dry.', 'one'],
  ['thumb', 'We give this oven two thumbs up.', 'thumbs'],
  ['first', 'First we wash the beans by hand.', 'first'],
  ['next', 'Second we roast them over oak.', 'second'],
  ['own face', 'I put two drops under my eyes at night.', 'eyes'],
  ['own heart', 'That winter I felt old and slow.', 'felt'],
  ['feeling', 'I trust these shoes on every mountain.', 'trust'],
  ['call', 'Order yours before the weekend starts.', 'order'],
  ['love', 'Customers say the smell is amazing in winter.', 'amazing'],
  ['praise', 'It is the best coffee in town.', 'best'],
  ['tiny', 'All it takes is a drop on your skin.', 'drop'],
  ['huge', 'There is a huge sofa in our room.', 'huge'],
  ['dear', 'I am proud of my grandma and her garden.', 'grandma'],
  ['pride', 'Each chair is handmade in a small workshop.', 'handmade'],
  ['important', 'Remember the sound of the engine.', 'remember'],
  ['doubt', 'Some people thought the colour would fade.', 'thought'],
  ['echo', 'The hours I spent were nine. Nine hours!', 'nine hours'],
  ['exclamation', 'The doors open on Friday morning!', 'doors'],
  ['glad question', 'Do you want skin that glows?', 'glows'],
  ['offered thought', 'What if dinner was ready at six?', 'dinner'],
  ['question', 'What does a bakery smell like at five?', 'bakery'],
  ['turn away', 'They loved us, but inside lay a bar of soap.', 'soap'],
  ['praise before a turn', 'They loved us, but inside lay a bar of soap.', 'loved'],
  ['turn', 'The rain came down for hours, but the tent stayed dry inside.', 'tent'],
  ['help', 'The store said no. Then Walt came by.', 'walt'],
  ['look', 'See how the light falls on the table.', 'see'],
  ['everyone', 'Everyone in the office loves it now.', 'everyone'],
  ['viewer', 'Which of these rooms is yours?', 'rooms'],
  ['hello before a problem', 'Hey everyone, this is Nora. My skin was dry. Try this cream.', 'hey'],
  ['sober hello', 'Hey everyone, this is Nora. Our oven broke.', 'hey'],
  ['viewer in passing', 'It follows you from room to room.', 'follows'],
  ['number', 'It runs 48 hours on one charge.', '48'],
  ['halt', 'Stop paying for water that comes out of your tap.', 'stop'],
  [
    'punch',
    'We asked every baker in the whole town about it. Three answered. That is how we found our oven.',
    'answered',
  ],
  [
    'glad punch',
    'The new cushions are so soft that we love every evening. Even the cat agrees. We bought four more of them.',
    'agrees',
  ],
  ['thanks', 'Thanks for watching until the end.', 'thanks'],
  ['tears', 'He cried at the door of the old mill.', 'cried'],
  ['shame', 'My face turned red in front of the class.', 'red'],
  ['anger', 'They charged me twice, and I was furious.', 'furious'],
  ['anger goes on', 'I was so mad. Nineteen hundred dollars!', 'nineteen'],
  ["viewer's anger", 'You are furious about the noise.', 'furious'],
  ['outrage', 'Then the shop bills her three-forty!', 'bills'],
  ['dismay', 'Oh no, the door is shut.', 'no'],
  ['wronged', 'They hung up on my sister in the rain.', 'hung'],
  ['angry outcry', 'My oven broke. Thursday! The next one broke as well.', 'thursday'],
  ['doubted echo', 'It broke, my new oven. My oven? It leaked as well.', 'my oven'],
  ['question in joy', 'It works again. What does it look like?', 'look'],
  ['outcry', 'The doors are there! It is red. It is blue. It is green. It is tall.', 'doors'],
  ['shocked question', 'He wanted to see me. Pardon?!', 'pardon'],
  ['doubted sum', 'But nine hundred dollars?', 'nine'],
  ['worried thought', 'What if I forget my words?', 'forget'],
];

describe('the rules of a script', () => {
  it.each(FOUND)('finds "%s" in: %s', (name, script, word) => {
    expect(reasonsAt(script, word)).toContain(whyOf(name));
  });

  it('finds the product where it is spoken of, once it is there', () => {
    expect(reasonsAt('Well, this is the one for you.', 'one', HELD)).toContain(whyOf('product'));
    expect(reasonsAt('Well, this is the one for you.', 'one')).not.toContain(whyOf('product'));
  });

  it('do not point at somebody who is asked to forgive', () => {
    const why = reasonsAt('We let you down last week.', 'let');
    expect(why).not.toContain(whyOf('viewer'));
    expect(reasonsAt('Which of these rooms is yours?', 'rooms')).toContain(whyOf('viewer'));
  });

  it('smile at no price that changes, and praise nothing that they ask for', () => {
    const glad = ['offer', 'praise'].map(whyOf);
    expect(reasonsAt('Our rye goes from six dollars to seven twenty.', 'rye')).not.toContain(glad[0]);
    expect(reasonsAt('What is your old phone worth?', 'phone')).not.toContain(glad[1]);
  });

  it.each([
    ['en-US', "Don't wait, try it today.", 'wait'],
    ['de-DE', 'Warte nicht, probier sie heute.', 'warte'],
    ['es-ES', 'No esperes, pruébala hoy.', 'esperes'],
    ['fr-FR', "N'attendez pas, essayez-la aujourd'hui.", 'pas'],
    ['it-IT', 'Non aspettare, provala oggi.', 'aspettare'],
    ['pt-BR', 'Não espere, experimente hoje.', 'espere'],
    ['hi-IN', 'देर मत कीजिए, आज ही ऑर्डर करें।', 'देर'],
  ])('in %s take "don\'t wait" for a call: %s', (locale, script, word) => {
    expect(reasonsAt(script, word, NO_PRODUCT, locale)).toContain(whyOf('call'));
    expect(reasonsAt(script, word, NO_PRODUCT, locale)).not.toContain(whyOf('warning'));
  });

  it.each([
    ['fr-FR', "N'attendez pas !", 'pas'],
    ['fr-FR', "N'attendez plus\u00A0!", 'plus'],
    ['fr-FR', "N'attendez plus\u202F!", 'plus'],
    ['fr-FR', "N'hésitez plus : essayez-la aujourd'hui.", 'plus'],
    ['en-US', "Don't wait — try it today.", 'wait'],
    ['en-US', "Don't wait any longer!", 'wait'],
    ['en-US', "Don't wait another day.", 'wait'],
    ['en-US', "Please don't wait, try it.", 'wait'],
    ['en-US', "So don't wait, try it today.", 'wait'],
    ['en-US', "And don't wait!", 'wait'],
    ['en-US', "Don't hesitate to call us.", 'hesitate'],
    ['de-DE', 'Warten Sie nicht länger!', 'warten'],
    ['de-DE', 'Also warte nicht, probier sie heute.', 'warte'],
    ['es-ES', 'No lo dudes más.', 'dudes'],
    ['it-IT', 'Quindi non aspettare più!', 'aspettare'],
    ['pt-BR', 'Então não espere mais um dia!', 'espere'],
    ['hi-IN', 'इंतज़ार न करें।', 'इंतज़ार'],
  ])('in %s hear a call in: %s', (locale, script, word) => {
    const why = reasonsAt(script, word, NO_PRODUCT, locale);
    expect(why).toContain(whyOf('call'));
    expect(why.filter((one) => ['warning', 'halt', 'denial'].map(whyOf).includes(one))).toEqual([]);
  });

  it.each([
    ['en-US', "Don't wait for the next price rise.", 'wait'],
    ['en-US', "Our pipe broke last night. Don't wait!", 'wait'],
    ['de-DE', 'Gestern ist unser Rohr gebrochen. Warten Sie nicht länger!', 'warten'],
    ['en-US', "Don't wait, your pipes are already rusting.", 'wait'],
    ['en-US', "Don't wait, or it gets worse.", 'wait'],
    ['en-US', "Don't wait any longer, or the whole roof comes down.", 'wait'],
    ['en-US', "Don't wait — it only spreads.", 'wait'],
    ['en-US', "Don't wait, it only spreads.", 'wait'],
    ['en-US', "Don't wait, he told me. I waited. My uncle died.", "don't wait"],
    ['de-DE', 'Warten Sie nicht, sonst wird es schlimmer.', 'warten'],
    ['de-DE', 'Warte nicht, deine Rohre rosten schon.', 'warte'],
    ['es-ES', 'No esperes, o será peor.', 'esperes'],
    ['fr-FR', "N'attendez pas, ou ce sera pire.", 'pas'],
    ['it-IT', 'Non aspettare, o sarà peggio.', 'aspettare'],
    ['pt-BR', 'Não espere, ou vai piorar.', 'espere'],
    ['hi-IN', 'देर मत कीजिए, वरना हालत बिगड़ेगी।', 'देर'],
  ])('in %s smile at no threat: %s', (locale, script, word) => {
    const beat = directed(script, NO_PRODUCT, locale).beats.find(({ words }) => words.includes(word));
    expect(beat?.why.filter((why) => ['call', 'halt'].map(whyOf).includes(why))).toEqual([]);
    expect(['joyous', 'excited', 'friendly', 'delighted', 'proud']).not.toContain(beat?.expression);
    expect(beat?.why).toContain(whyOf('warning'));
  });

  it.each([
    ['en-US', 'Right now it is half price.', 'half'],
    ['en-US', "Don't wait, it is half price today.", 'half'],
    ['en-US', 'It is not a trick and it is half price.', 'half'],
    ['en-US', 'My skin was dry. Today this cream is half price.', 'half'],
    ['de-DE', 'Heute gibt es das zum halben Preis.', 'halben'],
    ['es-ES', 'Hoy está a mitad de precio.', 'mitad'],
    ['fr-FR', "Aujourd'hui tout est à moitié prix.", 'moitié'],
    ['it-IT', 'Oggi è tutto a metà prezzo.', 'metà'],
    ['pt-BR', 'Hoje está pela metade do preço.', 'metade'],
    ['hi-IN', 'आज यह आधी कीमत पर है।', 'आधी'],
  ])('in %s name an offer at half price: %s', (locale, script, word) => {
    expect(reasonsAt(script, word, NO_PRODUCT, locale)).toContain(whyOf('offer'));
  });

  it.each([
    ['en-US', 'Is it really half price?', 'half'],
    ['en-US', 'This one is not half price.', 'half'],
    ['en-US', 'It is never half price anywhere.', 'half'],
    ['en-US', "I couldn't find a table at half price.", 'half'],
    ['en-US', 'My pipe burst. I had to sell the car at half price.', 'half'],
    ['en-US', 'I missed the sale by a day. It was half price.', 'half'],
    ['en-US', 'He pays me half the price.', 'half'],
    ['en-US', 'They wanted half the cost up front.', 'half'],
    ['en-US', 'That was half the price of a car.', 'half'],
    ['de-DE', 'Das ist nicht zum halben Preis.', 'halben'],
    ['de-DE', 'Zum halben Preis gibt es das hier nicht.', 'halben'],
    ['de-DE', 'Ich musste das Auto zum halben Preis verkaufen.', 'halben'],
    ['de-DE', 'Sie wollten die Hälfte des Preises.', 'hälfte'],
    ['es-ES', 'No es a mitad de precio.', 'mitad'],
    ['es-ES', 'Tuve que vender el coche a mitad de precio.', 'mitad'],
    ['fr-FR', "Ce n'est pas à moitié prix.", 'moitié'],
    ['fr-FR', "J'ai dû vendre la voiture à moitié prix.", 'moitié'],
    ['it-IT', 'Non è a metà prezzo.', 'metà'],
    ['it-IT', "Ho dovuto vendere l'auto a metà prezzo.", 'metà'],
    ['pt-BR', 'Não está pela metade do preço.', 'metade'],
    ['pt-BR', 'Tive que vender o carro pela metade do preço.', 'metade'],
    ['hi-IN', 'यह आधी कीमत पर नहीं है।', 'आधी'],
    ['hi-IN', 'मुझे कार आधे दाम पर बेचनी पड़ी।', 'आधे'],
  ])('in %s name no offer at half price: %s', (locale, script, word) => {
    const offers = ['offer', 'saving', 'gift'].map(whyOf);
    expect(whyAt(script, word, locale)?.filter((why) => offers.includes(why))).toEqual([]);
  });

  it('has a test for every rule', () => {
    expect([...FOUND.map(([name]) => name), 'product'].sort()).toEqual(RULES.map(({ name }) => name).sort());
  });

  it('finds nothing in a plain statement', () => {
    expect(reasonsAt('The shop stands near the station.', 'shop')).toEqual([]);
  });

  it.each([
    ['de-DE', 'Ich hatte nur Probleme mit meiner Haut.', 'probleme', 'pain'],
    ['es-ES', 'Toca el enlace que ves abajo.', 'enlace', 'link'],
    ['fr-FR', 'Je suis vraiment fatigué de tout nettoyer.', 'fatigué', 'pain'],
    ['it-IT', 'Ciao a tutti dal nostro negozio.', 'ciao', 'hello'],
    ['de-DE', 'Ich war so wütend.', 'wütend', 'anger'],
    ['es-ES', 'Yo estaba furiosa.', 'furiosa', 'anger'],
    ['fr-FR', "J'étais furieuse.", 'furieuse', 'anger'],
    ['it-IT', 'Ero davvero arrabbiata.', 'arrabbiata', 'anger'],
    ['pt-BR', 'Eu estava muito irritada.', 'irritada', 'anger'],
    ['hi-IN', 'मुझे बहुत गुस्सा आया।', 'गुस्सा', 'anger'],
    ['pt-BR', 'Este é o melhor café da cidade.', 'melhor', 'praise'],
    ['hi-IN', 'यह कितना अच्छा है!', 'यह', 'exclamation'],
  ])('works in %s: %s', (locale, script, word, name) => {
    expect(reasonsAt(script, word, NO_PRODUCT, locale)).toContain(whyOf(name));
  });
});

describe('what a rule makes the presenter do', () => {
  const gesturesIn = (script: string, material?: Material): Gesture[] =>
    directed(script, material).acting.gestures.map(({ name }) => name);
  const faceAt = (script: string, word: string) =>
    directed(script).beats.find(({ words }) => words.includes(word))?.expression;

  it.each<[Gesture, string]>([
    ['wave', 'Hello from the workshop, everybody is here today.'],
    ['point-down', 'You can find all of them in the link down there.'],
    ['count', 'Here are three reasons to change your pillow tonight, so stay.'],
    ['point-up', 'First we wash the beans by hand in the yard.'],
    ['palm-forward', 'Never drill above a socket in your own home.'],
    ['hand-on-heart', 'I promise that it feels like home in there.'],
  ])('makes %s in: %s', (gesture, script) => {
    expect(gesturesIn(script)).toContain(gesture);
  });

  it.each<[Gesture, string]>([
    ['palm-forward', 'Stop scrolling, because this one is about your roof and it matters.'],
    ['both-palms', 'I love every plant in here and so do you. The leaves are three feet wide by now.'],
    ['both-palms', 'Unser neuer Tisch ist zwei Meter breit und steht im Garten.'],
  ])('says with its hands what the words say, before what only goes with them: %s in %s', (gesture, script) => {
    const locale = script.startsWith('Unser') ? 'de-DE' : 'en-US';
    const names = planDirection(said(script, locale), NO_PRODUCT, TASTE, 7).acting.gestures.map(({ name }) => name);
    expect(names).toContain(gesture);
  });

  it.each([
    'Wait times are short in our clinic near the station.',
    'The wait is over for the people in our town.',
    'Wait until you see our new kitchen in the light.',
  ])('holds up no hand in: %s', (script) => {
    expect(gesturesIn(script)).not.toContain('palm-forward');
  });

  it('takes no sentence of a row of short ones for the one that all led up to', () => {
    const script = 'We tried to find every single thing that you hate. No spam. No ads. No fees. Try it in the app.';
    expect(reasonsAt(script, 'spam')).not.toContain(whyOf('punch'));
  });

  it.each(['Here are five reasons to change your pillow tonight, so stay.', 'We do these things for you, so stay.'])(
    'counts to three for nothing else: %s',
    (script) => {
      expect(gesturesIn(script)).not.toContain('count');
    },
  );

  it('is excited by an exclamation and serious about a warning', () => {
    expect(['excited', 'delighted']).toContain(faceAt('The doors open on Friday morning!', 'doors'));
    expect(faceAt('Never drill above a socket.', 'drill')).toBe('serious');
  });

  it('shakes the head for a negation and tilts it for a question', () => {
    const kinds = (script: string) => directed(script).acting.headMoves.map(({ kind }) => kind);
    expect(kinds('The colour does not come from the grape.')).toContain('shake');
    expect(kinds('What does a bakery smell like at five?')).toContain('tilt');
  });

  it.each([
    ['My kitchen has never smelled this good. One spoon of this oil, and dinner is done.', 'smelled'],
    ['Hello. I am not a real person. This studio drew me.', 'real'],
  ])('does not frown at a mere "never" or "not": %s', (script, word) => {
    expect(faceAt(script, word)).toBeTypeOf('string');
    expect(['concerned', 'serious']).not.toContain(faceAt(script, word));
  });

  it('is concerned about what went wrong, not glad', () => {
    expect(['concerned', 'serious']).toContain(faceAt('I was so tired of cleaning the same pan again.', 'tired'));
  });

  it('keeps the hand that holds the product where it is', () => {
    const { gestures } = directed(
      'I love this so much! Wow, look at it! It is the best one! Order yours today!',
      HELD,
    ).acting;
    expect(gestures.length).toBeGreaterThan(0);
    expect(gestures.every(({ hand, name }) => hand === 'right' && name !== 'both-palms')).toBe(true);
  });

  it('brings the product nearer where it is named', () => {
    expect(directed('Well, I really like how this one smells.', HELD).acting.shows).toHaveLength(1);
  });

  it('keeps it there for a while when a short sentence brings it up', () => {
    const product = { moments: [{ fromSec: 0.3, untilSec: 99 }], heldBy: 'left', x: 0.4, y: 0.7 } as const;
    const [shown] = directed('I found this. It helps me a lot every day.', { product }).acting.shows;
    expect((shown?.untilSec ?? 0) - (shown?.fromSec ?? 0)).toBeGreaterThanOrEqual(1.4);
  });

  it.each([
    ['अब सिर्फ ₹499 में मिलता है।', 'hi-IN'],
    ['Agora custa só R$ 99,90 na loja.', 'pt-BR'],
  ])('tells a price in the money of its country as one: %s', (script, locale) => {
    const { beats } = planDirection(said(script, locale), NO_PRODUCT, { mood: 'joyous', gestures: [] }, 1);
    expect(beats.flatMap(({ why }) => why)).toContain('names an offer');
  });

  it('makes no gesture for who has no hands in the picture', () => {
    const { acting } = planDirection(
      said('I love it! Order yours now!'),
      NO_PRODUCT,
      { mood: 'joyous', gestures: [] },
      1,
    );
    expect(acting.gestures).toEqual([]);
    expect(acting.expressions.length).toBeGreaterThan(1);
  });
});

describe('"sie" in German', () => {
  it('speaks to the viewer with a capital letter alone', () => {
    const viewer = whyOf('viewer in passing');
    expect(reasonsAt('Über 1.200 Kunden lieben sie!', 'sie', NO_PRODUCT, 'de-DE')).not.toContain(viewer);
    expect(reasonsAt('Unsere Bäcker grüßen Sie am Morgen.', 'sie', NO_PRODUCT, 'de-DE')).toContain(viewer);
  });
});
