import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';

/** Of each sentence, whether its face is angry; and of the last picture. */
const angerOf = (script: string, locale = 'en-US') => {
  const taste = { mood: 'joyous', gestures: GESTURES } as const;
  const { acting, beats } = planDirection(said(script, locale), { product: null }, taste, 5);
  const isAngryAt = (sec: number) => acting.expressions.findLast(({ atSec }) => atSec <= sec)?.isAngry === true;
  return { during: beats.map(({ fromSec }) => isAngryAt(fromSec)), atEnd: isAngryAt(Number.POSITIVE_INFINITY) };
};

describe('anger', () => {
  it.each([
    ['en-US', 'I got so mad at my old gym. Ours is just $12 a month. Join us!'],
    ['en-US', 'I was furious about my phone bill. With this plan you save $40! Order at lumen.com.'],
    ['de-DE', 'Ich war so sauer auf meinen Vermieter. Der Schlüsseldienst kostet nur 20 Euro. Ruf uns an!'],
    ['es-ES', 'Estaba harta de mi banco. Esta cuenta cuesta solo 2 euros. ¡Pide la tuya!'],
    ['fr-FR', 'J’étais en colère contre mon garage. La vidange coûte seulement 30 euros. Réservez vite !'],
    ['it-IT', 'Ero arrabbiata con il parrucchiere. Il taglio costa solo 15 euro. Prenota oggi!'],
    ['pt-BR', 'Eu estava irritada com o mercado. A cesta custa só 30 reais. Peça agora!'],
    ['hi-IN', 'मुझे दुकान पर बहुत गुस्सा आया। यह थैला सिर्फ 90 रुपये का है। आज ही ऑर्डर करें!'],
  ])('ends where an offer is made in %s: %s', (locale, script) => {
    const { during, atEnd } = angerOf(script, locale);
    expect(during[0]).toBe(true);
    expect([...during.slice(1), atEnd]).not.toContain(true);
  });

  it.each([
    ['en-US', 'I was so mad. The plumber just charged me $900 for a valve. Nine hundred!'],
    ['de-DE', 'Ich war stinksauer. Die Firma verlangte für den Umzug gleich 700 Euro. Siebenhundert!'],
    ['es-ES', 'Estaba furiosa. El fontanero me pidió 400 euros solo por venir. ¡Cuatrocientos!'],
    ['fr-FR', "J'étais furieux. Le serrurier m'a demandé 600 euros. Six cents euros !"],
    ['it-IT', "Ero furioso. L'idraulico mi ha chiesto 500 euro solo per venire. Cinquecento!"],
    ['pt-BR', 'Fiquei furioso. O encanador me cobrou 800 reais só pela visita. Oitocentos!'],
    ['hi-IN', 'मुझे बहुत गुस्सा आया। प्लंबर ने सिर्फ आने के 800 रुपये मांगे। आठ सौ!'],
  ])('goes on where too much is asked, and where that is cried out, in %s: %s', (locale, script) => {
    const { during } = angerOf(script, locale);
    expect([during[0], during.at(-1)]).toEqual([true, true]);
  });

  it.each([
    'I was so mad. My sister moved in!',
    'I was so mad. Wait for it! There was a puppy.',
    'I was so mad. Now I run my own bakery! Follow us!',
  ])('is not heard in an outcry that may be glad: %s', (script) => {
    expect(angerOf(script).during.slice(1)).not.toContain(true);
  });

  it.each([
    ['en-US', 'My landlord was furious at me. Three rooms!'],
    ['en-US', 'He was mad at the waiter. Four hours!'],
    ['de-DE', 'Mein Chef war sauer auf mich. Vier Stunden!'],
    ['es-ES', 'Mi vecina estaba furiosa conmigo. ¡Cuatro horas!'],
    ['fr-FR', 'Mon patron était furieux contre moi. Quatre heures !'],
    ['it-IT', 'Il mio capo era furioso con me. Quattro ore!'],
    ['pt-BR', 'Meu chefe estava furioso comigo. Quatro horas!'],
    ['hi-IN', 'मेरे बॉस को गुस्सा आया। चार घंटे!'],
  ])('of somebody else does not stay in the face in %s: %s', (locale, script) => {
    expect(angerOf(script, locale).atEnd).toBe(false);
  });

  it.each([
    ['en-US', 'I was so mad. Four hours!'],
    ['de-DE', 'Ich war stinksauer. Vier Stunden!'],
    ['es-ES', 'Estaba furiosa. ¡Cuatro horas!'],
    ['fr-FR', 'J’étais furieux. Quatre heures !'],
    ['it-IT', 'Ero furioso. Quattro ore!'],
    ['pt-BR', 'Fiquei furioso. Quatro horas!'],
    ['hi-IN', 'मुझे गुस्सा आया। चार घंटे!'],
  ])('of who speaks does in %s: %s', (locale, script) => {
    expect(angerOf(script, locale).atEnd).toBe(true);
  });

  it.each([
    ['en-US', 'I am so mad I did not know about this earlier. It is soft.'],
    ['de-DE', 'Ich bin richtig sauer, dass ich das nicht früher entdeckt habe. Es ist weich.'],
    ['es-ES', 'Estoy furiosa por no haberlo probado antes. Es suave.'],
    ['fr-FR', 'Je suis en colère de ne pas avoir essayé plus tôt. Il est doux.'],
    ['it-IT', 'Sono arrabbiata di non averlo scoperto prima. È morbido.'],
    ['pt-BR', 'Estou com raiva de não ter conhecido antes. É macio.'],
    ['hi-IN', 'मुझे गुस्सा आता है कि यह पहले नहीं मिला। यह मुलायम है।'],
  ])('that something good came so late is none in %s: %s', (locale, script) => {
    expect(angerOf(script, locale).during).not.toContain(true);
  });

  it.each([
    ['en-US', 'Fully charged in 30 minutes!'],
    ['en-US', 'It charges in 20 minutes!'],
    ['en-US', 'It charges in 20 minutes.'],
    ['en-US', 'I paid 5 dollars for this dress!'],
    ['en-US', 'You get billed only 9 dollars a month!'],
    ['en-US', 'You are charged 0 dollars for 30 days!'],
    ['en-US', 'Billed once, 99 dollars a year!'],
    ['en-US', 'He only charged me 40 dollars!'],
    ['en-US', 'We quoted 40 rooms last week!'],
    ['en-US', 'Nobody bills you 300 dollars here!'],
    ['de-DE', 'Die haben mir nur 40 Euro berechnet!'],
    ['de-DE', 'Niemand berechnet dir hier 300 Euro!'],
    ['de-DE', 'Ich habe 5 Euro dafür bezahlt!'],
    ['es-ES', '¡Me cobraron solo 5 euros!'],
    ['es-ES', '¡No me cobraron los 300 euros!'],
    ['fr-FR', "On m'a facturé seulement 40 euros !"],
    ['fr-FR', "On ne m'a facturé que 40 euros !"],
    ['fr-FR', 'Vous êtes facturé 9 euros par mois !'],
    ['it-IT', 'Mi hanno chiesto solo 5 euro!'],
    ['it-IT', 'Non mi hanno chiesto 300 euro!'],
    ['pt-BR', 'Me cobraram só 5 reais!'],
    ['pt-BR', 'Ninguém cobrou 300 reais!'],
    ['hi-IN', 'मुझसे सिर्फ़ 90 रुपये वसूले!'],
  ])('is not in an offer that sounds like a bill, nor is worry, in %s: %s', (locale, script) => {
    const { beats } = planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: [] }, 7);
    expect(angerOf(script, locale).during).not.toContain(true);
    for (const { expression } of beats) expect(['serious', 'concerned']).not.toContain(expression);
  });

  it.each([
    ['en-US', 'They charged me nine hundred for a valve!'],
    ['en-US', 'They charged me 300 dollars just for coming!'],
    ['en-US', 'Oh no, they charged me 300 dollars!'],
    ['en-US', 'The dentist just billed us 900 dollars!'],
    ['en-US', 'He just quoted me four thousand!'],
    ['en-US', 'I just got charged 300 dollars!'],
    ['de-DE', 'Die haben mir 800 Euro nur für die Anfahrt berechnet!'],
    ['es-ES', '¡Me cobraron 400 euros solo por venir!'],
    ['fr-FR', "Ils m'ont facturé 300 euros seulement pour venir !"],
    ['it-IT', 'Mi hanno chiesto 500 euro solo per venire!'],
    ['pt-BR', 'Me cobraram 380 reais só pela visita!'],
    ['hi-IN', 'उसने सिर्फ आने के 800 रुपये वसूले!'],
  ])('is in a bill with a little word elsewhere, in %s: %s', (locale, script) => {
    expect(angerOf(script, locale).during).toContain(true);
  });
});
