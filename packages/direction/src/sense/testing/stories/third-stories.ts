import type { Story } from '../story-faults.ts';

/** Scripts of a third sixteen trades that taught rules. */
export const THIRD_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'carpet cleaner',
    told: `
asking: point-at-you, point-up | Do you remember what color your carpet was when you moved in?
sad: | Ours went from cream to something like old tea.
sad: palm-forward | I rented a machine, and it left the floor wet for four days.
sad: palm-forward | The smell got into the curtains.
plain: point-up | My neighbor gave me Brightway's number.
plain: pinch, count | Two people came with a van, moved the couch and were done by lunch.
glad: both-palms, thumbs-up | My husband thought I had bought a new one.
plain: pinch | A room costs fifty-five dollars, the hallway is included.
glad: point-at-you, point-down | Book before Sunday and the stairs are free.`,
  },
  {
    locale: 'en-US',
    trade: 'crowdfunding founder',
    told: `
glad: wave, hand-on-heart | Hi, I'm Priya, and this is the lamp I couldn't find anywhere.
sad: | Three factories told me it was too small a run.
sad: | One took the deposit and vanished.
plain: point-up | So I learned to bend the brass myself.
glad: both-palms, hand-on-heart, thumbs-up | Four hundred of you ordered the first version.
sad: hand-on-heart | You also told me the switch was terrible.
glad: | You were right.
plain: count, point-up | The new one has a dial, a longer cord and a base that doesn't tip over.
glad: point-at-you, point-down | We ship in May, and the first hundred come signed.`,
  },
  {
    locale: 'en-US',
    trade: 'therapist, panic',
    told: `
sad: | Your heart races in the checkout line.
sad: | You leave the cart where it is and walk out.
sad: hand-on-heart | Nothing was wrong, and still you couldn't breathe.
plain: palm-forward | That's a panic attack, and it's not dangerous.
plain: | It feels like it will never end, and it does end, usually within ten minutes.
plain: count, pinch | Here's one thing you can do right away: breathe out longer than you breathe in.
plain: | In our sessions we practice that where it happens, in the store, on the bus, on the bridge.
glad: thumbs-up, hand-on-heart, palm-forward | Most of my clients come eight times and not more.
any: point-at-you, point-down | You can reach me by text, you don't have to talk.`,
  },
  {
    locale: 'en-US',
    trade: 'payroll software, comparison',
    told: `
plain: both-palms, pinch | The old way takes four logins and a calculator.
sad: palm-forward | Someone forgets the overtime, someone else gets paid twice.
sad: | And on Friday at five, you're the one on the phone with the bank.
plain: point-up | The new way takes one screen.
plain: pinch, point-up | Hours come in, taxes are worked out, and everyone is paid at the same minute.
asking: palm-forward | Does it replace your accountant? No.
glad: palm-forward | It gives her the afternoon back.
plain: pinch | Six dollars per person, and you can leave whenever you want.
glad: point-at-you, point-down | Import your last payroll today and see if the numbers match.`,
  },
  {
    locale: 'en-US',
    trade: 'landlord scam of holidays',
    told: `
warning: point-up, point-at-you | That beach house looks too cheap? Look twice.
sad: hand-on-heart | Last summer my sister wired two thousand dollars for a week in Florida.
sad: palm-forward | When they arrived, a family was living there.
sad: | The kids slept in the car that night.
warning: point-up | Here's what she does differently today.
plain: count, pinch | She searches the photos first.
plain: count, pinch | She calls and asks for a video of the kitchen tap running.
plain: pinch | And she pays by card, with Staysure, who hold the money until she has the keys.
glad: point-at-you, point-down | Send this to whoever books your trips.`,
  },
  {
    locale: 'en-US',
    trade: 'bike helmet, humor',
    told: `
asking: palm-forward | Yes, I know, it looks like a mushroom.
asking: | My son calls me Mario.
sad: | But in October a van opened its door in front of me.
sad: | The helmet is in two pieces now.
glad: thumbs-up, hand-on-heart, both-palms | My head is in one.
plain: pinch | It has a second shell inside that slides when you hit the ground.
plain: pinch | It comes in seven colors and costs less than one night in the hospital.
any: palm-forward | Mushroom or not, I'm buying the same one again.`,
  },
  {
    locale: 'en-US',
    trade: 'cheese shop moving',
    told: `
warning: point-up, hand-on-heart | We have to tell you something, and please hear us out.
sad: | After twenty-two years, we're leaving Baker Street.
sad: palm-forward | The new owner wants the space for a gym.
sad: hand-on-heart | We looked for a place nearby, but none of them had a cellar.
glad: point-up | And then the old dairy by the river called.
plain: both-palms | It has thick walls, a garden and room for forty guests.
plain: palm-forward | We won't raise a single price.
glad: point-down, wave, point-at-you, hand-on-heart | Come by on the last Saturday in June, we'll carry the big wheel over together.`,
  },
  {
    locale: 'de-DE',
    trade: 'Heizungsbauer',
    told: `
sad: both-palms, point-up | Minus acht Grad, und die Heizung macht keinen Mucks mehr.
sad: palm-forward | Beim ersten Betrieb lief ein Band, beim zweiten hieß es: frühestens Donnerstag.
sad: hand-on-heart | Unsere Kleine hat mit Mütze geschlafen.
plain: point-up | Gegen zehn habe ich bei Wendt angerufen.
glad: pinch | Um elf stand jemand im Keller.
plain: pinch | Es war ein Ventil für dreißig Euro.
glad: thumbs-up | Kein Aufschlag, kein Vortrag, keine neue Anlage.
glad: point-at-you, thumbs-up | Seitdem klebt die Nummer bei uns am Kühlschrank, und ich rate dir: kleb sie auch hin.`,
  },
  {
    locale: 'de-DE',
    trade: 'App gegen Lebensmittelverschwendung',
    told: `
asking: point-at-you, point-up | Weißt du, was am Abend mit den Brötchen passiert?
sad: | Sie landen im Müll, jeden Tag, in jeder Filiale.
sad: hand-on-heart | Als Azubi habe ich geheult, als ich das zum ersten Mal gesehen habe.
plain: point-up, both-palms | Heute machen achtzig Bäckereien bei uns mit.
plain: pinch | Du holst dir kurz vor Schluss eine Tüte für vier Euro.
any: | Was drin ist, weißt du vorher nicht, satt wirst du auf jeden Fall.
glad: both-palms, thumbs-up | Im letzten Monat haben wir elf Tonnen gerettet.
glad: point-at-you, point-down | Lad dir die App und schau, wer in deiner Straße dabei ist.`,
  },
  {
    locale: 'es-ES',
    trade: 'gestoría',
    told: `
sad: point-up | Te llega una carta de Hacienda un viernes por la tarde.
sad: palm-forward | Llamas y nadie contesta hasta el lunes.
sad: hand-on-heart | Pasas el fin de semana haciendo números en la cocina.
plain: point-up | En Gestoría Prado leemos la carta contigo ese mismo día.
glad: palm-forward | La mitad de las veces no hay que pagar nada.
plain: pinch | La otra mitad, te decimos cuánto, cuándo y cómo fraccionarlo.
plain: pinch | La primera consulta cuesta veinticinco euros y se descuenta si sigues con nosotros.
glad: point-at-you, point-down | Mándanos una foto de la carta.`,
  },
  {
    locale: 'es-MX',
    trade: 'app de segunda mano',
    told: `
sad: | Mi hija creció tres tallas en un año.
sad: | El clóset lleno y la cartera vacía.
asking: palm-forward | Vender en grupos era perder la tarde: que si mañana, que si me lo dejas en la mitad.
plain: point-up | En Vuelta tomas una foto y ellos pasan por la ropa.
plain: pinch | Te pagan en tres días y se quedan con el quince por ciento.
glad: pinch, thumbs-up | El mes pasado junté dos mil cuatrocientos pesos.
glad: hand-on-heart | Con eso le compré la bici.
glad: point-at-you, point-down | Baja la aplicación y empieza por ese cajón que no abres.`,
  },
  {
    locale: 'fr-FR',
    trade: 'ostéopathe',
    told: `
sad: point-at-you | Tu te lèves comme à quatre-vingts ans.
sad: | Pour mettre tes chaussettes, tu t'assois sur le bord du lit.
asking: palm-forward | On t'a dit que c'était l'âge.
plain: palm-forward | À trente-huit ans, ce n'est pas l'âge.
plain: point-up | Le plus souvent, une hanche ne bouge plus et le dos compense.
plain: pinch | En deux séances, on sait d'où ça vient.
plain: palm-forward | Je ne fais rien craquer sans ton accord.
plain: pinch | La séance coûte soixante euros, ta mutuelle en prend une partie.
glad: point-at-you, point-down | Prends rendez-vous en ligne, même le samedi.`,
  },
  {
    locale: 'pt-BR',
    trade: 'marmita saudável',
    told: `
sad: | Segunda-feira, meio-dia, e o almoço de novo é um salgado em pé.
sad: | Às três bate o sono, às cinco bate a culpa.
asking: hand-on-heart | Eu vivi assim por quatro anos.
plain: point-up | Hoje a Dona Neide cozinha para mim.
plain: pinch | Chega tudo congelado no domingo, dez marmitas, cada uma por dezenove reais.
plain: | Feijão de verdade, arroz soltinho e salada à parte.
glad: thumbs-up, both-palms | Perdi seis quilos sem contar nada.
glad: point-at-you, point-down | Monte o seu cardápio até quinta e receba no domingo.`,
  },
  {
    locale: 'it-IT',
    trade: 'asilo nido',
    told: `
asking: point-at-you | Il primo giorno piangerete tutti e due.
glad: hand-on-heart | È normale, e passa.
plain: | Da noi un genitore può restare finché serve, una settimana o un mese.
plain: count, pinch | Prima si gioca insieme, poi si esce dieci minuti, poi un'ora.
sad: palm-forward | Mia figlia ha urlato tre mattine.
glad: both-palms, hand-on-heart, thumbs-up | La quarta mi ha detto: vai.
plain: pinch, count | I gruppi sono di sei bambini con due educatrici.
glad: point-at-you, point-down | Restano quattro posti per gennaio, venite a vedere il giardino.`,
  },
  {
    locale: 'hi-IN',
    trade: 'सोलर पंप',
    told: `
sad: | बिजली रात को दो बजे आती थी।
sad: | मैं टॉर्च लेकर खेत जाता था, और साँप का डर रहता था।
sad: palm-forward | डीज़ल का खर्च हर महीने पाँच हज़ार।
plain: point-up | पिछले साल मैंने सूर्या पंप लगवाया।
plain: pinch | सरकार ने साठ प्रतिशत पैसे दिए, बाकी किस्तों में।
glad: palm-forward, thumbs-up | अब न बिजली का इंतज़ार, न डीज़ल का खर्च।
glad: hand-on-heart | रात को मैं अपने बच्चों के साथ सोता हूँ।
glad: point-at-you, point-down | आपके गाँव में भी लग सकता है, हमें फ़ोन कीजिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'त्वचा की डॉक्टर',
    told: `
sad: | मैंने चेहरे के दाग छिपाने के लिए हर क्रीम आज़माई।
sad: | किसी ने नींबू बताया, किसी ने टूथपेस्ट।
sad: | जलन हुई और दाग और गहरे हो गए।
warning: palm-forward | ऐसा मत कीजिए।
plain: pinch | दाग की वजह जाने बिना इलाज नहीं होता।
plain: count | मैं पहले जाँच करती हूँ, फिर एक ही दवा देती हूँ।
plain: pinch | तीन महीने लगते हैं, इससे कम में कोई वादा झूठ है।
glad: point-at-you, point-down | पहली मुलाक़ात ऑनलाइन है, समय चुन लीजिए।`,
  },
];
