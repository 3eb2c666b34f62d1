/** Sentences the mouth network learns from; every language brings lip shapes the others lack. */
export const TRAINING_TEXTS: Record<string, string[]> = {
  'en-US': [
    'Maybe Bob and Pam bought a big purple umbrella before the storm came home.',
    'We usually move the whole group outside when the weather feels warm enough.',
    'My brother never thought that five fresh figs would vanish from the fruit bowl.',
    'Please show the judges how much joy a short vacation in June can bring you.',
    'You could put a spoonful of sugar into the blue cup and stir it slowly.',
    'Our market opens at seven, and most people pay with a simple tap of the phone.',
    'Why would anyone throw away such a healthy, tasty and cheap bowl of soup?',
    'The old boat moved quietly past the bridge while the children played ball.',
    'Every month the team checks what worked, drops what failed and tries again.',
    'He has a pair of rough boots, a leather jacket and absolutely no umbrella.',
  ],
  'en-GB': [
    'Bring both bottles to the party, but keep the better one back for mum and papa.',
    'I would rather walk through the park than queue for a taxi on a cold morning.',
    'Good value, honest people and a warm welcome: that is what we offer here.',
  ],
  'es-ES': [
    'Mi vecino prepara una paella magnífica cada domingo para toda la familia.',
    'Buenos días, hoy vamos a probar un producto nuevo que me ha sorprendido mucho.',
    'El jabón huele bien, cuesta muy poco y deja la piel suave durante horas.',
    'Yo busco una bicicleta vieja, verde o azul, para subir al pueblo en verano.',
    'Muchas personas compran por la noche, cuando los niños ya están dormidos.',
  ],
  'fr-FR': [
    'Bonjour, je voudrais vous montrer un petit objet qui change tout le matin.',
    'Le bus bleu passe devant la boulangerie, puis tourne vers la vieille rue.',
    'On peut mélanger un peu de miel, du beurre et une poignée de noix fraîches.',
    'Mon père a peint un beau portrait avec une lumière douce et chaude.',
    "Cette offre s'arrête vendredi, alors profitez-en avant qu'il soit trop tard.",
  ],
  'de-DE': [
    'Guten Abend, heute probieren wir ein neues Produkt aus, das viele überrascht.',
    'Meine Mutter pflückt im Frühling bunte Blumen und stellt sie in die Küche.',
    'Zwei Freunde fuhren mit dem Boot über den großen, ruhigen Fluss nach Hause.',
    'Wer weniger bezahlen möchte, sollte vor dem Kauf immer die Preise vergleichen.',
    'Ich höre jeden Morgen Musik, während mein Bruder schon am Computer arbeitet.',
  ],
  'it-IT': [
    'Buongiorno a tutti, oggi vi parlo di una borsa comoda, bella e molto leggera.',
    'Mio fratello prepara la pasta con pomodoro fresco, basilico e pepe.',
    'Quando piove preferisco rimanere a casa e guardare un vecchio film.',
    'Questo piccolo negozio vende scarpe, cappelli e giubbotti per bambini.',
  ],
  'pt-BR': [
    'Bom dia, pessoal, hoje eu vou mostrar um produto que mudou a minha rotina.',
    'Minha mãe comprou um bolo enorme para a festa de amanhã à noite.',
    'Você pode pagar pouco e levar para casa um perfume muito bom.',
    'O menino jogava bola na rua enquanto a chuva batia na janela.',
  ],
  'pl-PL': [
    'Dzień dobry, dzisiaj pokażę wam mały produkt, który bardzo ułatwia życie.',
    'Moja babcia piecze pyszne ciasto z jabłkami i podaje je z herbatą.',
  ],
  'nl-NL': [
    'Goedemorgen, vandaag proberen we een nieuw product dat veel tijd bespaart.',
    'Mijn buurman fietst elke week door het bos naar de markt voor verse bloemen.',
  ],
};

/** Sentences kept apart to measure the network. */
export const TEST_TEXTS: Record<string, string[]> = {
  'en-US': [
    'Nobody believed that such a small company could build a better product in four months.',
    'Watch the whole video, leave a comment below and tell me which one you would choose.',
  ],
  'es-ES': ['Por la mañana bebo un vaso de agua con limón y pienso en todo lo que puedo hacer.'],
  'de-DE': ['Bitte probieren Sie unsere beste Creme, bevor der Sommer wieder vorbei ist.'],
};
