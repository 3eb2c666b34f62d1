import type { Expected } from '@herald/direction/testing';

/**
 * A hundred sentences in seven languages, written by what they tell, by somebody who had not read the rules. No rule may be written after
 * one of them: a sentence that has taught a rule moves to the table of the tests, and another one takes its place.
 */
export const BLIND_SENTENCES: Readonly<Record<string, Readonly<Record<Expected, readonly string[]>>>> = {
  'en-US': {
    glad: [
      'After nine rejections, my manuscript found a publisher.',
      'Her fever broke in the night and she asked for pancakes.',
      'We paid off the van two years early.',
      'Nobody at the table could stop eating these.',
      'My knees thank me every morning.',
      'The waiting list has shrunk to zero.',
      'It took one coat, and the stain is history.',
    ],
    sad: [
      'The barn burned down while we were at the market.',
      'They let forty people go the week before Christmas.',
      'Her scan came back worse than in spring.',
      'I sold my grandmother’s ring to cover the deposit.',
      'Three of our hives did not make it through winter.',
      'He forgot my name again yesterday.',
    ],
    warning: [
      'Do not leave the charger under a pillow.',
      'Keep the lid locked until the pressure is gone.',
      'Anyone who asks for your code by phone is a thief.',
      'Never mix this cleaner with bleach.',
      'Check the date before you feed it to a baby.',
    ],
    plain: [
      'The workshop is behind the station, second door on the left.',
      'It runs on two batteries of the usual size.',
      'We meet on Thursdays at half past six.',
      'The strap is forty centimeters long.',
      'My brother repairs clocks.',
      'There are nine rooms and one kitchen.',
      'You can pay at the counter or by transfer.',
      'The paint dries in about an hour.',
      'This bag holds a laptop and a folder.',
      'They moved the shop to Mill Lane.',
    ],
  },
  'de-DE': {
    glad: [
      'Nach acht Jahren Pause stehe ich wieder auf der Bühne.',
      'Unser Dach ist dicht, und das seit drei Wintern.',
      'Meine Tochter hat die Prüfung mit Eins bestanden.',
    ],
    sad: [
      'Der Hof meiner Eltern wurde zwangsversteigert.',
      'Im Herbst ist unser Hund eingeschläfert worden.',
      'Ich habe seit März keinen Auftrag bekommen.',
    ],
    warning: ['Stellen Sie die Kerze nie neben den Vorhang.', 'Öffnen Sie keinen Anhang von Fremden.'],
    plain: [
      'Der Kurs beginnt um acht Uhr im ersten Stock.',
      'Die Dose fasst einen halben Liter.',
      'Wir liefern dienstags und freitags.',
      'Mein Onkel arbeitet bei der Bahn.',
    ],
  },
  'es-ES': {
    glad: [
      'Por fin duermo ocho horas seguidas.',
      'El médico dice que ya no necesito muletas.',
      'Vendimos toda la cosecha en dos días.',
    ],
    sad: [
      'La riada se llevó el taller entero.',
      'Mi padre ya no reconoce la casa.',
      'Nos cancelaron el contrato sin avisar.',
    ],
    warning: ['No conduzca después de tomar este jarabe.', 'Apague el gas antes de salir.'],
    plain: [
      'La tienda está al lado de correos.',
      'El cable mide dos metros.',
      'Abrimos de lunes a sábado.',
      'Mi hermana estudia química.',
    ],
  },
  'fr-FR': {
    glad: [
      'Ma fille remarche sans canne depuis lundi.',
      'On a remboursé le prêt avec deux ans d’avance.',
      'Mes voisins me demandent tous la recette.',
    ],
    sad: [
      'L’usine a fermé et mon père avec elle s’est éteint.',
      'On nous a volé le camion pendant la nuit.',
      'Elle n’a pas survécu à l’opération.',
    ],
    warning: ['Ne laissez jamais un enfant seul près du bassin.', 'Coupez le courant avant d’ouvrir le boîtier.'],
    plain: [
      'Le marché a lieu sur la place de l’église.',
      'La boîte contient douze sachets.',
      'Nous habitons au troisième étage.',
      'Le train part à sept heures dix.',
    ],
  },
  'pt-BR': {
    glad: [
      'Minha loja bateu o recorde de vendas em maio.',
      'Meu filho voltou a correr sem dor.',
      'Quitamos a casa antes do prazo.',
    ],
    sad: [
      'A enchente levou tudo o que a gente tinha.',
      'Fui mandado embora depois de vinte anos.',
      'Minha avó faleceu na semana passada.',
    ],
    warning: ['Não guarde este produto perto do fogão.', 'Desligue a tomada antes de limpar.'],
    plain: [
      'A padaria fica na rua de trás.',
      'O pacote tem dez unidades.',
      'Meu primo mora em Recife.',
      'A aula começa às nove.',
    ],
  },
  'it-IT': {
    glad: [
      'Dopo mesi di fatica il locale è sempre pieno.',
      'Mia madre è guarita e balla di nuovo.',
      'Abbiamo dimezzato le spese in un anno.',
    ],
    sad: [
      'Il terremoto ha distrutto la nostra cantina.',
      'Ho chiuso il negozio di mio nonno.',
      'Il mio cane è morto ieri sera.',
    ],
    warning: ['Non toccate la piastra finché è calda.', 'Non date mai la password a nessuno.'],
    plain: [
      'Il laboratorio è in fondo al cortile.',
      'La bottiglia contiene un litro.',
      'Partiamo da Bologna alle otto.',
      'Mio zio vende scarpe.',
    ],
  },
  'hi-IN': {
    glad: ['आज मेरी बेटी ने पहला पुरस्कार जीता!', 'हमारा सारा कर्ज चुक गया!', 'अब घुटनों में कोई दर्द नहीं है।'],
    sad: ['बाढ़ में हमारा घर बह गया।', 'पिछले महीने मेरी नौकरी चली गई।', 'दादी अब हमारे बीच नहीं रहीं।'],
    warning: ['इस दवा को बच्चों से दूर रखें।', 'अपना पिन किसी को मत बताइए।'],
    plain: ['दुकान स्टेशन के सामने है।', 'डिब्बे में बारह पैकेट हैं।', 'कक्षा सुबह नौ बजे शुरू होती है।', 'मेरे चाचा पुणे में रहते हैं।'],
  },
};
