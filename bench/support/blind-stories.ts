import type { Story } from '@herald/direction/testing';

/**
 * Whole scripts in seven languages, written by what an actor may do in each sentence. No rule may be written after one of them: a
 * script that has taught a rule moves to the stories of the tests, and another one takes its place.
 */
export const BLIND_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'swim school',
    told: `
sad: | My son was four when he slipped into a pool.
sad: | It took eleven seconds until somebody saw him.
plain: | He is fine.
sad: hand-on-heart | I wasn't, for a long time.
plain: point-up | That summer I opened Blue Lane.
plain: count, pinch | We start with floating, then breathing, and only then with strokes.
warning: palm-forward, point-up | No floaties, they teach the wrong thing.
glad: both-palms, thumbs-up, hand-on-heart | Last year ninety-four kids crossed the pool on their own.
glad: point-at-you, point-down | Come to a free lesson this Saturday.`,
  },
  {
    locale: 'en-US',
    trade: 'e-bike subscription',
    told: `
asking: point-at-you | What does your car cost you while it's parked?
plain: pinch | Mine was four hundred and ten dollars a month.
sad: | Most of that time it stood in front of the house and collected leaves.
plain: point-up | I sold it in March.
plain: pinch | Now I pay seventy-nine for a bike that somebody else repairs.
sad: | Rain? Yes, I get wet.
glad: thumbs-up | I also get to work eleven minutes sooner.
plain: pinch | Cancel any month, they pick it up at your door.
glad: point-at-you, point-down | The first week is on them, the code is in the description.`,
  },
  {
    locale: 'en-US',
    trade: 'funeral home',
    told: `
sad: hand-on-heart | Nobody wants to watch this video.
sad: hand-on-heart | When my father died, we had two days to decide everything.
sad: palm-forward | We signed things we didn't understand.
sad: | The bill came to fourteen thousand dollars.
plain: point-up | That's why our price list is on the door.
plain: pinch | A simple farewell costs two thousand four hundred, and we'll tell you what you don't need.
plain: hand-on-heart | You can sit with us for an hour before you decide anything.
plain: point-at-you | We answer the phone at night, too.`,
  },
  {
    locale: 'en-US',
    trade: 'podcast microphone',
    told: `
asking: | Can you hear that hum?
sad: | That was my show for two years.
sad: palm-forward | Listeners wrote to me about it, not always kindly.
sad: pinch | I hung blankets, I bought foam, I recorded in a closet.
plain: point-up | Then I plugged in the Halo.
glad: both-palms, thumbs-up | This is the same room.
plain: pinch | It has one cable, one button and a stand that doesn't wobble.
plain: pinch | At a hundred and twenty-nine it's not the cheapest on the shelf.
glad: point-at-you, thumbs-up, point-down | Listen to the first ten seconds again, then decide.`,
  },
  {
    locale: 'en-US',
    trade: 'bookkeeping for restaurants, tough love',
    told: `
warning: point-at-you, point-up | Your restaurant is full, and you're still losing money.
asking: | I see it every week.
sad: pinch | Two dollars too little on the burger, forty hours of overtime nobody planned, a supplier who rounds up.
warning: | None of it hurts on its own.
sad: | Together it closed my own place in 2019.
plain: count, point-up | So here's my offer.
plain: pinch, count | Give me three months of receipts.
plain: palm-forward | If I don't find at least a thousand dollars, you don't owe me anything.
glad: point-at-you, point-down | The form takes two minutes.`,
  },
  {
    locale: 'en-US',
    trade: 'after-school robotics',
    told: `
glad: wave, hand-on-heart | Hello parents, I'm Mr. Owens.
asking: palm-forward | Your child does not need another app.
asking: | I know how that sounds from a guy with twelve laptops.
plain: pinch | In our club we build things that fall apart.
plain: | Then we find out why, and build them again.
glad: hand-on-heart | Mia's bridge collapsed nine times.
glad: both-palms, thumbs-up | The tenth one carried her.
plain: pinch | It's on Wednesdays from four to six and costs fifteen dollars.
glad: point-at-you, point-down | Sign up at the school office, there are six chairs left.`,
  },
  {
    locale: 'en-US',
    trade: 'airline delay claim app',
    told: `
sad: | We sat on the floor of gate B12 for seven hours.
sad: palm-forward | They gave us a voucher for a sandwich and no answer.
sad: | I wrote three emails to the airline, and three robots wrote back.
plain: point-up | A woman in line showed me Claimly.
plain: pinch | You take a picture of the boarding pass, and they do the arguing.
glad: both-palms, thumbs-up, pinch | Five weeks later there was six hundred dollars in my account.
plain: pinch | They keep a quarter of it, and if they lose, it costs nothing.
warning: point-at-you, point-up | Your claim expires after three years, so check your old tickets.`,
  },
  {
    locale: 'de-DE',
    trade: 'Optikerin',
    told: `
asking: point-at-you | Hältst du die Speisekarte auch immer weiter weg?
asking: hand-on-heart | Willkommen im Club.
sad: | Ich hatte eine Brille zum Lesen, eine fürs Büro und nie die richtige dabei.
sad: palm-forward | Einmal habe ich im Restaurant Leber bestellt, und ich hasse Leber.
plain: pinch | Mit einer Gleitsichtbrille reicht eine.
warning: pinch | Am Anfang schwanken die Treppen, das ist normal und dauert ein paar Tage.
any: palm-forward | Gewöhnst du dich nicht daran, tauschen wir sie um.
plain: pinch | Den Sehtest machen wir ohne Termin, er dauert zwanzig Minuten.
glad: point-at-you, point-down | Komm vorbei, und bring die Speisekarte mit.`,
  },
  {
    locale: 'de-DE',
    trade: 'Tierheim',
    told: `
sad: hand-on-heart | Bruno wartet seit sechshundert Tagen.
sad: | Er ist zwölf, er schnarcht, und auf dem linken Auge sieht er nichts mehr.
sad: palm-forward | Dreimal war jemand da, dreimal ist er wieder zurückgekommen.
asking: palm-forward | Nicht, weil er beißt.
sad: | Er war ihnen zu langsam.
plain: pinch | Was er braucht, ist ein Sofa ohne Treppe davor.
plain: hand-on-heart | Den Tierarzt zahlen wir, solange er lebt.
plain: point-at-you, point-down, hand-on-heart | Wenn du beim Lesen an jemanden denkst, schick ihm dieses Video.`,
  },
  {
    locale: 'es-ES',
    trade: 'autoescuela de barcos',
    told: `
asking: point-at-you | ¿Crees que para llevar un barco hay que tener dinero?
asking: palm-forward | Yo también lo creía.
plain: pinch | Mi sueldo es de profesora, y mi coche tiene quince años.
plain: pinch, count | El título cuesta cuatrocientos euros y se saca en dos fines de semana.
plain: pinch | El primero es teoría, el segundo ya estás en el agua.
sad: hand-on-heart | La primera maniobra me salió fatal.
glad: | El instructor se rió conmigo, no de mí.
glad: both-palms, hand-on-heart, thumbs-up | En agosto llevé a mis padres a la isla.
glad: point-at-you, point-down | Mira las fechas en nuestra página.`,
  },
  {
    locale: 'es-MX',
    trade: 'purificadora de agua',
    told: `
sad: point-up | El garrafón pesa veinte kilos.
sad: hand-on-heart | Mi mamá tiene setenta años y vive en un tercer piso.
sad: | Una vez se le resbaló en la escalera.
plain: point-up | Por eso le puse un filtro en la llave.
plain: pinch | Se instala en diez minutos y no necesita luz.
plain: pinch | El cartucho dura seis meses y cuesta trescientos pesos.
glad: thumbs-up, hand-on-heart, pinch | Ella dice que el café le sabe mejor.
plain: palm-forward | Yo digo que por fin duermo tranquilo.
glad: point-at-you, point-down | Pide el tuyo hoy y te llega el viernes.`,
  },
  {
    locale: 'fr-FR',
    trade: 'garage solidaire',
    told: `
sad: | Sans voiture, pas de travail.
sad: palm-forward | Sans travail, pas de voiture.
sad: | J'ai tourné en rond comme ça pendant huit mois.
plain: point-up | L'assistante sociale m'a donné l'adresse du Garage Commun.
plain: pinch | On répare avec un mécanicien, et on paie les pièces au prix d'achat.
glad: | J'ai changé mes freins moi-même.
glad: both-palms, hand-on-heart, thumbs-up | Lundi, j'ai commencé mon nouveau poste.
plain: point-at-you | Vous avez des outils qui dorment à la cave ?
glad: point-at-you, hand-on-heart, point-down | Apportez-les, le café est chaud.`,
  },
  {
    locale: 'pt-BR',
    trade: 'diarista, aplicativo',
    told: `
sad: | Já limpei casa que me deixou esperando no portão.
sad: palm-forward | Já trabalhei o dia inteiro e recebi a metade.
sad: palm-forward | Reclamar com quem?
plain: point-up | No Capricho o pagamento fica garantido antes de eu sair de casa.
plain: palm-forward | Eu escolho o bairro, o horário e digo não quando quero.
plain: pinch | O aplicativo fica com dez por cento.
glad: thumbs-up, hand-on-heart, pinch | Em maio tirei férias pela primeira vez.
glad: point-at-you, point-down | Se você precisa de uma casa limpa, me procure lá.`,
  },
  {
    locale: 'it-IT',
    trade: 'libreria di quartiere',
    told: `
sad: | Hanno aperto un centro commerciale a due chilometri.
sad: palm-forward | In sei mesi abbiamo perso un cliente su tre.
sad: hand-on-heart | Ho pensato di chiudere, e l'ho anche scritto sulla porta.
glad: hand-on-heart | Il giorno dopo c'era la fila.
asking: hand-on-heart | Qualcuno piangeva, qualcuno comprava, qualcuno tutte e due le cose.
plain: both-palms | Ora facciamo letture il giovedì e colazione la domenica.
plain: palm-forward | Non abbiamo lo sconto del cinquanta per cento.
plain: pinch | Abbiamo una poltrona, il caffè e qualcuno che ha letto il libro.
glad: point-at-you, point-down, hand-on-heart | Passate, siamo qui fino alle otto.`,
  },
  {
    locale: 'hi-IN',
    trade: 'ब्यूटी पार्लर घर पर',
    told: `
asking: point-at-you, point-up | शादी में दस दिन बाकी, और पार्लर में जगह नहीं?
sad: hand-on-heart | मेरी बहन के साथ यही हुआ।
sad: | वह दो घंटे लाइन में बैठी और बिना मेकअप के लौट आई।
plain: point-up | तब हमने रंगत शुरू किया।
plain: pinch | हमारी टीम आपके घर आती है, अपना सामान साथ लाती है।
plain: pinch | दुल्हन का पूरा मेकअप चार हज़ार में, दाम पहले से तय।
any: palm-forward | पसंद न आए तो हम दोबारा करेंगे।
glad: point-at-you, point-down | तारीख बताइए, बाकी हम पर छोड़ दीजिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'पुरानी कार',
    told: `
sad: | मैंने पिछली कार एक रिश्तेदार से ली थी।
sad: palm-forward | तीन महीने में इंजन बैठ गया।
sad: hand-on-heart | पैसे भी गए और रिश्ता भी।
plain: point-up | इस बार मैंने गाड़ीघर से ली।
plain: pinch, count | वे दो सौ चीज़ें जाँचते हैं और पूरी रिपोर्ट देते हैं।
plain: pinch | एक साल की वारंटी है, पाँच दिन में वापस भी कर सकते हैं।
glad: thumbs-up, hand-on-heart, pinch | आठ महीने हो गए, एक बार भी मैकेनिक नहीं देखा।
glad: point-at-you, point-down | अपने शहर की गाड़ियाँ ऐप में देखिए।`,
  },
];
