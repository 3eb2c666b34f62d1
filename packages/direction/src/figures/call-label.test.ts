import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { namesOf, planned } from '../testing/planned-figures.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { callLabel } from './call-label.ts';

function labelOf(script: string, locale: string): string | undefined {
  const { words, phones } = said(script, locale);
  return callLabel(readWords(words, phones, cueWordsOf(locale)), locale)?.text;
}

describe('the sign of a call', () => {
  it.each([
    ['en-US', 'Call us today.', 'Call us today'],
    ['en-US', 'So just call us before Friday.', 'Call us'],
    ['en-US', 'Book her for your party.', 'Book her'],
    ['en-US', 'Book your free consultation with our team.', 'Book your free consultation'],
    ['en-US', "Comment strong and I'll send it.", 'Comment “strong”'],
    ['en-US', 'Comment the word "fresh" below.', 'Comment “fresh”'],
    ['en-US', 'Comment your favorite.', 'Comment your favorite'],
    ['en-US', 'Save this for later.', 'Save this'],
    ['en-US', 'Go see Dr. Patel.', 'Go see Dr. Patel'],
    ['en-US', 'Come hungry.', 'Come hungry'],
    ['en-US', 'My dates are open.', 'Dates are open'],
    ['en-US', "I'm Dana, and my fall dates are open.", 'Fall dates are open'],
    ['en-US', "The inspection's free, anywhere in Tulsa.", "Inspection's free"],
    ['en-US', "The first session's free.", "First session's free"],
    ['de-DE', 'Ruft uns einfach an.', 'Ruft uns einfach an'],
    ['de-DE', 'Kommentiere „stark“ und ich schicke es dir.', 'Kommentiere „stark“'],
    ['de-DE', 'Die erste Stunde ist gratis.', 'Erste Stunde ist gratis'],
    ['de-DE', 'Kommt einfach vorbei.', 'Kommt einfach vorbei'],
    ['es-ES', 'Reserva tu mesa para el viernes.', 'Reserva tu mesa'],
    ['es-ES', 'Llama hoy.', 'Llama hoy'],
    ['it-IT', 'Prenota la tua visita per sabato.', 'Prenota la tua visita'],
    ['pt-BR', 'Agende sua visita com a gente.', 'Agende sua visita'],
    ['fr-FR', 'Appelez-nous dès demain.', 'Appelez-nous dès demain'],
    ['it-IT', 'Prenota ora.', 'Prenota ora'],
    ['pt-BR', 'Ligue a qualquer hora para nós.', 'Ligue a qualquer hora'],
    ['pt-BR', 'Comenta forte e eu te mando.', 'Comenta “forte”'],
    ['hi-IN', 'आज ही हमें कॉल करें।', 'आज ही हमें कॉल करें'],
  ])('says in %s what is said: %s', (locale, script, label) => {
    expect(labelOf(script, locale)).toBe(label);
  });

  it.each([
    ['en-US', 'They call us often.'],
    ['en-US', 'The parking is not free.'],
    ['en-US', "The shop isn't open."],
    ['de-DE', 'Ruft nicht an, schreibt uns.'],
    ['es-ES', 'La entrada no es gratis.'],
    ['pt-BR', 'O frete não é grátis.'],
    ['en-US', 'The joke was on me.'],
    ['en-US', 'Your teeth are cavity free.'],
    ['en-US', 'Call me crazy, but I love it.'],
    ['en-US', 'Book clubs love it.'],
    ['de-DE', 'Die Straße war frei.'],
    ['de-DE', 'Bestellt habe ich es im Mai.'],
    ['es-ES', 'Llama la atención de todos.'],
    ['es-ES', 'Guarda mucho calor.'],
    ['fr-FR', 'Passe au four en dix minutes.'],
    ['it-IT', 'Passa tutto in un attimo.'],
    ['pt-BR', 'Vem em três cores.'],
    ['pt-BR', 'Liga em dois segundos.'],
    ['pt-BR', 'Ligue a bomba e esqueça.'],
    ['en-US', "Don't call us."],
    ['en-US', 'Save ten dollars with every order.'],
    ['en-US', 'We feel free.'],
    ['de-DE', 'Er ruft uns an.'],
  ])('is none in %s where nothing is asked for: %s', (locale, script) => {
    expect(labelOf(script, locale)).toBeUndefined();
  });

  const STORY = 'We clean the gutters of your house, and leave no mess behind us.';

  it('stays to the end of the film, also from the sentence before the last', () => {
    const { figures, reading } = planned(`${STORY} Call us today. We love to hear from you.`, { sizes: ['wide'] });
    const sign = figures.find(({ kind }) => kind === 'chips');
    expect(sign).toMatchObject({ untilSec: reading.durationSec, parts: [{ text: 'Call us today' }] });
  });

  it.each([
    ['It is yours for $49. Call us today.', ['figure $49', 'chips Call us today']],
    ['It is yours for $49 this week. Come in and see us now.', ['figure $49', 'chips Come in and see us']],
    ['Call us today. Nine out of ten come back.', ['chips Call us today', 'figure 9/10']],
  ])('and a number beside it are both shown: %s', (ending, names) => {
    expect(namesOf(`${STORY} ${ending}`).filter((name) => !name.startsWith('sticker'))).toEqual(names);
  });

  it.each([
    ['a link', 'Call us today, or tap the link below.'],
    ['an address', 'Call us today, or go to gutters.com.'],
    ['a question', 'Call us today?'],
    ['an earlier sentence', 'Call us today. We are there soon. We know houses well. We love to see them.'],
  ])('is left out where %s stands in its place', (_, ending) => {
    expect(namesOf(`${STORY} ${ending}`).filter((name) => name.startsWith('chips'))).toEqual([]);
  });
});
