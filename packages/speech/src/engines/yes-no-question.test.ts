import { expect, it } from 'vitest';
import { normalizeScript } from '../script/normalize-script.ts';
import { isYesNoQuestion } from './yes-no-question.ts';

const asksForYes = (text: string, locale: string): boolean => {
  const [phrase] = normalizeScript(text, locale);
  return phrase !== undefined && isYesNoQuestion(phrase.tokens, locale.slice(0, 2));
};

it.each([
  ['en-US', 'Is your skin dry in the morning?'],
  ['en-US', 'Sick of slow mornings?'],
  ['en-US', 'Whole family coming?'],
  ['de-DE', 'Wollen Sie wissen, wie das geht?'],
  ['de-DE', 'Das kennst du, oder?'],
  ['es-ES', '¿Ya tienes cita?'],
  ['fr-FR', 'Est-ce que votre peau est sèche ?'],
  ['fr-FR', 'Quelqu’un veut essayer ?'],
  ['pt-BR', 'Você já tem um horário?'],
  ['it-IT', 'Qualcuno vuole provare?'],
  ['hi-IN', 'क्या आपकी त्वचा सूखी रहती है?'],
])('%s: "%s" wants a yes', (locale, text) => {
  expect(asksForYes(text, locale)).toBe(true);
});

it.each([
  ['en-US', 'So what’s the catch?'],
  ['en-US', 'At what price?'],
  ['en-US', 'Tea or coffee?'],
  ['en-US', 'Your skin is dry.'],
  ['de-DE', 'Und womit fangen wir an?'],
  ['es-ES', '¿Por qué esperar?'],
  ['fr-FR', 'Ça coûte combien ?'],
  ['fr-FR', "Qu'est-ce que c'est ?"],
  ['pt-BR', 'O que falta?'],
  ['it-IT', 'Quanto costa?'],
  ['hi-IN', 'आप क्या करते हैं?'],
  ['pl-PL', 'Masz czas?'],
])('%s: "%s" does not, or nobody here can tell', (locale, text) => {
  expect(asksForYes(text, locale)).toBe(false);
});
