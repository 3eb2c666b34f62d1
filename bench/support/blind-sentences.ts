import type { Expected } from '@herald/direction/testing';

/**
 * A hundred sentences in seven languages and many trades, written by what they tell, before anybody looked at the rules for them. No rule may
 * be written after one of them: a sentence that has taught a rule moves to the table of the tests, and another one takes its place.
 */
export const BLIND_SENTENCES: Readonly<Record<string, Readonly<Record<Expected, readonly string[]>>>> = {
  'en-US': {
    glad: [
      'I have not paid a late fee since April.',
      'Our electricity bill shrank by a third.',
      'Parents queue around the block for our swimming lessons.',
      'The bank finally said yes to our bakery.',
      'Zero spam, zero calls, zero headaches.',
      'My son used to dread math, and yesterday he asked for more.',
      'Other mops only push the dirt around, this one lifts it out.',
      'You cannot burn a pancake in this pan.',
      'Sold out twice, and it is back on Friday.',
    ],
    sad: [
      'Great, another monthly fee nobody told me about.',
      'The landlord kept our whole deposit.',
      'Half of what you pay never reaches the farmer.',
      'My accountant missed the deadline and I paid the fine.',
      'She fell on the stairs and lay there until morning.',
      'Every other sunscreen left me with a rash.',
      'One in three puppies from that market gets sick.',
    ],
    warning: [
      'Stop the pump before you put your hand inside.',
      'Ladders slip on wet leaves.',
      'If the mail asks for your password, delete it.',
      'Two more glasses and you should leave the car.',
      'Small magnets belong nowhere near a toddler.',
    ],
    plain: [
      'The lesson takes forty minutes, with a break in the middle.',
      'We bake on Mondays and close at two.',
      'The case is made of aluminum and weighs three pounds.',
      'Pick a color, then choose the length of the sleeve.',
      'Our office looks out on the harbor.',
      'The form has four pages and two boxes to tick.',
      'Her sister drives the number nine bus.',
    ],
  },
  'de-DE': {
    glad: [
      'Seit dem Umbau heizen wir für die Hälfte.',
      'Kein einziger Gast hat sich je beschwert.',
      'Endlich passt mir die alte Jeans wieder.',
      'Andere Messer werden stumpf, meins schneidet nach fünf Jahren noch Papier.',
    ],
    sad: [
      'Na toll, schon wieder Stau und der Termin ist weg.',
      'Die Versicherung hat keinen Cent gezahlt.',
      'Mein Nacken tut bei jeder Bewegung weh.',
    ],
    warning: [
      'Pilze aus dem Wald nur essen, wenn ein Kenner sie gesehen hat.',
      'Wer zu spät bucht, zahlt das Doppelte.',
    ],
    plain: [
      'Das Regal ist zwei Meter hoch und aus Buche.',
      'Der Bus hält direkt vor der Praxis.',
      'Im Paket liegen drei Pinsel und ein Tuch.',
    ],
  },
  'es-ES': {
    glad: [
      'Ya no tengo que madrugar para hacer la declaración.',
      'Ni una sola gotera desde que cambiamos el tejado.',
      'Mi hija aprobó todas las asignaturas.',
    ],
    sad: [
      'Genial, otra factura que nadie entiende.',
      'La aerolínea perdió nuestras maletas y nadie respondió.',
      'La grúa se llevó el coche con todo dentro.',
      'Cerramos el restaurante de la familia en enero.',
    ],
    warning: [
      'No deje el medicamento al alcance de los niños.',
      'Los cachorros no se bañan antes de la primera vacuna.',
    ],
    plain: [
      'El curso dura seis semanas y se hace por la tarde.',
      'La caja trae cuatro tazas y una bandeja.',
      'El despacho está en la segunda planta.',
    ],
  },
  'fr-FR': {
    glad: [
      'Depuis ce matelas, je ne me réveille plus la nuit.',
      'Pas un seul client n’a demandé à être remboursé.',
      'Notre petite boutique livre désormais dans toute l’Europe.',
    ],
    sad: [
      'Super, encore un colis arrivé en miettes.',
      'La banque nous a refusé le crédit trois fois.',
      'J’ai perdu mes clés, mon sac et toute ma journée.',
      'Mon fils se faisait moquer de lui à l’école.',
    ],
    warning: ['Ne branchez pas l’appareil si le câble est mouillé.', 'Attention, le plat sort très chaud du four.'],
    plain: [
      'Le studio se trouve au fond de la cour.',
      'La bouteille contient soixante-quinze centilitres.',
      'Les cours ont lieu le mardi et le jeudi soir.',
    ],
  },
  'pt-BR': {
    glad: [
      'Nunca mais perdi um cliente por falta de resposta.',
      'Minha pele ficou lisa e parei de usar maquiagem.',
      'A turma inteira passou no vestibular.',
    ],
    sad: [
      'Meu celular caiu na água com todas as fotos da viagem.',
      'O banco cobrou uma taxa que eu nunca autorizei.',
      'Meu avô esperou quatro meses pela cirurgia.',
    ],
    warning: [
      'Não misture este remédio com álcool.',
      'Mantenha a piscina fechada quando houver crianças.',
      'Desconfie de quem pede o código por mensagem.',
    ],
    plain: [
      'O salão fica em frente à farmácia.',
      'A mochila tem três bolsos e pesa um quilo.',
      'As inscrições vão até sexta-feira.',
    ],
  },
  'it-IT': {
    glad: [
      'Non ho più mal di schiena da quando dormo qui.',
      'Le altre borse si rompono, questa mi segue da dieci anni.',
      'La nostra pizza ha vinto il primo premio della regione.',
    ],
    sad: [
      'Perfetto, di nuovo senza acqua calda.',
      'Il meccanico mi ha chiesto il doppio del preventivo.',
      'Nessuno è venuto all’inaugurazione.',
      'Ho buttato tremila euro in una cucina sbagliata.',
    ],
    warning: ['Non aprite lo sportello mentre la macchina lavora.', 'Tenete il flacone lontano dagli occhi.'],
    plain: [
      'Il corso si tiene in una sala al primo piano.',
      'La confezione contiene sei capsule.',
      'Il nostro furgone parte il giovedì mattina.',
    ],
  },
  'hi-IN': {
    glad: ['अब बिजली का बिल आधा आता है।', 'मेरी दुकान की बिक्री दोगुनी हो गई।', 'बेटे को मनपसंद कॉलेज में दाखिला मिल गया।'],
    sad: ['ओले पड़े और पूरी फसल बर्बाद हो गई।', 'बैंक ने हमारा लोन फिर ठुकरा दिया।', 'पापा तीन महीने से बिस्तर पर हैं।'],
    warning: ['गीले हाथों से स्विच मत छुइए।', 'अनजान लिंक पर क्लिक न करें।', 'गाड़ी चलाते समय फ़ोन मत उठाइए।'],
    plain: ['क्लास शाम छह बजे ऑनलाइन होती है।', 'यह थैला पाँच किलो तक उठा सकता है।', 'हमारा दफ़्तर तीसरी मंज़िल पर है।'],
  },
};
