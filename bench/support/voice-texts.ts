/** What every embedded voice says to be measured: an advertisement of sentences of several lengths, and a question that wants a yes. */
export interface VoiceText {
  what: string;
  /** language and region as voices are listed */
  locale: string;
  text: string;
  question: string;
}

const ENGLISH =
  'Most people think a good video takes a studio. It does not. You write what you want to say, choose a voice, and the film is ready before your coffee is cold. Last week our little shop, the one on the corner, got forty new customers from a single clip. Nobody else in town does that. Try it today, because the first three films are free, and tell us what your neighbours say about it. We think you will like the difference.';

export const VOICE_TEXTS: readonly VoiceText[] = [
  {
    what: 'American English',
    locale: 'en-US',
    text: ENGLISH,
    question: 'Is your skin dry in the morning?',
  },
  {
    what: 'British English',
    locale: 'en-GB',
    text: ENGLISH,
    question: 'Is your skin dry in the morning?',
  },
  {
    what: 'Scottish English',
    locale: 'en-SCT',
    text: ENGLISH,
    question: 'Is your skin dry in the morning?',
  },
  {
    what: 'German',
    locale: 'de-DE',
    text: 'Viele glauben, dass ein gutes Video ein Studio braucht. Das stimmt nicht. Sie schreiben, was Sie sagen möchten, wählen eine Stimme, und der Film ist fertig, bevor der Kaffee kalt ist. Letzte Woche bekam unser kleiner Laden an der Ecke vierzig neue Kunden durch einen einzigen Clip. Das macht sonst niemand in der Stadt. Probieren Sie es heute aus, denn die ersten drei Filme sind kostenlos.',
    question: 'Haben Sie schon einen Termin?',
  },
  {
    what: 'Spanish',
    locale: 'es-ES',
    text: 'Mucha gente cree que un buen vídeo necesita un estudio. No es verdad. Usted escribe lo que quiere decir, elige una voz, y la película está lista antes de que se enfríe el café. La semana pasada nuestra pequeña tienda de la esquina ganó cuarenta clientes nuevos con un solo clip. Nadie más en la ciudad hace eso. Pruébelo hoy, porque las primeras tres películas son gratis.',
    question: '¿Ya tienes cita?',
  },
  {
    what: 'French',
    locale: 'fr-FR',
    text: "Beaucoup de gens pensent qu'une bonne vidéo demande un studio. C'est faux. Vous écrivez ce que vous voulez dire, vous choisissez une voix, et le film est prêt avant que le café ne refroidisse. La semaine dernière, notre petite boutique au coin de la rue a gagné quarante nouveaux clients grâce à un seul clip. Personne d'autre en ville ne fait cela. Essayez aujourd'hui, car les trois premiers films sont gratuits.",
    question: 'Vous avez déjà un rendez-vous ?',
  },
  {
    what: 'Portuguese',
    locale: 'pt-BR',
    text: 'Muita gente acha que um bom vídeo precisa de um estúdio. Não é verdade. Você escreve o que quer dizer, escolhe uma voz, e o filme fica pronto antes que o café esfrie. Na semana passada, nossa pequena loja da esquina ganhou quarenta clientes novos com um único clipe. Ninguém mais na cidade faz isso. Experimente hoje, porque os três primeiros filmes são grátis.',
    question: 'Você já tem um horário?',
  },
  {
    what: 'Italian',
    locale: 'it-IT',
    text: 'Molti pensano che un buon video richieda uno studio. Non è vero. Scrivete quello che volete dire, scegliete una voce, e il film è pronto prima che il caffè si raffreddi. La settimana scorsa il nostro piccolo negozio all’angolo ha guadagnato quaranta nuovi clienti con una sola clip. Nessun altro in città lo fa. Provatelo oggi, perché i primi tre film sono gratis.',
    question: 'Hai già un appuntamento?',
  },
  {
    what: 'Hindi',
    locale: 'hi-IN',
    text: 'बहुत लोग सोचते हैं कि अच्छे वीडियो के लिए स्टूडियो चाहिए। यह सच नहीं है। आप जो कहना चाहते हैं, वह लिखिए, एक आवाज़ चुनिए, और आपकी फ़िल्म चाय ठंडी होने से पहले तैयार है। पिछले हफ़्ते हमारी छोटी दुकान को एक ही क्लिप से चालीस नए ग्राहक मिले। शहर में और कोई ऐसा नहीं करता। आज ही आज़माइए, क्योंकि पहली तीन फ़िल्में मुफ़्त हैं।',
    question: 'क्या आपने समय ले लिया?',
  },
];
