import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';

const facesOf = (script: string, locale: string) =>
  planDirection(said(script, locale), { product: null }, { mood: 'composed', gestures: [] }, 3).beats.map(
    ({ expression }) => expression,
  );

describe('the turn of a story', () => {
  it.each([
    ['en-US', 'That is how bad our piano was. Then Walt came by.'],
    ['en-US', 'The store said no. So I went to Fixwell.'],
    ['de-DE', 'Der Drucker war wieder kaputt. Dann bin ich zu Kessler gegangen.'],
    ['de-DE', 'Die Brille war wieder kaputt. Wir gingen zu Optik Lang.'],
    ['hi-IN', 'दर्द बहुत था। मैं शर्मा क्लिनिक गई।'],
    ['es-ES', 'Me dijeron que no tenía arreglo. Entonces encontré a Marina.'],
    ['fr-FR', "J'ai raté ma frange. Et puis Sonia est venue chez moi."],
    ['pt-BR', 'Passei um mês de boné, que vergonha. Aí fui na Barbearia do Tião.'],
    ['it-IT', 'Il ficus è morto. Poi ho provato la miscela di Bassi.'],
    ['es-ES', 'El lavabo estaba roto. Soy Marta, fontanera en Valencia.'],
    ['de-DE', 'Der Rücken tat weh. Ich bin Jonas, und ich trage Möbel.'],
    ['hi-IN', 'दर्द बहुत था। फिर मिलीं सुनीता दीदी।'],
    ['en-US', 'My grandfather died in spring. That became Little Harbor.'],
    ['de-DE', 'Mein Vater ist gestorben. Daraus entstand unsere Werkstatt.'],
    ['es-ES', 'Mi abuela falleció. Así nació la tienda.'],
    ['fr-FR', "Mon grand-père est mort. C'est ainsi que la boutique a ouvert."],
    ['pt-BR', 'Meu avô morreu. Assim nasceu a loja.'],
    ['it-IT', 'Mio nonno è morto. Così è nata la bottega.'],
    ['hi-IN', 'दादाजी नहीं रहे। इसीलिए हमने दुकान खोली।'],
  ])('is told with a glad face (%s): %s', (locale, script) => {
    const faces = facesOf(script, locale);
    expect(isGlad(faces.at(-1) ?? 'neutral')).toBe(true);
    expect(isGlad(faces[0] ?? 'joyous')).toBe(false);
  });

  it.each([
    ['So I went to the doctor. It was cancer.', 'bad news follow'],
    ['I was tired. Then Monday came. The boiler was broken again.', 'bad news follow after a name'],
    ['I was tired. Then my boss fired me.', 'it is bad news itself'],
    ['The pan was dirty. Then I waited for an hour.', 'nobody and nothing is named'],
    ['Die Brille war kaputt. Wir gingen zu einem Händler.', 'nothing is named', 'de-DE'],
    ['Die Brille war kaputt. Ich ging zu Fuß Richtung Bahnhof.', 'a way is no name', 'de-DE'],
    ['Die Heizung war kaputt. Wir gingen ins Bett Abend für Abend.', 'a bed is no name', 'de-DE'],
    ['Alles war kaputt. Wir fanden Schimmel Anfang Mai.', 'a time is no name', 'de-DE'],
    ['दर्द बहुत था। मैं सरकारी क्लिनिक गया और घंटों बैठा।', 'no name stands there', 'hi-IN'],
    ['गाड़ी ख़राब थी। पास के गैरेज ले गया।', 'no name stands there', 'hi-IN'],
    ['दर्द बहुत था। मैं डॉक्टर के पास गई।', 'nothing is named', 'hi-IN'],
  ])('is none in “%s”: %s', (script, _why, locale = 'en-US') => {
    expect(facesOf(script, locale).some(isGlad)).toBe(false);
  });

  it('makes tears after it happy ones', () => {
    const faces = facesOf('Our piano was broken. Then Walt came by. I cried at the first chord.', 'en-US');
    expect(isGlad(faces.at(-1) ?? 'neutral')).toBe(true);
  });
});

describe('a paid sum', () => {
  it.each([
    ['en-US', 'She wrote, happy birthday, Ruth. I paid $35 for flowers, and I got that.'],
    ['de-DE', 'Es war wunderschön. Ich habe 35 Euro bezahlt, und das habe ich bekommen.'],
    ['es-ES', 'Quedó precioso. Pagué 35 euros por las flores, y me dieron todo esto.'],
    ['fr-FR', "C'était magnifique. J'ai payé 35 euros, et j'ai reçu tout ça."],
    ['it-IT', 'Era bellissimo. Ho pagato 35 euro, e ho ricevuto tutto questo.'],
    ['pt-BR', 'Ficou lindo. Paguei 35 reais, e recebi tudo isso.'],
    ['hi-IN', 'सब बहुत सुंदर था। मैंने 35 रुपये चुकाए, और यह सब मिला।'],
  ])('does not hurt where it brought something good (%s): %s', (locale, script) => {
    const faces = facesOf(script, locale);
    expect(isGlad(faces[0] ?? 'neutral')).toBe(true);
    expect(faces.filter((face) => face === 'concerned' || face === 'serious')).toEqual([]);
  });

  it.each([
    ['en-US', 'I paid $900, and I got that.', 'nothing good was told'],
    ['en-US', 'The box was beautiful. I paid $900 for it.', 'it brought nothing'],
    ['en-US', 'The box was beautiful. I paid $900, and I got that broken phone.', 'it brought something bad'],
    ['en-US', 'The roof leaked again. I paid $900, and I got that.', 'it is told after bad news'],
  ])('hurts where it is not known what for (%s): %s', (locale, script) => {
    const faces = facesOf(script, locale);
    expect(faces.some((face) => face === 'concerned' || face === 'serious')).toBe(true);
  });
});
