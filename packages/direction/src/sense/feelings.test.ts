import type { Expression } from '@herald/media/scene/acting-plan';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { isGlad } from '../plan/plan-expressions.ts';
import { said } from '../testing/said.ts';
import { FELT_CLASSES, type FeltClass } from './testing/felt-classes.ts';
import { FELT_SENTENCES, type Felt } from './testing/felt-sentences.ts';

const beatsOf = (script: string, locale: string) =>
  planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7).beats;
const facesOf = (script: string, locale: string): Expression[] =>
  beatsOf(script, locale).map(({ expression }) => expression);
const reasonsOf = (script: string, locale: string) =>
  beatsOf(script, locale)
    .map(({ why }) => why)
    .join();

it.each([
  ['en-US', 'I was so mad at that driver!', 'serious'],
  ['en-US', 'The noise drove my wife crazy.', 'serious'],
  ['de-DE', 'Das hat mich wahnsinnig gemacht.', 'serious'],
  ['es-ES', 'Ella se puso furiosa y me sacaba de quicio.', 'serious'],
  ['fr-FR', "J'étais tellement en colère contre ce chauffeur !", 'serious'],
  ['it-IT', 'Mi mandava in bestia.', 'serious'],
  ['pt-BR', 'Aquilo me tirava do sério.', 'serious'],
  ['hi-IN', 'मेरी पत्नी गुस्से में थी।', 'serious'],
  ['en-US', 'He cried.', 'concerned'],
  ['de-DE', 'Ich habe im Auto geweint.', 'concerned'],
  ['es-ES', 'Mi hija lloraba por teléfono.', 'concerned'],
  ['fr-FR', 'Elle a fondu en larmes.', 'concerned'],
  ['it-IT', 'Ho pianto in macchina.', 'concerned'],
  ['pt-BR', 'Ele chorou.', 'concerned'],
  ['hi-IN', 'वह रोया।', 'concerned'],
  ['en-US', 'She was ashamed of her smile.', 'concerned'],
  ['de-DE', 'Ich wurde rot.', 'concerned'],
  ['fr-FR', "J'étais gênée.", 'concerned'],
  ['en-US', 'She could not believe her eyes.', 'surprised'],
  ['es-ES', 'No me lo podía creer.', 'surprised'],
  ['de-DE', 'Ich war sprachlos.', 'surprised'],
])('the face follows what somebody felt in %s: %s', (locale, script, face) => {
  expect(facesOf(script, locale)).toEqual([face]);
});

it.each([
  ['is angry', 'I was so mad at that driver!', true],
  ['is angry', 'He left it outside, and I was furious.', true],
  ['is not', 'You are fed up with slow trains.', undefined],
  ['is not', 'Are you furious about your bill?', undefined],
  ['is not', 'The roof leaked for three weeks.', undefined],
] as const)('the face %s: %s', (_, script, isAngry) => {
  const { acting } = planDirection(said(script), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7);
  expect(acting.expressions.at(-1)?.isAngry).toBe(isAngry);
});

it.each([
  ['en-US', 'We cried happy tears.'],
  ['en-US', 'She laughed until she cried.'],
  ['de-DE', 'Er weinte vor Freude.'],
  ['de-DE', 'Mir fiel ein Stein vom Herzen.'],
  ['es-ES', 'Lloramos de alegría.'],
  ['fr-FR', 'Il a pleuré de bonheur.'],
  ['it-IT', 'Che sollievo.'],
  ['pt-BR', 'Ele chorou de felicidade.'],
  ['hi-IN', 'हम खुशी से रो पड़े।'],
  ['en-US', 'I called nine times, and it drove me crazy. Then I found Tidy Hour. What a relief!'],
])('smiles at tears of joy and at relief in %s: %s', (locale, script) => {
  expect(isGlad(facesOf(script, locale).at(-1) ?? 'neutral')).toBe(true);
});

it.each([
  ['en-US', "My uncle's watch stopped the week he died."],
  ['en-US', 'Rosie was my grandma, and she passed without ever knowing it.'],
  ['de-DE', 'Endlich ist Schluss, seit er gestorben ist.'],
  ['es-ES', 'La radio dejó de sonar el día que murió.'],
  ['fr-FR', "Sa montre s'est arrêtée le jour où il est mort."],
  ['it-IT', 'La radio ha smesso di suonare quando è morto.'],
  ['pt-BR', 'O relógio parou no dia em que ele morreu.'],
])('nothing ends a death, in %s: %s', (locale, script) => {
  expect(facesOf(script, locale)).toContain('concerned');
  expect(facesOf(script, locale).filter(isGlad)).toEqual([]);
});

