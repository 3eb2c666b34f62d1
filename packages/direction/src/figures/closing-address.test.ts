import { describe, expect, it } from 'vitest';
import { cameraOf, planOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const figures = {
  sizes: ['wide', 'medium'],
  stickerSizes: { alone: ['wide'], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
  saysCalls: true,
  closesWithOffer: true,
} as const;
const CAMERA = cameraOf({ sizes: [...SIZES, 'product', 'card'], figures });
const STORIES: Readonly<Record<string, string>> = {
  'en-US': 'We bake bread by hand. The oven is warm from four. You smell it down the street.',
  'de-DE': 'Wir backen Brot von Hand. Der Ofen ist ab vier warm. Ihr riecht es schon draußen.',
  'es-ES': 'Hacemos pan a mano. El horno está caliente desde las cuatro. Se huele desde fuera.',
  'fr-FR': 'Nous faisons le pain à la main. Le four est chaud dès quatre heures. Ça sent bon dehors.',
  'it-IT': 'Facciamo il pane a mano. Il forno è caldo dalle quattro. Si sente il profumo fuori.',
  'pt-BR': 'Fazemos pão à mão. O forno está quente desde as quatro. Dá para sentir o cheiro lá fora.',
  'hi-IN': 'हम हाथ से रोटी बनाते हैं। तंदूर सुबह से गरम रहता है। खुशबू बाहर तक आती है।',
};

const endsOnCard = (closing: string, locale: string): boolean =>
  planOf(said(`${STORIES[locale]} ${closing}`, locale), CAMERA).shots.at(-1)?.isOffer === true;

const linesOf = (closing: string, locale: string): string[] =>
  planOf(said(`${STORIES[locale]} ${closing}`, locale), CAMERA).shots.at(-1)?.place?.lines ?? [];

describe('an address that is said at the end', () => {
  it.each([
    ['en-US', 'Our bakery is at 12 Elm Street, daily till six.'],
    ['en-US', 'My shop is at 12 Elm Street. Come early.'],
    ['de-DE', 'Wir sind in der Gartenstraße 9. Kommt früh vorbei.'],
    ['de-DE', 'Unser Laden ist in der Gartenstraße 9, täglich bis sechs.'],
    ['es-ES', 'Nuestra tienda está en la calle Serrano 9, todos los días hasta las seis.'],
    ['fr-FR', 'Notre boulangerie est au 9 rue Pasteur, tous les jours de six heures.'],
    ['it-IT', 'La nostra bottega è in via Verdi 9. Venite presto da noi.'],
    ['pt-BR', 'Nossa loja fica na rua Bahia 9, todos os dias até as seis.'],
    ['hi-IN', 'हमारी दुकान 45 नेहरू रोड, सोमवार से शनिवार तक।'],
  ])('ends a film with its card in %s: %s', (locale, closing) => {
    expect(endsOnCard(closing, locale)).toBe(true);
  });

  it.each([
    ['en-US', 'She lives at 12 Elm Street. Order yours now.'],
    ['en-US', 'The old bakery at 12 Elm Street closed. Order yours now.'],
    ['de-DE', 'Meine Oma wohnte in der Gartenstraße 9. Probiert das Brot jetzt.'],
    ['es-ES', 'Mi abuela vivía en la calle Serrano 9. Prueba el pan ahora.'],
    ['fr-FR', 'Ma mère habite au 9 rue Pasteur. Goûtez le pain maintenant.'],
    ['it-IT', 'Mia nonna abitava in via Verdi 9. Provate il pane adesso.'],
    ['pt-BR', 'Minha avó morava na rua Bahia 9. Experimente o pão agora.'],
    ['hi-IN', 'दादी का पता 45 नेहरू रोड, वहीं रहती हैं। आज ही रोटी चखिए।'],
  ])('is on no card where somebody lives or lived in %s: %s', (locale, closing) => {
    expect(linesOf(closing, locale).filter((line) => / \d|\d /u.test(line))).toEqual([]);
  });
});
