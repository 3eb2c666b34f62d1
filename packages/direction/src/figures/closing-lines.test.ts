import { keptPlan } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { cameraOf, planOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const figures: Camera['figures'] = {
  sizes: ['wide', 'medium'],
  stickerSizes: { alone: ['wide'], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
  saysCalls: true,
  closesWithOffer: true,
};
const CAMERA = cameraOf({ sizes: [...SIZES, 'product', 'card'], figures });
const STORIES: Readonly<Record<string, string>> = {
  'en-US': 'My dog hated every shampoo we tried. Then my groomer gave me this oat bar. It foams up in seconds.',
  'de-DE': 'Mein Hund mochte kein Shampoo. Dann gab mir eine Freundin dieses Stück. Es schäumt in Sekunden.',
  'es-ES': 'Mi perro odiaba el jabón. Luego una amiga me dio este. Hace espuma en un momento.',
  'fr-FR': "Mon chien détestait le savon. Puis une amie m'a donné celui-ci. Il mousse en un instant.",
  'it-IT': 'Il mio cane odiava il sapone. Poi una amica mi ha dato questo. Fa schiuma in pochi secondi.',
  'pt-BR': 'Meu cachorro odiava sabonete. Aí uma amiga me deu este. Ele faz espuma na hora.',
  'hi-IN': 'मेरे कुत्ते को साबुन से नफ़रत थी। फिर मेरी दोस्त ने मुझे यह दिया। यह झाग जल्दी बनाता है।',
};

/** Undefined without a card. */
const linesOf = (locale: string, closing: string) => {
  const { shots, figures: shown } = planOf(said(`${STORIES[locale]} ${closing}`, locale), CAMERA);
  const { isOffer, place, fromSec } = shots.at(-1) ?? { fromSec: 0 };
  const offered = shown.filter((figure) => figure.kind === 'number' && figure.fromSec >= fromSec - 0.2);
  return isOffer ? [...offered.map(({ parts }) => parts[0]?.text), ...(place?.lines ?? [])] : undefined;
};

describe('a card of a kept plan', () => {
  it('says the price and the call also where it begins behind the words of the call', () => {
    const reading = said(`${STORIES['en-US']} Come by this week. It's fourteen dollars.`);
    const { shown } = planOf(reading, CAMERA);
    const { sentences, ...plan } = keptPlan(shown);
    const isCard = ({ mark }: { mark: string }) => mark === 'card';
    const sizes = new Map([
      [sentences.length - 2, 'medium'],
      [sentences.length - 1, 'card'],
    ]);
    const moved = sentences.map((sentence, index) => {
      const mark = sizes.get(index);
      const others = sentence.marks.filter((other) => !isCard(other));
      return { ...sentence, marks: [...(mark ? [{ word: 0, mark }] : []), ...others] };
    });
    const { shots } = planOf({ ...reading, plan: { ...plan, sentences: moved } }, CAMERA);
    expect(shots.at(-1)).toMatchObject({ size: 'card', isOffer: true, place: { lines: ['Come by this week'] } });
  });
});

describe('a film without a clear call', () => {
  it.each([
    ['en-US', 'Order after order went wrong. It holds.'],
    ['en-US', 'Text me said my mother. It is dry.'],
    ['en-US', 'Bring it to a boil. Then it is done.'],
    ['en-US', 'Come by accident, stay for the soup.'],
    ['en-US', 'Call them what you like. I love it.'],
    ['en-US', '"Call us," they said. I never did.'],
    ['en-US', 'Get your life back.'],
    ['en-US', 'My hands are free. It holds all day.'],
    ['en-US', 'The first visit is free. It holds all day.'],
    ['en-US', 'You save forty dollars today. Call us.'],
    ['de-DE', 'Bestellt bei Regen, geliefert bei Sonne.'],
    ['de-DE', 'Ruft sie mich an, lache ich.'],
    ['de-DE', 'Die ganze Mühe ist umsonst. Ich mag es.'],
    ['es-ES', 'Llámalo suerte. Lo adoro.'],
    ['es-ES', 'La vida es gratis. Lo adoro.'],
    ['fr-FR', 'Prenez un bol et mélangez.'],
    ['it-IT', 'Passate due settimane, brillava. La uso ogni giorno.'],
    ['pt-BR', 'Chama que nunca apaga. Eu amo.'],
    ['hi-IN', 'वह रोज़ अभी फ़ोन करो कहता था। मुझे पसंद है।'],
  ])('ends on who speaks, in %s: %s', (locale, closing) => {
    expect(linesOf(locale, closing)).toBeUndefined();
  });
});

describe('the lines of a closing card', () => {
  it.each([
    ['en-US', 'The soap is free of palm oil. Order yours today.', ['Order yours today']],
    ['en-US', 'The first gluten free loaf is warm. Order yours today.', ['Order yours today']],
    ['en-US', 'The delivery is free over fifty dollars. Order yours today.', ['Order yours today']],
    ['en-US', 'The shipping is free, but only in June. Order yours today.', ['Order yours today']],
    ['en-US', 'The first visit is free for veterans. Call us today.', ['Call us today']],
    ['en-US', 'The weekend is free, so come by.', ['Come by']],
    ['en-US', 'They said the first one is free. It was a lie. Call us.', ['Call us']],
    ['en-US', 'It is nine dollars. Delivery is free. Order yours today.', ['$9', 'Order yours today']],
    ['de-DE', 'Die ganze Mühe ist umsonst. Ruft uns heute an.', ['Ruft uns heute an']],
    ['de-DE', 'Die Lieferung ist gratis ab 50 Euro. Bestellt euch eins.', ['50\u00a0€', 'Bestellt euch eins']],
    ['de-DE', 'Das erste Gespräch ist kostenlos, danach 90 Euro. Ruft uns an.', ['90\u00a0€', 'Ruft uns an']],
    ['hi-IN', 'पहली क्लास मुफ़्त थी। आज ही फ़ोन करो।', ['आज ही फ़ोन करो']],
    ['en-US', 'Your first talk is free, so book it today.', ['First talk free', 'Book it today']],
    ['de-DE', 'Die Lieferung ist kostenlos. Bestellt euch eins.', ['Lieferung kostenlos', 'Bestellt euch eins']],
  ])('call free what is free for everybody, in %s: %s', (locale, closing, lines) => {
    expect(linesOf(locale, closing)).toEqual(lines);
  });

  it.each([
    ['en-US', 'Text us for ten dollars off today.', ['$10 off', 'Text us today']],
    ['en-US', 'Call now for $50 off any repair.', ['$50 off', 'Call now']],
    ['en-US', 'Text us today and get your first wash free.', ['First wash free', 'Text us today']],
    ['en-US', 'Order today, it is forty dollars less than the shop.', ['$40 less', 'Order today']],
    ['en-US', 'Only $14 today. Get yours before the snow does.', ['$14', 'Get yours']],
    ['en-US', 'Only $14 today. Order yours before Friday.', ['$14', 'Order yours before Friday']],
    ['de-DE', 'Schreibt uns für zehn Euro Rabatt diese Woche.', ['10\u00a0€ Rabatt', 'Schreibt uns diese Woche']],
    ['es-ES', 'Llámanos y ahorra veinte euros hoy.', ['ahorra 20\u00a0€', 'Llámanos hoy']],
    ['it-IT', 'Ordinatelo con dieci euro di sconto oggi.', ['10\u00a0€ di sconto', 'Ordinatelo oggi']],
  ])('ask without the words of the offer and what leads to it, in %s: %s', (locale, closing, lines) => {
    expect(linesOf(locale, closing)).toEqual(lines);
  });
});
