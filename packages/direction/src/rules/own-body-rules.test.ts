import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from '../testing/said.ts';
import { OWN_BODY_RULES } from './own-body-rules.ts';

const TASTE = { mood: 'composed', gestures: GESTURES } as const;
const OWN = OWN_BODY_RULES.map(({ why }) => why);

const directed = (script: string, locale: string) => planDirection(said(script, locale), { product: null }, TASTE, 7);

describe('words of the own body', () => {
  it.each<[string, string, string, Gesture]>([
    ['en-US', 'It rained all day. I put it under my eyes. Then I left.', 'eyes', 'hand-to-cheek'],
    ['de-DE', 'Es regnete den ganzen Tag. Im Winter spannte meine Haut. Dann kam Post.', 'Haut', 'hand-to-cheek'],
    ['de-DE', 'Es regnete. Ich tupfe es unter meine Augen. Dann kam Post.', 'Augen', 'hand-to-cheek'],
    ['de-DE', 'Es regnete. Ich tupfe es unter die Augen. Dann kam Post.', 'Augen', 'hand-to-cheek'],
    ['es-ES', 'Llovía todo el día. Tenía roja mi piel. Luego salí.', 'piel', 'hand-to-cheek'],
    ['es-ES', 'Llovía todo el día. Lo pongo debajo de mis ojos. Luego salí.', 'debajo', 'hand-to-cheek'],
    ['es-ES', 'Llovía todo el día. Lo pongo debajo de los ojos. Luego salí.', 'debajo', 'hand-to-cheek'],
    ['fr-FR', 'Il pleuvait dehors. Je le tamponne sous les yeux. Puis je suis partie.', 'tamponne', 'hand-to-cheek'],
    [
      'it-IT',
      'Pioveva tutto il giorno. Lo picchietto sotto gli occhi. Poi sono uscita.',
      'picchietto',
      'hand-to-cheek',
    ],
    ['pt-BR', 'Chovia o dia todo. Passo debaixo dos olhos. Depois saí.', 'olhos', 'hand-to-cheek'],
    ['hi-IN', 'दिन भर बारिश हुई। मैं इसे आँखों के नीचे लगाती हूँ। फिर मैं निकली।', 'आँखों', 'hand-to-cheek'],
    ['en-US', 'It rained all day. That winter I felt old and slow. Then I left.', 'felt', 'hand-on-heart'],
    ['en-US', 'It is the best cream in town! I put it under my eyes. Then I left.', 'eyes', 'hand-to-cheek'],
    [
      'en-US',
      'We won the first prize in Boston. That winter I felt old and slow. Then I left.',
      'felt',
      'hand-on-heart',
    ],
    ['de-DE', 'Es regnete. Damals habe ich mich alt gefühlt. Dann kam Post.', 'mich', 'hand-on-heart'],
    ['es-ES', 'Llovía todo el día. Desde entonces me siento muy sola. Luego salí.', 'siento', 'hand-on-heart'],
    [
      'fr-FR',
      'Il pleuvait dehors. Ce jour-là je me suis sentie seule. Puis je suis partie.',
      'sentie',
      'hand-on-heart',
    ],
    ['it-IT', 'Pioveva tutto il giorno. Allora mi sono sentita vecchia. Poi sono uscita.', 'sentita', 'hand-on-heart'],
    ['pt-BR', 'Chovia o dia todo. Naquele dia eu senti muita vergonha. Depois saí.', 'senti', 'hand-on-heart'],
    ['hi-IN', 'दिन भर बारिश हुई। मुझे बहुत अकेला महसूस हुआ। फिर मैं निकली।', 'मुझे', 'hand-on-heart'],
  ])("touch what is one's own (%s): %s", (locale, script, word, gesture) => {
    const { acting } = directed(script, locale);
    const saidSec = said(script, locale).words.find(({ text }) => text.startsWith(word))?.startSec ?? -1;
    const near = acting.gestures.filter(({ strokeSec }) => Math.abs(strokeSec - saidSec) < 0.9);
    expect(near.map(({ name }) => name)).toContain(gesture);
  });

  it.each([
    ['en-US', 'Under the eyes of the law we are all the same.', 'eyes'],
    ['en-US', 'He laughed in my face.', 'face'],
    ['en-US', 'I feel like pizza tonight.', 'pizza'],
    ['en-US', 'I felt the fabric.', 'fabric'],
    ['en-US', 'I was so late for work.', 'late'],
    ['en-US', "I'm so in.", 'so'],
    ['en-US', 'In March my back was really bad.', 'back'],
    ['en-US', 'My chest freezer stands in the garage.', 'freezer'],
    ['en-US', 'I was so mad at them.', 'mad'],
    ['de-DE', 'Im Gesicht der Stadt sieht man das.', 'gesicht'],
    ['de-DE', 'Ich traue mich nicht, ihm unter die Augen zu treten.', 'augen'],
    ['de-DE', 'Ich habe mich verfahren.', 'verfahren'],
    ['de-DE', 'Ich habe mich für die Firma entschieden.', 'firma'],
    ['de-DE', 'Mir ging der Kaffee aus.', 'kaffee'],
    ['es-ES', 'Mi frente fría llega mañana.', 'frente'],
    ['es-ES', 'Me siento en la silla.', 'silla'],
    ['fr-FR', "Vous avez l'offre sous les yeux.", 'yeux'],
    ['fr-FR', 'Mon front de mer est là.', 'front'],
    ['it-IT', "Hai l'offerta sotto gli occhi.", 'occhi'],
    ['pt-BR', 'Eu senti o tecido na loja.', 'tecido'],
    ['pt-BR', 'Debaixo dos olhos da lei somos iguais.', 'olhos'],
    ['hi-IN', 'मुझे लगा दुकान बंद है।', 'दुकान'],
    ['hi-IN', 'ग्राहकों ने महसूस किया।', 'ग्राहकों'],
  ])('in %s touch nothing at: %s', (locale, script, word) => {
    const beat = directed(script, locale).beats.find(({ words }) => words.includes(word));
    expect(beat?.why.filter((why) => OWN.includes(why))).toEqual([]);
  });
});
