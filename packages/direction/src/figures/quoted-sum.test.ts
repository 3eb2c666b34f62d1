import { describe, expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { countedIn } from '../testing/planned-figures.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { RANKS } from './figure-wish.ts';
import { readNumbers } from './read-numbers.ts';
import { toldMoney } from './told-money.ts';

const PAID = 'I had paid two hundred dollars before that. Nobody came for a week. ';

/** Each sum of a script, whether there is room to show it or not. */
function sumsRead(script: string, locale: string): string[] {
  const { words, phones } = said(script, locale);
  const cues = cueWordsOf(locale);
  const read = readWords(words, phones, cues);
  const told = toldMoney([{ clause: { words: read } }], locale);
  return readNumbers(read, locale, cues, { told })
    .filter(({ kind, rank }) => kind === 'number' && rank === RANKS.money)
    .map(({ texts }) => texts.join(' '));
}

/** The sentences that tell a sum with its money. */
const toldUntil = (script: string): number =>
  script.startsWith(PAID) ? PAID.length : script.search(/[.!?।](?: |$)/u) + 1;

describe('a sum without its money', () => {
  it.each([
    ['en-US', 'A garage quoted me nineteen hundred dollars for brakes.', '1,900'],
    ['en-US', 'A garage quoted me nineteen hundred dollars for brakes. I said no. Nineteen hundred!', '1,900'],
    ['en-US', 'He swapped one fan, and charged me a hundred and ten.', '110'],
    ['en-US', `${PAID}They quoted my sister fourteen hundred for brakes.`, '1,400'],
    ['en-US', `${PAID}He charged me a lot. Three hundred and forty, done by lunch.`, '340'],
    ['en-US', 'They billed me 1,450.', '1,450'],
    ['en-US', 'Eight fifty a bottle, and it lasts.', '8.50'],
    ['en-US', 'You get it for four twenty-five per cup.', '4.25'],
    ['en-US', "It's three dollars a cup.", '3'],
    ['de-DE', 'Die Schachtel kostet sechs Euro neunzig.', '6,90'],
    ['de-DE', 'Die Werkstatt hat neunzehnhundert Euro verlangt.', '1.900'],
    ['de-DE', 'Acht fünfzig die Flasche, und sie hält lange.', '8,50'],
    ['es-ES', 'Me cobró ciento diez.', '110'],
    ['es-ES', 'Son ciento diez euros.', '110'],
    ['es-ES', 'Ocho cincuenta la botella, y dura mucho.', '8,50'],
    ['fr-FR', 'Le garage demande dix-neuf cents euros.', '1\u00a0900'],
    ['fr-FR', 'Il a facturé cent dix.', '110'],
    ['it-IT', 'Mi ha addebitato centodieci.', '110'],
    ['it-IT', 'Otto e cinquanta la bottiglia, e dura.', '8,50'],
    ['pt-BR', 'Ele me cobrou cento e dez.', '110'],
    ['hi-IN', 'उन्होंने उन्नीस सौ रुपये माँगे।', '1,900'],
    ['hi-IN', 'यह तीन सौ चालीस रुपये का है।', '340'],
  ])('is shown in %s: %s', (locale, script, sum) => {
    expect(countedIn(script, locale).some((mark) => mark.includes(sum))).toBe(true);
  });

  it.each([
    ['en-US', 'One pound is eleven dollars, or you grab two for twenty.', '$20 for 2'],
    ['en-US', 'Grab 3 for $10 today.', '$10 for 3'],
    ['de-DE', 'Ein Glas kostet elf Euro, oder du nimmst zwei für zwanzig.', '20\u00a0€ für 2'],
    ['es-ES', 'Uno cuesta once euros, o te llevas dos por veinte.', '20\u00a0€ por 2'],
    ['fr-FR', 'Le pot est à onze euros, ou deux pour vingt.', '20\u00a0€ pour 2'],
    ['it-IT', 'Uno costa undici euro, oppure due per venti.', '20\u00a0€ per 2'],
    ['pt-BR', 'Um custa onze euros, ou leva dois por vinte.', '20\u00a0€ por 2'],
  ])('is a deal in %s: %s', (locale, script, deal) => {
    expect(countedIn(script, locale).some((mark) => mark.includes(deal))).toBe(true);
  });

  it.each([
    ['en-US', 'I guessed ninety bucks. It was three hundred and twelve!'],
    ['de-DE', 'Ich dachte an neunzig Euro. Es waren dreihundertzwölf!'],
    ['es-ES', 'Pensé en noventa euros. ¡Eran trescientos doce!'],
    ['fr-FR', "Je pensais à quatre-vingt-dix euros. C'était trois cent douze !"],
    ['it-IT', 'Pensavo novanta euro. Erano trecentododici!'],
    ['pt-BR', 'Pensei em noventa reais. Eram trezentos e doze!'],
  ])('answers one that was told in %s: %s', (locale, script) => {
    expect(sumsRead(script, locale)).toContain('312');
  });

  it('is shown soon after the one that it answers', () => {
    const script = 'I guessed ninety bucks. It was three hundred and twelve, tax included.';
    expect(countedIn(script, 'en-US').some((mark) => mark.includes('$312'))).toBe(true);
  });

  it.each([
    ['en-US', `${PAID}In nineteen hundred they built it.`],
    ['en-US', `${PAID}How many guests came? Three hundred and forty.`],
    ['en-US', `${PAID}Nineteen ninety nine, what a year.`],
    ['en-US', `${PAID}My grandma is a hundred and two.`],
    ['en-US', `${PAID}Call eight hundred, five five five.`],
    ['en-US', `${PAID}Come to stall fourteen, 90 Harbor Street.`],
    ['en-US', `${PAID}It charges to eighty, then it stops.`],
    ['en-US', `${PAID}Doors open at eight fifty a day.`],
    ['en-US', `${PAID}A table for two for twenty minutes.`],
    ['en-US', `${PAID}Call them, 555 0142, ask for Manny.`],
    ['en-US', 'Tickets were $20. We were packed. It was three hundred!'],
    ['en-US', 'Tickets were $20. My cholesterol? It was three hundred.'],
    ['en-US', 'He went nine for ten.'],
    ['en-US', 'The ticket is $40. It was three hundred miles.'],
    ['en-US', 'The scale was ninety bucks. I weigh myself every day and at last, it was two hundred.'],
    ['de-DE', 'Das Ticket kostet 40 Euro. Es waren dreihundert Leute da.'],
    ['en-US', 'Meet me at eight fifty a bottle in my hand.'],
    ['de-DE', 'Im Jahr neunzehnhundert war alles anders.'],
    ['es-ES', 'Nos vemos a las ocho cincuenta la semana que viene.'],
    ['hi-IN', 'मुझे बता दो यार, सौ बार कहा।'],
    ['en-US', 'The lamp is $40. My uncle is forty.'],
    ['en-US', 'The cream is $20. It has SPF 20.'],
    ['en-US', 'A ticket is $6.75 here. I take the 675.'],
    ['en-US', 'They are $20.25 each. See you in fall 2025.'],
    ['en-US', `${PAID}I warmed it up, and I baked it for three hundred and fifty.`],
    ['en-US', `${PAID}She said three hundred and fifty.`],
    ['en-US', `${PAID}We served a dozen, a hundred, three hundred.`],
    ['en-US', `${PAID}First place, five hundred, like that.`],
    ['en-US', 'Charge your watch thirty, then go.'],
    ['en-US', 'The belt is $50. I squat for three hundred.'],
    ['en-US', 'I ran six fifty a can.'],
    ['en-US', 'We ate six thirty a slice.'],
    ['de-DE', 'Die Lampe kostet 40 Euro. Meine Tante wird 40.'],
    ['de-DE', 'Das Rezept verlangt 300.'],
    ['de-DE', 'Wir essen acht dreißig die Suppe.'],
    ['es-ES', 'La lámpara cuesta 40 euros. Mi tía tiene 40.'],
    ['es-ES', 'Merienda seis treinta el café caliente.'],
    ['fr-FR', 'La lampe coûte 40 euros. Ma tante a 40.'],
    ['fr-FR', 'Rendez-vous sept trente le café chaud.'],
    ['it-IT', 'La lampada costa 40 euro. Mia zia ne ha 40.'],
    ['it-IT', 'Ci troviamo sette e trenta al bicchiere.'],
    ['pt-BR', 'A luminária custa 40 euros. Minha tia tem 40.'],
    ['pt-BR', 'Sete e trinta o café abre.'],
    ['hi-IN', 'यह लैंप 40 रुपये का है। उनकी उम्र है 40।'],
  ])('is not heard in %s: %s', (locale, script) => {
    expect(sumsRead(script, locale)).toEqual(sumsRead(script.slice(0, toldUntil(script)), locale));
  });
});