it.each([
  ['en-US', 'Nobody died.'],
  ['en-US', 'She passed her exam.'],
  ['en-US', 'When my son passed his exam, we came here.'],
  ['en-US', 'I passed out flyers all day.'],
])('and nobody mourns where nobody died, in %s: %s', (locale, script) => {
  expect(facesOf(script, locale)).not.toContain('concerned');
});

it.each([
  ['en-US', "I haven't been that happy since the day she was born."],
  ['de-DE', 'Ich habe lange nicht so gelacht.'],
  ['es-ES', 'Nunca había sido tan feliz.'],
  ['fr-FR', "Je n'ai jamais été aussi heureuse."],
  ['it-IT', 'Non ridevo così da anni.'],
  ['pt-BR', 'Nunca fui tão feliz.'],
])('smiles where nobody was so glad for long, in %s: %s', (locale, script) => {
  expect(isGlad(facesOf(script, locale).at(-1) ?? 'neutral')).toBe(true);
});

it.each([
  ['fr-FR', "Il n'y a plus de joie."],
  ['fr-FR', "Je n'avais pas de bonheur."],
  ['it-IT', "Non c'è più niente di gioia."],
  ['es-ES', 'No hay nada de alegría.'],
  ['pt-BR', 'Não havia nada de felicidade.'],
  ['de-DE', 'Es gab keine Freudentränen.'],
])('smiles at no joy that is not there in %s: %s', (locale, script) => {
  expect(facesOf(script, locale).filter(isGlad)).toEqual([]);
});

it.each([
  ['en-US', "I couldn't believe they charged me twice.", false],
  ['en-US', "I couldn't believe how rude they were.", false],
  ['en-US', 'The roof was blown away by the storm.', false],
  ['en-US', 'I could not believe how fast it worked.', true],
  ['en-US', 'I was blown away by the view.', true],
])('is surprised where no bad news are told in %s: %s', (locale, script, isSurprised) => {
  expect(facesOf(script, locale).includes('surprised')).toBe(isSurprised);
});

it.each([
  ['en-US', 'We patch it if it tears in the wash.'],
  ['pt-BR', 'Para pele irritada e sensível.'],
  ['it-IT', 'La pasta arrabbiata era fredda.'],
  ['es-ES', 'Este problema es harto conocido.'],
])('names no anger and no tears at a word that means something else in %s: %s', (locale, script) => {
  expect(reasonsOf(script, locale)).not.toMatch(/is angry|speaks of tears/u);
});

it.each([
  ['en-US', 'The crowd went crazy for the band.'],
  ['en-US', 'I am mad about cheese.'],
  ['de-DE', 'Unser Sauerteig ruht zwei Tage, und die Gurken sind sauer.'],
  ['it-IT', 'La stufa scalda la casa in dieci minuti.'],
  ['es-ES', 'El perro tiene la vacuna de la rabia.'],
  ['de-DE', 'Weine und Käse aus der Region.'],
  ['de-DE', 'Wir planen jede Küche peinlich genau.'],
  ['de-DE', 'Unsere Drops sind so sauer wie Zitronen.'],
  ['de-DE', 'Diese Flasche enthält künstliche Tränen.'],
  ['en-US', 'This is a far cry from instant coffee.'],
  ['en-US', 'Climb up the wall with us on Sunday.'],
  ['en-US', 'Our team got mad skills.'],
  ['en-US', 'She screamed at the concert.'],
  ['en-US', 'This color drives me crazy in the best way.'],
  ['es-ES', 'Es un barrio harto conocido.'],
  ['it-IT', 'La salsa arrabbiata della nonna.'],
  ['hi-IN', 'गुस्से वाली चटनी।'],
  ['en-US', 'The so called cold brew is ours.'],
  ['de-DE', 'Es ist doch nur ein Klick.'],
  ['de-DE', 'Oben drauf kommt auch noch Käse.'],
  ['es-ES', 'Quién hace algo así por un vecino, nosotros.'],
  ['it-IT', "Non c'è mai un posto vuoto da noi."],
])('is neither angry nor sad at words that look alike in %s: %s', (locale, script) => {
  for (const face of facesOf(script, locale)) expect(['serious', 'concerned', 'skeptical']).not.toContain(face);
});

