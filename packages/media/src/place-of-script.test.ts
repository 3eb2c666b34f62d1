import { expect, it } from 'vitest';
import { ROOMS_OF } from './choices.ts';
import { placeOfScript, workplaceOfScript } from './place-of-script.ts';
import { PLACE_WORDS } from './place-words.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { drawnTrade, TRADE_PLACES } from './trades.ts';

const named = (script: string) => {
  const place = placeOfScript(script);
  return place && (place.room || place.setting);
};

it.each([
  ['gym', 'I joined this gym to hide in the corner. Now I run the morning class.'],
  ['workshop', 'Your brakes squeal? Bring the car in before nine, and drive home at noon.'],
  ['workshop', 'We plane every oak board by hand, with tools older than me.'],
  ['kitchen', 'One spoon in the pan, and dinner smells like my grandmother’s.'],
  ['shop', 'Our bakery opens at five, because bread does not wait.'],
  [
    'shop',
    'Unser altes Brot war trocken. Jetzt backen wir jede Nacht frisch, mit drei Zutaten. Ein Sauerteigbrot kostet 4 Euro.',
  ],
  ['shop', 'My hairdresser listens. That is the whole trick.'],
  ['outdoor', 'Your hedge is taller than your house. We come with ladders.'],
  ['modern', 'I used to send every invoice twice. Now the software does.'],
  ['studio', 'Three chords, one song, and your first guitar lesson is free.'],
  ['workshop', 'Unsere Werkstatt repariert dein Rad, während du Kaffee trinkst.'],
  ['outdoor', 'Mi jardín era una selva. Vinieron dos personas y un perro.'],
  ['shop', 'Notre boulangerie ouvre à cinq heures.'],
  ['kitchen', 'In cucina non si scherza: questa padella non attacca.'],
  ['gym', 'Faço musculação há dez anos, e nunca cansei.'],
])('somebody who says this stands in a place of its kind, %s: %s', (place, script) => {
  expect(named(script)).toBe(place);
});

const OFFER_EN =
  'All that for just 35 dollars, with two years of warranty. A thousand customers love it. Book now, tap the link!';
const OFFER_ES =
  'Todo por solo 35 euros, con dos años de garantía. ¡Más de mil clientes felices! Reserva en el enlace.';

it.each([
  ['workshop', `¿Tu bici hace ruido y los frenos no responden? En nuestro taller cambiamos la cadena. ${OFFER_ES}`],
  ['workshop', `In our workshop we make cakes look easy, for shops and bakeries. ${OFFER_EN}`],
  [
    'workshop',
    'In unserer Werkstatt, gleich neben dem Café und der Bäckerei, wird jedes Rad neu. Viele Kunden, ein Preis.',
  ],
  ['workshop', 'Dans notre atelier, nos clients boivent un café pendant que le vélo est réparé. Seulement 35 euros.'],
  ['workshop', 'Nella nostra officina i clienti bevono un caffè. Solo 35 euro, prenota ora.'],
  ['workshop', 'Na nossa oficina os clientes tomam café. Só 35 reais, com garantia. Agende agora.'],
  ['workshop', 'हमारी वर्कशॉप में साइकिल बीस मिनट में ठीक। सिर्फ़ 200 रुपये, दो साल की गारंटी।'],
  ['shop', 'हमारी दुकान में हज़ारों ग्राहक आते हैं। आज ही आइए।'],
  ['shop', `In our shop you find oak boards and old tools. ${OFFER_EN}`],
  ['kitchen', `En nuestra cocina todo sale de la huerta y del jardín. ${OFFER_ES}`],
  ['outdoor', 'Sur notre ferme, nos clients goûtent le pain et la soupe. Réservez vite.'],
  ['modern', `En nuestra oficina resolvemos tus papeles. ${OFFER_ES}`],
  ['modern', 'In unserer Praxis bekommen Kunden einen Termin und ein gutes Brot. Rufen Sie an.'],
  ['gym', `In our gym nobody looks at you, and the garden is green. ${OFFER_EN}`],
])('a place that is named decides, %s: %s', (place, script) => {
  expect(named(script)).toBe(place);
});

it.each([
  OFFER_EN,
  OFFER_ES,
  'Nur 35 Euro, mit Garantie. Tausend Kunden. Jetzt im Link buchen.',
  '¿Estás seguro? Yo sí.',
])('prices, customers, warranties and calls to act tell no place: %s', (script) => {
  expect(placeOfScript(script)).toBeUndefined();
});

it('a word counts once, however many languages list it', () => {
  const lists = [...PLACE_WORDS, ...TRADE_WORDS.map((words) => ({ ...words, doubtful: undefined }))];
  for (const { strong, weak, doubtful } of lists) {
    const all = [strong, weak, doubtful ?? ''].flatMap((list) => list.split(', '));
    expect(all.filter((cue, index) => all.indexOf(cue) !== index)).toEqual([]);
  }
});

it.each([
  'I never slept this well. The mattress came on a Tuesday.',
  'My car is old and so am I.',
  'Try it for thirty days. If you do not love it, send it back.',
  '',
])('words that tell no place leave it open: %s', (script) => {
  expect(placeOfScript(script)).toBeUndefined();
  expect(workplaceOfScript(script)).toBeUndefined();
});

