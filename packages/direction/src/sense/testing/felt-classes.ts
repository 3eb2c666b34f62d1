/** What a sentence is about, as people say it in a film: each class has its face. */
export type FeltClass = 'wronged' | 'ache' | 'glad' | 'amazed' | 'unfelt';

/** Written for the classes of the lists, and not for their words. */
export const FELT_CLASSES: Readonly<Record<string, Readonly<Record<FeltClass, readonly string[]>>>> = {
  'en-US': {
    wronged: [
      'The clerk rolled her eyes at me.',
      'They kept my deposit and blocked my number.',
      'How dare they call that a salad?',
      'He had the nerve to send a bill.',
    ],
    ache: [
      'There was mold under the whole rug.',
      'The handle snapped off on day two.',
      'I had a lump in my throat at the counter.',
      'I hid my hands under the table.',
      'I still miss him at breakfast.',
      'Nobody bought a single jar.',
    ],
    glad: [
      'My son hugged the mechanic.',
      'It tastes like home.',
      'We came in first at the county fair.',
      'I am never going back to paper filters.',
      'Everybody asks where I got it.',
      'He sleeps through the night.',
    ],
    amazed: ['I nearly dropped my phone.', 'And just look, holy cow, it folds.'],
    unfelt: ['Trust me, the blue one is larger.', 'It is on the left, honey.', 'Well, it comes in two sizes.'],
  },
  'de-DE': {
    wronged: [
      'Der Verkäufer hat die Augen verdreht.',
      'Die haben die Kaution behalten.',
      'So eine Frechheit!',
      'Er hat einfach aufgelegt.',
    ],
    ache: [
      'Im Schrank war alles verschimmelt.',
      'Der Griff ist abgebrochen.',
      'Ich hatte einen Kloß im Hals.',
      'Niemand wollte meine Kerzen.',
      'Er fehlt mir jeden Morgen.',
    ],
    glad: [
      'Mein Sohn hat den Mechaniker umarmt.',
      'Das schmeckt wie bei Oma.',
      'Die geb ich nicht mehr her.',
      'Alle fragen mich, woher ich sie habe.',
      'Der Kleine schläft durch.',
    ],
    amazed: ['Ich bin fast vom Stuhl gefallen.', 'Mir blieb die Spucke weg.'],
    unfelt: ['Glaub mir, die blaue ist größer.', 'Die steht links, Schatz.', 'Na gut, es gibt zwei Größen.'],
  },
  'es-ES': {
    wronged: ['La dependienta puso los ojos en blanco.', 'Me colgaron el teléfono.', '¡Qué poca vergüenza!'],
    ache: [
      'Salí llorando de la tienda.',
      'Había moho debajo de la alfombra.',
      'Tenía un nudo en la garganta.',
      'Nadie quería mis velas.',
      'La echo de menos cada mañana.',
    ],
    glad: [
      'Mi hijo abrazó al mecánico.',
      'Está como el de mi abuela.',
      'Todo el mundo me pregunta dónde lo compré.',
      'Duerme toda la noche.',
      'Lo conseguimos a la primera.',
    ],
    amazed: ['Casi me caigo de la silla.', 'Me quedé de piedra.'],
    unfelt: ['Créeme, el azul es más grande.', 'Está a la izquierda, cariño.', 'Bueno, viene en dos tamaños.'],
  },
  'fr-FR': {
    wronged: ['La vendeuse a levé les yeux au ciel.', "Il m'a raccroché au nez.", 'Quel culot !'],
    ache: [
      'Tout était moisi sous le tapis.',
      "J'avais la gorge nouée.",
      "Personne n'en voulait.",
      'La poignée était fendue.',
      'Il me manque chaque matin.',
    ],
    glad: [
      'Mon fils a sauté au cou du garagiste.',
      "C'est comme chez ma grand-mère.",
      "Tout le monde me demande où je l'ai trouvé.",
      'Le petit fait ses nuits.',
      "On s'est régalés, un vrai régal.",
    ],
    amazed: ["J'ai failli tomber de ma chaise.", "J'ai halluciné."],
    unfelt: ['Croyez-moi, le bleu est plus grand.', 'Il est à gauche, chéri.', 'Bon, il existe en deux tailles.'],
  },
  'it-IT': {
    wronged: ['La commessa ha alzato gli occhi al cielo.', 'Mi hanno preso in giro.', 'Che faccia tosta!'],
    ache: [
      'Sotto il tappeto era tutto ammuffito.',
      'Avevo un nodo alla gola.',
      'La maniglia si è spezzata.',
      'Mi manca ogni mattina.',
      'Ho passato la notte in bianco.',
    ],
    glad: [
      'Mio figlio ha abbracciato il meccanico.',
      'È come quello di mia nonna.',
      'Tutti mi chiedono dove lo prendo.',
      'Il piccolo dorme tutta la notte.',
      "Ce l'abbiamo fatta.",
    ],
    amazed: ['Sono quasi svenuta.', 'Sono rimasta di stucco.'],
    unfelt: ['Credimi, quello blu è più grande.', 'È a sinistra, caro.', 'Vabbè, ci sono due misure.'],
  },
  'pt-BR': {
    wronged: ['A vendedora revirou os olhos.', 'Ele riu da minha cara.', 'Que cara de pau!'],
    ache: [
      'Estava tudo mofado debaixo do tapete.',
      'Fiquei com um nó na garganta.',
      'Ninguém queria as minhas velas.',
      'Sinto falta dele toda manhã.',
      'Passei a noite em claro.',
    ],
    glad: [
      'Meu filho abraçou o mecânico.',
      'É igualzinho ao da minha avó.',
      'Todo mundo me pergunta onde comprei.',
      'A pequena dorme a noite toda.',
      'Lambi os dedos.',
    ],
    amazed: ['Quase caí da cadeira.', 'Meu queixo caiu.'],
    unfelt: ['Pode acreditar, o azul é maior.', 'Fica à esquerda, meu bem.', 'Bom, vem em dois tamanhos.'],
  },
  'hi-IN': {
    wronged: ['उसने मेरा मज़ाक उड़ाया।', 'उन्होंने फ़ोन काट दिया।', 'इतनी बेशर्मी!'],
    ache: ['कालीन के नीचे फफूँद थी।', 'मेरा गला भर आया।', 'मेरा दिल बैठ गया।', 'मैं सबके सामने मुँह छुपाती थी।'],
    glad: ['बेटे ने मैकेनिक को गले लगा लिया।', 'बिल्कुल दादी के हाथ का स्वाद।', 'सब पूछते हैं, कहाँ से लिया।', 'मज़ा आ गया।'],
    amazed: ['मैं दंग रह गई।', 'मेरे होश उड़ गए।'],
    unfelt: ['यकीन मानो, नीला वाला बड़ा है।', 'वह बाईं ओर है, मेरी जान।'],
  },
};