const isSad = (face: Expression) => face === 'concerned' || face === 'serious' || face === 'skeptical';
const TELLS: Readonly<Record<Felt, (faces: readonly Expression[]) => boolean>> = {
  anger: (faces) => faces.some((face) => face === 'serious' || face === 'skeptical') && !faces.some(isGlad),
  tears: (faces) => faces.includes('concerned') && !faces.some(isGlad),
  shame: (faces) => faces.some((face) => face === 'concerned' || face === 'serious') && !faces.some(isGlad),
  relief: (faces) => faces.some(isGlad),
  joy: (faces) => faces.some(isGlad),
  surprise: (faces) => faces.some((face) => face === 'surprised' || face === 'excited' || face === 'delighted'),
  dismay: (faces) => faces.some(isSad) && !faces.some(isGlad),
  outrage: (faces) => faces.includes('serious') && !faces.some(isGlad),
  plain: (faces) => !faces.some(isSad),
};
const FEELINGS = Object.keys(TELLS) as Felt[];

it('of 235 sentences about feelings, two faces at most tell something else', () => {
  const told = Object.entries(FELT_SENTENCES).flatMap(([locale, sentences]) =>
    FEELINGS.flatMap((felt) =>
      sentences[felt].map((sentence) => ({ sentence, isRight: TELLS[felt](facesOf(sentence, locale)) })),
    ),
  );
  const wrong = told.filter(({ isRight }) => !isRight).map(({ sentence }) => sentence);
  expect(told).toHaveLength(235);
  expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(2);
});

const CLASS_TELLS: Readonly<Record<FeltClass, (faces: readonly Expression[]) => boolean>> = {
  wronged: (faces) => faces.includes('serious') && !faces.some(isGlad),
  ache: TELLS.dismay,
  glad: TELLS.joy,
  amazed: TELLS.surprise,
  unfelt: (faces) => faces.every((face) => face === 'neutral'),
};
const CLASSES = Object.keys(CLASS_TELLS) as FeltClass[];

it.each(CLASSES)('the class "%s" has its face in every language', (felt) => {
  const wrong = Object.entries(FELT_CLASSES).flatMap(([locale, sentences]) =>
    sentences[felt].filter((sentence) => !CLASS_TELLS[felt](facesOf(sentence, locale))),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['en-US', 'The stove broke. It was the one from the large store on the corner. The next one broke as well.'],
  ['de-DE', 'Der Ofen ging kaputt. Das war der aus dem Laden an der Ecke. Auch der zweite ging kaputt.'],
  ['es-ES', 'El horno se rompió. Llamé al fabricante tres veces. El segundo también se rompió.'],
])('keeps a weaker face between two sentences of trouble in %s: %s', (locale, script) => {
  const { acting } = planDirection(said(script, locale), { product: null }, { mood: 'joyous', gestures: GESTURES }, 7);
  const held = acting.expressions.filter(({ name, strength }) => name === 'serious' && strength <= 0.5);
  expect(held.length).toBeGreaterThan(0);
});

it.each([
  ['en-US', 'The man kept my deposit. He wore a red tie. Thursday! The second one lied to me.', 'serious'],
  ['en-US', 'My bread came out soft and juicy. Look at that crust!', 'excited delighted'],
  ['en-US', 'My knee hurt for years. Yesterday I danced with my wife.', 'friendly delighted joyous proud'],
  ['es-ES', 'La rodilla me dolía mucho. Ayer subí con mi nieta al monte.', 'friendly'],
  ['de-DE', 'Mein Knie tat weh, es war zum Heulen. Gestern war ich mit meiner Enkelin am See.', 'friendly'],
])('acts what no list knows by the stretch it stands in, in %s: %s', (locale, script, faces) => {
  const index = script.includes('Thursday') ? 2 : -1;
  expect(faces.split(' ')).toContain(facesOf(script, locale).at(index));
});

it.each([
  ['en-US', 'They all laughed when I said I would bake.'],
  ['es-MX', 'El mecánico me lo dijo con una sonrisa.'],
])('smiles at nobody who mocks in %s: %s', (locale, script) => {
  expect(facesOf(script, locale).slice(-3).filter(isGlad)).toEqual([]);
});