it.each([
  ['words of two trades', 'I love books and coffee.'],
  ['words of two trades', 'My hair got stuck in my jacket.'],
  ['words of two trades', 'Our app lists the car and the toilet.'],
  ['words of two trades', 'Das Brot und das Kleid meiner Oma.'],
  ['words of two trades', 'Nous avons des tissus et des fleurs.'],
  ['one and many', 'All my friends wear this dress. I own three dresses.'],
  ['one and many', 'My favourite novel and other novels.'],
  ['one and many', 'My doctor said other doctors do too.'],
  ['one and many', 'My car broke down and I rented cars for a week.'],
  ['one and many', 'Une robe, des robes.'],
  ['one and many', 'Ihr Kleid, unsere Kleider.'],
  ['one and many', 'La giacca, le giacche.'],
  ['one and many', 'One loaf, two loaves.'],
  ['a name', 'Frau Schneider hat uns angerufen. Schneider war begeistert.'],
  ['a name', 'Herr Zimmermann spart jeden Monat, Frau Schreiner auch.'],
  ['a name', 'Mrs. Baker lost nine kilos in ten weeks.'],
  ['another sense', 'Un toast à l’avocat, prêt en deux minutes. Nos avocats sont bio.'],
  ['another sense', 'Esta tostadora hace el pan perfecto.'],
  ['another sense', 'Un contador de calorías en tu móvil.'],
  ['another sense', 'दो और दो का योग चार है।'],
  ['another sense', 'आइसक्रीम पार्लर खुल गया है।'],
  ['another sense', 'My yoga pants fit.'],
  ['another sense', 'Installateur de panneaux solaires depuis dix ans.'],
  ['another sense', 'We exhaust every option.'],
  ['another sense', 'Dental floss that does not hurt.'],
  ['another sense', 'Tutor our AI. It learns.'],
  ['another sense', 'Je bois de l’eau et mes meubles restent propres.'],
  ['another sense', 'Die Noten waren gut, die Prüfung auch.'],
])('no room of a trade is taken for %s: %s', (_, script) => {
  expect(workplaceOfScript(script)).toBeUndefined();
});

it('of two places that a script speaks of alike, none is taken', () => {
  expect(placeOfScript('From the gym to the bakery in five minutes.')).toBeUndefined();
  expect(workplaceOfScript('From the gym to the bakery in five minutes.')).toBeUndefined();
});

it('has only rooms that their setting has', () => {
  for (const { place } of PLACE_WORDS)
    expect(place.room === '' || ROOMS_OF[place.setting].includes(place.room)).toBe(true);
});

it.each([
  ['bakery', 'Our bakery opens at five, because bread does not wait.'],
  ['coffee', 'Notre torréfaction grille chaque matin. Un café, deux minutes.'],
  ['salon', 'My hairdresser listens. That is the whole trick.'],
  ['flowers', 'Unser Blumenladen bindet deinen Strauß, während du wartest.'],
  ['fashion', 'En nuestra tienda de ropa cada vestido es único.'],
  ['books', 'La nostra libreria ti consiglia i romanzi giusti.'],
  ['plumbing', 'A torneira pinga a noite toda? Nosso encanador chega em uma hora.'],
  ['cars', 'Your brakes squeal? Bring the car in before nine, and drive home at noon.'],
  ['bikes', 'Unsere Werkstatt macht dein Fahrrad in zwei Tagen fertig, auch die Kette.'],
  ['joinery', 'हमारे बढ़ई लकड़ी से सब कुछ बनाते हैं।'],
  ['yoga', 'My yoga class takes twenty minutes.'],
  ['practice', 'Our dentist has time for you this week.'],
  ['lessons', 'Mi hijo suspendió matemáticas. Las clases particulares lo cambiaron todo.'],
  ['counsel', 'Votre avocat vous répond en deux jours.'],
  ['counsel', 'L’avvocato risponde in due giorni.'],
  ['counsel', 'Chez l’avocat, on lit d’abord le contrat.'],
  ['plumbing', "L'idraulico arriva in un'ora."],
] as const)('a room shows the trade that a script speaks of, %s: %s', (trade, script) => {
  expect(workplaceOfScript(script)).toEqual({ ...TRADE_PLACES[trade], trade });
});

it.each([
  'In unserer Werkstatt wird alles wieder gut.',
  'Our shop has been here since 1950.',
  'The bakery next to our bookshop is loud.',
])('a room shows no trade where the words leave it open: %s', (script) => {
  expect(workplaceOfScript(script)?.trade).toBeUndefined();
});

it('the place that is named decides whose things it may show', () => {
  expect(workplaceOfScript('In our gym you hear every joke about plumbers.')).toEqual({
    setting: 'studio',
    room: 'gym',
  });
});

it('of two places that are alike with their trades, the one whose own words are said is taken', () => {
  const kitchen = { setting: 'home', room: 'kitchen' };
  expect(workplaceOfScript('In the kitchen, bake bread and drink coffee.')).toEqual(kitchen);
});

it('a trade is seen in its own room alone', () => {
  expect(drawnTrade({ setting: 'modern', room: 'shop', trade: 'bakery' })).toBe('bakery');
  expect(drawnTrade({ setting: 'modern', room: 'workshop', trade: 'bakery' })).toBeUndefined();
  expect(drawnTrade({ setting: 'modern', room: '', trade: 'counsel' })).toBe('counsel');
  expect(drawnTrade({ setting: 'home', room: 'shop', trade: 'bakery' })).toBeUndefined();
});
