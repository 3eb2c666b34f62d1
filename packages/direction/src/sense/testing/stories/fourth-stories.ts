import type { Story } from '../story-faults.ts';

/** Scripts of a fourth sixteen trades that taught rules. */
export const FOURTH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'wedding photographer',
    told: `
sad: | Two days before the wedding, our photographer stopped answering.
sad: both-palms, palm-forward | The deposit was gone, and so was he.
sad: hand-on-heart | My fiancée sat on the kitchen floor with the guest list in her lap.
plain: point-up | A friend gave me June's number at eleven that night.
glad: | She picked up.
plain: pinch | She asked what we were afraid of, wrote it all down and drove four hours on Saturday.
glad: both-palms, hand-on-heart, thumbs-up | The pictures are on every wall of our home now.
plain: point-at-you, point-up | June takes twenty weddings a year.
glad: point-at-you, point-down | If your date is in the fall, write her soon.`,
  },
  {
    locale: 'en-US',
    trade: 'cyber security for small offices',
    told: `
sad: | On Monday at nine, every screen in the office went black.
sad: both-palms | No files, no phones, no orders.
sad: pinch | A note asked for forty thousand dollars.
warning: point-at-you | You think nobody would bother with a company of six people.
warning: palm-forward, point-up | That's exactly why they do.
plain: count | We check three things in one morning.
plain: count | Your backups, your passwords and the old computer under the front desk.
warning: pinch | Most offices fail at least one of them.
glad: point-at-you, point-down | Book the morning now, before someone else picks the date.`,
  },
  {
    locale: 'en-US',
    trade: 'oat milk brand, playful',
    told: `
asking: | Let's be honest, most oat milk tastes like wet cardboard.
sad: | It splits in coffee and leaves that gray foam.
plain: point-up | We know, because we made it like that, too.
sad: pinch | Our first batch was so bad that even the pigs next door said no.
plain: count, point-up | Batch two was worse.
glad: thumbs-up | Batch nineteen is the one you see here.
plain: count, pinch | Oats, water, a pinch of salt, and nothing else.
glad: thumbs-up, both-palms | Baristas in four cities pour it every day.
glad: point-at-you, point-down | Find it in the fridge, not on the shelf.`,
  },
  {
    locale: 'en-US',
    trade: 'property manager, rent raise letter',
    told: `
warning: hand-on-heart | Dear neighbors, I'd rather tell you this in person.
sad: point-up | Starting in July, the rent goes up by forty dollars.
sad: | Insurance for the building has doubled, and the boiler won't survive another winter.
asking: palm-forward | I know that hurts.
plain: count, point-up | Here is what you get for it.
plain: count, point-up | First, a new boiler before October.
plain: count | Second, laundry stays free.
plain: palm-forward | And I promise there will be no other raise for two years.
plain: point-at-you, hand-on-heart, point-down | If forty dollars is too much right now, knock on my door and we'll find a way.`,
  },
  {
    locale: 'en-US',
    trade: 'language tutor for kids',
    told: `
asking: point-at-you, point-up | Does your kid hide when the homework comes out?
sad: hand-on-heart | Mine locked himself in the bathroom.
sad: | We shouted, he cried, and nobody learned anything.
plain: point-up | Now he has Leo, twice a week, on a screen.
plain: pinch, point-up | Leo reads comics with him, and the grammar sneaks in.
plain: point-up | In the beginning it was ten minutes, now he won't stop.
glad: both-palms, thumbs-up | His last grade was a B plus.
asking: palm-forward | Is it cheap? No.
glad: point-at-you, point-down | Is it cheaper than a tutor who comes to your house? By half. Start with one free lesson.`,
  },
  {
    locale: 'en-US',
    trade: 'garage door repair',
    told: `
warning: point-at-you, point-up | Hear that grinding when your garage door opens?
warning: | That's the spring, and it's about to snap.
warning: palm-forward | Please don't try to fix it yourself.
warning: palm-forward | A spring like that can break an arm.
any: pinch | We come the same day, and the visit is free if you go with us.
plain: pinch | A new pair of springs is a hundred and eighty dollars, with five years of warranty.
plain: palm-forward | No weekend fee, no surprises.
glad: point-at-you, point-down, thumbs-up | Call Dale's Doors, I'm Dale, and I'll pick up.`,
  },
  {
    locale: 'en-US',
    trade: 'app for caregivers',
    told: `
sad: hand-on-heart | My dad has dementia.
sad: | Some mornings he asks me who I am.
sad: hand-on-heart | I have two brothers, a job and four different calendars, and things kept falling through.
sad: | Last fall he missed his heart medicine for six days.
asking: palm-forward | Nobody was to blame, everybody thought somebody else had done it.
plain: point-up | That's why we built Kin.
plain: pinch | One list, everybody sees it, and it reminds you until it's done.
glad: thumbs-up, hand-on-heart | He hasn't missed a pill since.
any: point-at-you, point-down, hand-on-heart, point-up, pinch | If you look after someone, it's free for you.`,
  },
  {
    locale: 'de-DE',
    trade: 'Hofladen',
    told: `
glad: wave, hand-on-heart | Moin, ich bin Jette vom Deichhof.
sad: | Im Juni hat der Hagel uns die Kirschen genommen, alle in zehn Minuten.
sad: hand-on-heart | Mein Vater stand auf der Wiese und hat kein Wort gesagt.
plain: point-up | Die Äpfel hingen noch.
plain: pinch, both-palms | Also pressen wir dieses Jahr Saft, mehr als je zuvor.
plain: pinch | Die Kiste mit sechs Flaschen kostet achtzehn Euro.
any: point-at-you, pinch | Wer drei Kisten nimmt, zahlt keinen Versand.
glad: hand-on-heart, thumbs-up | Jede Kiste hilft uns über den Winter.
glad: point-at-you, hand-on-heart, point-down | Danke, und bis bald am Deich!`,
  },
  {
    locale: 'de-DE',
    trade: 'Bewerbungscoach, ironisch',
    told: `
sad: | Hundertzwölf Bewerbungen, null Einladungen.
sad: | "Wir haben uns leider für jemand anderen entschieden."
sad: both-palms | Den Satz konnte ich irgendwann mitsingen.
asking: | Lag es an meinen Noten? Nein.
asking: point-up | Mein Lebenslauf war drei Seiten lang, und das Wichtigste stand ganz unten.
plain: count, pinch | Ich habe ihn auf eine Seite gekürzt und jede Zeile mit einer Zahl belegt.
glad: thumbs-up, both-palms | Vier Wochen später hatte ich die Wahl zwischen zwei Stellen.
plain: point-up, point-at-you | Genau das machen wir jetzt mit deinem.
glad: point-at-you, point-down | Schick ihn mir, den ersten Blick bekommst du umsonst.`,
  },
  {
    locale: 'es-ES',
    trade: 'tienda de plantas',
    told: `
sad: | Se te mueren todas las plantas.
asking: point-at-you, hand-on-heart | Tranquilo, a casi todos nos pasa.
sad: | Las riegas demasiado o te olvidas tres semanas, y un lunes están marrones.
plain: point-up | En Verdea cada planta viene con un pequeño sensor.
plain: pinch, point-up | Cuando tiene sed, te avisa en el móvil.
any: | Si aun así se muere, te mandamos otra.
glad: pinch, point-up | Desde diecinueve euros, con maceta y envío.
glad: thumbs-up, hand-on-heart, both-palms | Mi ficus ya llega al techo.
glad: point-at-you, point-down | Elige la tuya en nuestra web.`,
  },
  {
    locale: 'es-MX',
    trade: 'escuela de manejo',
    told: `
sad: | Choqué el primer día que manejé sola.
sad: palm-forward | Después de eso no toqué un volante en ocho años.
sad: | Pedía favores, pagaba taxis y llegaba tarde a todo.
plain: point-up | En marzo me inscribí en Volante Tranquilo.
plain: palm-forward | La instructora no grita, no se ríe y no tiene prisa.
plain: pinch | Fueron diez clases, la primera en un estacionamiento vacío.
glad: both-palms, hand-on-heart, thumbs-up | Ayer llevé a mi hija a la escuela.
sad: palm-forward | Ella no podía creerlo, y yo tampoco.
glad: point-at-you, point-down | Aparta tu lugar, hay horarios también los domingos.`,
  },
  {
    locale: 'fr-FR',
    trade: 'cours de piano',
    told: `
asking: point-at-you | Vous pensez qu'il est trop tard pour apprendre le piano ?
asking: hand-on-heart | Je l'ai pensé pendant trente ans.
sad: palm-forward | Enfant, mon professeur tapait sur mes doigts, et j'ai refermé le couvercle.
plain: point-up | À la retraite, j'ai rencontré Hélène.
plain: pinch | Elle ne m'a pas donné de gammes, elle m'a demandé quelle chanson j'aimais.
plain: pinch, count | Une heure par semaine, chez moi, trente-cinq euros.
glad: both-palms, hand-on-heart, thumbs-up | Hier, j'ai joué pour mes petits-enfants.
glad: hand-on-heart | Ils ont applaudi, et j'ai pleuré de joie.
glad: point-at-you, point-down, pinch | Le premier cours est offert, appelez-la.`,
  },
  {
    locale: 'pt-PT',
    trade: 'clínica veterinária',
    told: `
sad: | O Tobias deixou de comer numa sexta-feira à noite.
sad: | Liguei para quatro clínicas, e estavam todas fechadas.
sad: | Ele tremia e já não se levantava.
plain: point-up | A Clínica do Parque atendeu ao segundo toque.
plain: pinch | Em vinte minutos estávamos na sala, e em duas horas ele estava operado.
warning: palm-forward | Mais um dia e teria sido tarde.
glad: thumbs-up, hand-on-heart, both-palms | Hoje corre outra vez atrás das gaivotas.
plain: point-at-you, point-up | Estão abertos todas as noites, também no Natal.
glad: point-at-you, point-down | Guarde o número no seu telemóvel.`,
  },
  {
    locale: 'it-IT',
    trade: 'assicurazione viaggio',
    told: `
asking: point-at-you | Partire senza assicurazione? L'ho fatto per anni.
sad: | Poi a Bangkok mi sono rotto una gamba.
sad: pinch, both-palms | L'ospedale voleva undicimila euro prima di operarmi.
sad: palm-forward, hand-on-heart | Mio fratello ha dovuto vendere la macchina.
warning: point-at-you, palm-forward | Non fare come me.
plain: pinch | Con Viola la polizza parte da un euro e cinquanta al giorno.
plain: pinch | La attivi dal telefono, anche se sei già in viaggio.
any: | E se succede qualcosa, pagano loro, subito.
glad: point-at-you, point-down | Scaricala prima di chiudere la valigia.`,
  },
  {
    locale: 'hi-IN',
    trade: 'खेती का ऐप',
    told: `
sad: | दो साल से बारिश समय पर नहीं आई।
sad: | पिछली फसल का आधा हिस्सा सूख गया।
sad: hand-on-heart | मैंने साहूकार से कर्ज़ लिया और रात भर नींद नहीं आती थी।
plain: point-up | फिर गाँव के एक लड़के ने मुझे यह ऐप दिखाया।
plain: pinch, point-up | यह मिट्टी देखकर बताता है कि कब पानी देना है।
plain: pinch | पूरे मौसम का खर्च है दो सौ रुपये।
glad: both-palms, thumbs-up | इस बार मेरी पैदावार डेढ़ गुना हुई।
glad: hand-on-heart, both-palms | कर्ज़ उतर गया।
glad: point-at-you, point-down | ऐप डाउनलोड कीजिए, अपनी भाषा में चलता है।`,
  },
  {
    locale: 'hi-IN',
    trade: 'दाँतों का क्लिनिक',
    told: `
asking: point-at-you, point-up | आख़िरी बार आप दाँतों के डॉक्टर के पास कब गए थे?
asking: palm-forward | मैं पाँच साल नहीं गया, डर लगता था।
sad: | फिर एक रात इतना दर्द हुआ कि मैं सो नहीं पाया।
plain: point-up | सुबह मैं डॉक्टर मेहरा के पास पहुँचा।
plain: palm-forward, pinch | उन्होंने पहले समझाया, फिर इलाज किया, और दर्द बिल्कुल नहीं हुआ।
plain: pinch | पूरा खर्च आठ सौ रुपये था।
warning: | अगर मैं और रुकता, तो दाँत निकालना पड़ता।
glad: point-at-you, point-down | आप मत रुकिए, आज ही समय लीजिए।`,
  },
];
