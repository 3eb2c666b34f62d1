import type { Story } from '../story-faults.ts';

/** Scripts of a seventh sixteen trades that taught rules; the author knew those of the lists before. */
export const SEVENTH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'dog training',
    told: `
sad: | My neighbor stopped saying hello in May.
sad: | It wasn't me, it was the barking.
plain: pinch, count | Four hours a day, according to the letter from the landlord.
any: palm-forward | I bought a collar that sprays lemon, and now I own a dog that likes lemon.
plain: point-up, count | Rosa came for two visits and trained me, not the dog.
any: palm-forward | It isn't magic, and she says so herself.
glad: thumbs-up, both-palms, hand-on-heart | On Sunday the neighbor brought cookies.
inviting: point-at-you, point-down | The first call with Rosa is free.`,
  },
  {
    locale: 'en-US',
    trade: 'tax service',
    told: `
sad: pinch | A letter from the tax office is never just a letter.
sad: hand-on-heart | Mine said I owed six thousand dollars, and I hadn't done anything wrong.
sad: palm-forward | I had only ticked the wrong box.
plain: count, pinch | Lena at Clearbox read it in ten minutes and wrote two pages.
glad: thumbs-up, both-palms | They took it back.
plain: pinch, palm-forward | She charges by the letter, not by the hour.
warning: palm-forward | If you really owe it, she won't make it disappear.
inviting: point-at-you, point-down | Send her a picture of yours.`,
  },
  {
    locale: 'en-US',
    trade: "kids' dentist",
    told: `
asking: | Do you know what my daughter calls our dentist?
any: | Captain Floss.
sad: hand-on-heart | Her old one called her difficult.
plain: palm-forward | She wasn't difficult, she was four.
plain: count | Here they count teeth out loud, and the chair is a spaceship.
plain: palm-forward | Nothing happens before she says go.
warning: point-up, pinch | Two cavities still had to be filled.
glad: thumbs-up, hand-on-heart | She asked when we're going back.
inviting: point-at-you, point-down | New patients get a tour without any drilling.`,
  },
  {
    locale: 'en-US',
    trade: 'bike shop',
    told: `
warning: palm-forward | Don't buy a bike on the internet.
any: palm-forward | I sell bikes, so of course I'd say that.
sad: pinch | But I also spend every Saturday fixing brakes that were mounted backwards.
sad: point-up | Last week a man went over the handlebars in front of our door.
plain: pinch | Ours cost about ninety dollars more.
plain: count | For that we measure you, build it and check it again after a month.
glad: hand-on-heart | I've never had to visit one of my customers in a hospital.
inviting: point-at-you, point-down | Come for a test ride, the coffee is terrible.`,
  },
  {
    locale: 'en-US',
    trade: 'sleep app',
    told: `
sad: | It's two forty, and I know every crack in the ceiling.
sad: palm-forward | I tried tea, I tried podcasts, I tried counting backwards in French.
any: | My French got better.
plain: point-up | Drift does something boring, it makes you get up at the same time.
sad: hand-on-heart, palm-forward | The first ten days are awful.
warning: palm-forward | Nobody who sells pillows will tell you that.
glad: thumbs-up, both-palms | On day eleven I missed the end of a movie.
inviting: pinch, point-down, point-at-you | Three dollars a month, and you can stop whenever you want.`,
  },
  {
    locale: 'en-US',
    trade: 'accounting for restaurants',
    told: `
sad: both-palms | Full house every night, and no money in the bank.
sad: | That was us for two years.
sad: palm-forward | It wasn't theft, it was avocados.
plain: pinch, count | Platebooks shows me what each dish earns before the plates are dry.
any: pinch | Our most popular one lost eighty cents every time.
plain: palm-forward | We didn't raise the price, we changed the size.
glad: thumbs-up, both-palms | This spring we paid the staff a bonus.
inviting: point-at-you, point-down | Upload one menu, and see which dish eats your profit.`,
  },
  {
    locale: 'en-US',
    trade: 'home insurance',
    told: `
warning: palm-forward, point-at-you | You're probably insured against the wrong thing.
sad: | When the river came, half of our street had a policy without water in it.
sad: hand-on-heart | Ours was one of them.
plain: palm-forward, point-up | Nobody lied to us, nobody had asked us either.
plain: count, pinch | At Stonegate it's eleven questions and a person who walks through your basement.
plain: palm-forward, pinch | It's not the cheapest one, and it shouldn't be.
glad: hand-on-heart, both-palms, thumbs-up | The second time the river came, we had a new floor in three weeks.
inviting: point-at-you, point-down | Ask for the walk-through before autumn.`,
  },
  {
    locale: 'de-DE',
    trade: 'Yogastudio',
    told: `
any: palm-forward | Nein, du musst nicht beweglich sein.
any: palm-forward | Das ist, als müsste man sauber sein, um zu duschen.
sad: hand-on-heart | In meiner ersten Stunde bin ich umgefallen, und zwar im Sitzen.
plain: count, pinch | Unsere Kurse haben höchstens neun Leute und keinen Spiegel.
plain: palm-forward | Niemand korrigiert dich vor den anderen.
warning: palm-forward | Bei einem Bandscheibenvorfall sprich bitte erst mit deiner Ärztin.
glad: thumbs-up, hand-on-heart | Nach drei Monaten kam ich mit den Händen an meine Schuhe.
inviting: point-at-you, point-down, pinch | Die Probestunde kostet fünf Euro, Matten sind da.`,
  },
  {
    locale: 'de-DE',
    trade: 'Heizungsbauer',
    told: `
sad: palm-forward | Die Heizung fällt nie im Mai aus.
sad: both-palms | Sie fällt an Heiligabend aus, wenn alle schon sitzen.
sad: palm-forward | Drei Firmen sind gar nicht erst ans Telefon gegangen.
plain: point-up | Bei Rahn hat jemand abgehoben, der selbst gerade aß.
plain: pinch, count | Es war ein Fühler für vierzig Euro, nicht die Pumpe für neunhundert.
glad: thumbs-up, hand-on-heart | Um acht war der Braten lauwarm und das Wohnzimmer nicht mehr.
inviting: point-at-you, point-down | Lass sie vor dem Winter einmal schauen.`,
  },
  {
    locale: 'es-ES',
    trade: 'guardería',
    told: `
sad: hand-on-heart | El primer día lloró él, y yo en el coche.
plain: palm-forward | Nadie me dijo que exageraba.
plain: pinch, count | A las diez me mandaron una foto y a las once otra.
any: palm-forward | No son las instalaciones más bonitas de la ciudad.
plain: count | Hay seis niños por educadora, un huerto y dos gallinas.
sad: palm-forward | Hay lista de espera, y lo sentimos mucho.
glad: both-palms, hand-on-heart, thumbs-up | Ayer no quería volver a casa.
inviting: point-at-you, point-down | Venid a verla un martes cualquiera.`,
  },
  {
    locale: 'es-MX',
    trade: 'seguro de auto',
    told: `
asking: point-at-you | ¿Cuánto pagas de seguro?
sad: pinch | Yo pagaba dieciocho mil al año y manejaba dos veces por semana.
plain: point-up | Kilómetro te cobra lo que manejas.
plain: pinch, palm-forward | Si el coche no sale de la cochera, ese día no pagas nada.
warning: palm-forward | Si manejas para una aplicación, no te conviene.
sad: | En marzo me pegaron por atrás.
glad: thumbs-up, both-palms | La grúa llegó antes que mi cuñado.
inviting: point-at-you, point-down | Cotiza con tu placa, tarda un minuto.`,
  },
  {
    locale: 'fr-FR',
    trade: 'menuiserie',
    told: `
any: palm-forward | Un meuble en kit n'est pas un mauvais meuble.
any: pinch | C'est un meuble pour trois déménagements, si vous ne déménagez pas.
plain: point-up, pinch | Une table chez nous coûte neuf cents euros et pèse quarante kilos.
sad: palm-forward | On a perdu des clients à cause du prix.
plain: hand-on-heart, palm-forward | On n'a jamais revu une table cassée.
glad: hand-on-heart, both-palms | La plus ancienne a vu deux mariages et un nombre inconnu de devoirs.
inviting: point-at-you, point-down, wave | Passez à l'atelier, ça sent le chêne.`,
  },
  {
    locale: 'fr-FR',
    trade: 'application de covoiturage',
    told: `
sad: | Quarante minutes de bouchons, seul dans une voiture à cinq places.
sad: pinch | Cent quatre-vingts euros d'essence par mois pour écouter la même radio.
plain: palm-forward | Je n'avais pas envie de parler à des inconnus à sept heures du matin.
plain: point-up | Bonne nouvelle, la moitié dort.
plain: pinch, count | Avec Tandem, le trajet coûte deux euros, et trois la semaine de pluie.
sad: palm-forward | Une fois, personne n'est venu, et j'ai raté une réunion.
plain: pinch | Ils ont payé le taxi.
inviting: point-at-you, point-down | Essayez lundi, le premier trajet est offert.`,
  },
  {
    locale: 'pt-BR',
    trade: 'pet shop',
    told: `
sad: hand-on-heart | O Thor voltou do banho com medo de toalha.
sad: palm-forward | Ninguém soube explicar o que aconteceu.
plain: point-up | Na Pelo Limpo tem câmera, e você assiste do trabalho.
plain: palm-forward | Não usamos gaiola nem secador forte.
warning: palm-forward | Cachorro idoso só com atestado do veterinário.
plain: pinch | O banho custa setenta reais, tosa à parte.
glad: thumbs-up, hand-on-heart | Hoje ele puxa a coleira quando vê a porta.
inviting: point-at-you, point-down | Marca pelo aplicativo e traz o brinquedo dele.`,
  },
  {
    locale: 'it-IT',
    trade: 'commercialista online',
    told: `
sad: | La partita IVA è un abbonamento all'ansia.
sad: hand-on-heart, pinch | Il mio primo anno ho pagato millecento euro di multa per un modulo che non conoscevo.
any: palm-forward | Non era un modulo segreto, dicono.
plain: point-up, pinch | Con Contosereno ti scrivono una settimana prima di ogni scadenza.
plain: palm-forward | Non ti fanno pagare meno tasse di quelle che devi.
plain: pinch | Costa ventinove euro al mese, il mio vecchio studio ne chiedeva novanta.
glad: thumbs-up, both-palms | A luglio sono andato al mare.
inviting: point-at-you, point-down | La prima consulenza dura mezz'ora e non si paga.`,
  },
  {
    locale: 'hi-IN',
    trade: 'योग ऐप',
    told: `
sad: hand-on-heart | डॉक्टर ने कहा, आपकी रीढ़ आपसे दस साल बड़ी है।
any: | मैंने सोचा, चलो कोई तो बड़ा है।
sad: | दिन में नौ घंटे कुर्सी पर बैठना कोई मज़ाक नहीं है।
plain: count, pinch | इस ऐप में रोज़ सिर्फ़ बारह मिनट हैं, और चटाई भी ज़रूरी नहीं।
warning: palm-forward | अगर चक्कर आए, तो तुरंत रुक जाइए।
glad: thumbs-up, both-palms | कल मैंने बिना हाथ टेके जूते पहने।
inviting: point-at-you, point-down, pinch | पहले सात दिन मुफ़्त हैं, आज ही शुरू कीजिए।`,
  },
];
