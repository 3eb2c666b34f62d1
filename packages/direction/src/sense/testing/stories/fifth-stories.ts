import type { Story } from '../story-faults.ts';

/** Scripts of a fifth twenty trades that taught rules. */
export const FIFTH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'mobile dog groomer',
    told: `
asking: point-at-you | Does your dog start shaking the moment you pick up the car keys?
sad: hand-on-heart | Mine did, for six years.
sad: | He was convinced every drive ended at the groomer's.
plain: point-up, point-at-you | So I put the whole salon into a van and drive to you.
glad: | He sees his own front yard the whole time.
plain: pinch, count | A small dog takes fifty minutes and costs sixty-five dollars.
warning: palm-forward, pinch | If he's matted down to the skin, it's longer, and I'll tell you before I start.
glad: point-at-you, point-down, wave | Pick a morning on the calendar, and I'll park in front of your house.`,
  },
  {
    locale: 'en-US',
    trade: 'physiotherapy clinic',
    told: `
sad: palm-forward, hand-on-heart | "You'll just have to live with it."
sad: | That's what three doctors told Frank about his knee.
glad: point-up, thumbs-up | He didn't want to live with it, he wanted to play with his grandkids.
plain: count | We started with ten minutes a day, a towel and a chair.
sad: palm-forward | The first two weeks nothing changed, and he almost quit.
glad: thumbs-up, both-palms, point-up | In week seven he knelt down to tie a shoelace and didn't notice until later.
warning: palm-forward, pinch | We can't fix every knee.
inviting: point-at-you, point-down, pinch, point-up | But give us forty minutes, and we'll tell you honestly if we can fix yours.`,
  },
  {
    locale: 'en-US',
    trade: 'bookkeeping app',
    told: `
sad: | It's eleven at night and you're taping receipts to printer paper.
any: | Living the founder dream, right?
plain: pinch | I did that every quarter until I missed a deadline by one day.
sad: pinch, palm-forward | One day, nine hundred dollars.
plain: point-at-you, count | With Tally you take a picture, and the receipt files itself.
plain: palm-forward | No, it won't replace your accountant.
glad: thumbs-up | She'll just stop sighing when you call.
inviting: pinch, point-down, point-at-you | Twelve dollars a month, and the first two are free.`,
  },
  {
    locale: 'en-US',
    trade: 'ramen restaurant',
    told: `
plain: point-up, pinch, count | Our broth takes eighteen hours.
any: palm-forward | Yes, we've heard that you can do it in two.
sad: palm-forward | You can also frame a photocopy.
plain: count, pinch | Pork bones, ginger, scallions, and a pinch of patience.
warning: palm-forward, count | We make sixty bowls a night, and when they're gone, they're gone.
sad: | Last Friday that was at seven fifteen, and people were not amused.
plain: point-at-you, point-down | So come early, or reserve online.
glad: thumbs-up, both-palms | The seat by the window is the best one, just saying.`,
  },
  {
    locale: 'en-US',
    trade: 'solar installer',
    told: `
plain: point-up, both-palms | My neighbor has solar and a four-hundred-dollar power bill.
asking: both-palms | How does that happen?
sad: palm-forward | Somebody sold him panels for the north side of his roof.
sad: palm-forward | They took his money, they took a selfie, and they left the state.
plain: pinch, point-up, count | Before we sell you anything, we put a sensor on your roof for one week.
plain: palm-forward, pinch | If the sun isn't there, we say so and you owe us nothing.
plain: count, pinch | One roof in five doesn't make the cut.
glad: thumbs-up, both-palms | The other four pay for themselves in about eight years.
inviting: point-at-you, point-down | Send us your address, we'll bring the sensor.`,
  },
  {
    locale: 'en-US',
    trade: 'business coach',
    told: `
warning: palm-forward, point-at-you | You don't have a time problem.
warning: point-at-you, point-up, pinch | You have a problem saying no.
sad: hand-on-heart | I know, because I once had forty-one clients and cried in a parking garage.
any: palm-forward, point-up | I fired thirty of them.
glad: thumbs-up, both-palms | My income went up.
plain: palm-forward, point-up | I'm not telling you to do the same.
plain: count, point-at-you | I'm telling you to write down the three you'd keep.
inviting: point-at-you, point-down | Bring that list to a free call on Thursday.`,
  },
  {
    locale: 'en-US',
    trade: 'secondhand furniture shop',
    told: `
asking: | What does a sofa cost that survives two kids and a beagle?
plain: pinch, count | New, about three thousand.
glad: pinch, both-palms, point-down, thumbs-up | With us, this one is four hundred and eighty.
any: pinch, both-palms | It has a scratch on the back leg, and I'm not even going to hide it.
plain: pinch, palm-forward | Nobody will ever see it unless your beagle points it out.
plain: count | We clean, we repair, and we deliver up to the third floor.
warning: palm-forward, point-up | There's only one of each, and the green one has been sold since I started talking.
glad: point-at-you, point-down, wave | Come by on Saturday before ten.`,
  },
  {
    locale: 'en-US',
    trade: 'language tutor app',
    told: `
sad: hand-on-heart | Two years of lessons, and I couldn't order a coffee in Lisbon.
sad: | The waiter answered me in English.
plain: pinch | Politely, which made it worse.
plain: count, point-up | Most apps teach you words, and nobody ever talks to a word.
plain: point-at-you, pinch | In Falar you speak from minute one, with a real person, for ten minutes a day.
any: | It's awkward.
glad: | Then it's a little less awkward, and one day your aunt in Porto laughs at your joke.
inviting: point-down, point-at-you, pinch | Try three calls for free.`,
  },
  {
    locale: 'en-US',
    trade: 'roof repair',
    told: `
sad: point-up | That brown spot on your ceiling isn't getting smaller.
any: palm-forward | And no, paint is not a roof.
sad: pinch, point-up | A cracked tile costs ninety dollars to replace, a rotten beam costs nine thousand.
sad: | I wish I had made that number up.
plain: count | We come out, take twelve photos, and show you what we see.
plain: palm-forward | If it can wait a year, we'll tell you it can wait a year.
glad: hand-on-heart, point-up, thumbs-up | My father built this business on that sentence.
inviting: point-at-you, point-down | Call before the rain does.`,
  },
  {
    locale: 'de-DE',
    trade: 'Zahnarztpraxis',
    told: `
sad: hand-on-heart | Ich war elf Jahre nicht beim Zahnarzt.
sad: | Nicht weil ich keine Zeit hatte, sondern weil ich Angst hatte.
plain: point-up | In der Praxis Linden fragt dich als Erstes niemand, wann du zuletzt da warst.
plain: pinch, count | Man redet zwanzig Minuten, und der Bohrer bleibt im Schrank.
plain: palm-forward | Wenn du die Hand hebst, hören alle auf.
any: palm-forward | Klingt selbstverständlich, ist es aber nicht.
glad: thumbs-up, hand-on-heart, count | Beim dritten Termin bin ich fast eingeschlafen.
inviting: point-at-you, point-down | Ruf an oder schreib, wenn dir das Telefon auch schon Angst macht.`,
  },
  {
    locale: 'de-DE',
    trade: 'Fahrradwerkstatt',
    told: `
warning: palm-forward, point-up | Dein Rad quietscht nicht, es bittet um Hilfe.
plain: | Die meisten kommen zu uns, wenn die Kette schon gerissen ist.
sad: pinch | Dann kostet es hundertsechzig Euro statt vierzig.
plain: count, pinch | Wir prüfen Bremsen, Kette und Licht in fünfzehn Minuten, und zwar während du wartest.
any: thumbs-up | Der Kaffee ist übrigens nicht gut, aber er ist umsonst.
plain: palm-forward | Termine brauchst du keine.
inviting: point-down, point-at-you, wave | Komm einfach am Mittwoch vorbei, da ist es am ruhigsten.`,
  },
  {
    locale: 'de-DE',
    trade: 'Steuer-App',
    told: `
asking: both-palms | Weißt du, was im letzten Jahr mit tausend Euro von dir passiert ist?
sad: both-palms | Die liegen beim Finanzamt und langweilen sich.
sad: | So viel verschenkt nämlich, wer keine Erklärung abgibt.
sad: palm-forward | Ich habe es vier Jahre lang verschoben, weil ich das Formular nicht verstanden habe.
plain: count, pinch | Bei Klarblick sind es dreißig Fragen, und keine davon enthält das Wort Anlage.
plain: pinch, palm-forward | Bekommst du nichts zurück, zahlst du nichts.
inviting: point-at-you, point-down | Fang heute Abend an, die Frist endet im Juli.`,
  },
  {
    locale: 'es-ES',
    trade: 'panadería de barrio',
    told: `
plain: point-up | A las cuatro de la mañana, en esta calle solo hay una luz encendida.
glad: hand-on-heart | Es la nuestra.
sad: palm-forward | Mi abuelo decía que el pan con prisa sabe a prisa.
plain: palm-forward | Por eso no usamos masas congeladas.
any: | ¿Es más caro que en el supermercado?
plain: pinch | Sí, cuarenta céntimos.
glad: thumbs-up | También dura cuatro días, y el otro no llega a la cena.
inviting: point-at-you, point-down, wave | Pásate antes de las once, que el de nueces vuela.`,
  },
  {
    locale: 'es-ES',
    trade: 'academia de oposiciones',
    told: `
sad: pinch | Suspendí la primera vez por dos décimas.
sad: | La segunda, por los nervios.
sad: hand-on-heart | La tercera ni me presenté.
warning: palm-forward, point-up | El problema no era estudiar poco, era estudiar sin saber qué preguntan.
plain: count, pinch | Aquí haces un simulacro cada viernes y el lunes sabes en qué fallas.
plain: palm-forward | No prometemos plazas, eso no lo puede prometer nadie.
glad: both-palms, thumbs-up | De veintidós alumnos, el año pasado entraron nueve.
inviting: point-at-you, point-down | Ven a una clase de prueba y decide después.`,
  },
  {
    locale: 'fr-FR',
    trade: 'opticien',
    told: `
sad: | Je plissais les yeux pour lire les panneaux, et je disais que j'étais fatiguée.
sad: | C'est ma fille de six ans qui m'a demandé pourquoi je faisais cette tête.
plain: pinch, count | Chez Regard Clair, l'examen dure vingt minutes.
plain: palm-forward | On ne vous pousse pas vers la monture la plus chère.
plain: point-up, pinch | Et si vos lunettes actuelles suffisent, on vous le dit.
any: both-palms, pinch | La monture que je porte coûtait trois cents euros ailleurs, ici cent vingt.
glad: both-palms, thumbs-up | Le premier soir, j'ai vu les feuilles des arbres.
inviting: point-at-you, point-down | Prenez rendez-vous en ligne, il reste des créneaux samedi.`,
  },
  {
    locale: 'fr-FR',
    trade: 'coach du sommeil',
    told: `
asking: point-at-you | Il est trois heures du matin et vous comptez quoi, les moutons ou les factures ?
sad: hand-on-heart | Moi, je comptais les heures qu'il me restait à dormir.
warning: palm-forward, point-up | Plus on compte, moins on dort.
plain: count, palm-forward | Pas de pilules, pas de bracelet, pas d'application.
plain: count, pinch | Juste quatre rendez-vous et un cahier.
warning: palm-forward | Si vous ronflez très fort, voyez d'abord un médecin.
glad: thumbs-up, hand-on-heart | Ma première cliente m'a écrit à midi pour s'excuser, elle venait de se réveiller.
inviting: point-at-you, point-down | Le premier appel est gratuit, et il n'a jamais lieu à trois heures du matin.`,
  },
  {
    locale: 'pt-BR',
    trade: 'salão de beleza',
    told: `
sad: hand-on-heart, both-palms | Eu já saí de um salão chorando.
sad: pinch | Pedi dois dedos e cortaram dez.
plain: point-up, pinch | Aqui a gente mostra no espelho antes de pegar a tesoura.
any: palm-forward | Parece pouco, eu sei.
plain: point-at-you, palm-forward | Se você mudar de ideia no meio, a gente para.
plain: pinch | O corte com hidratação era cento e oitenta e este mês sai por cento e vinte.
glad: point-at-you, point-down, wave | Chama no WhatsApp e vem tomar um café com a gente.`,
  },
  {
    locale: 'it-IT',
    trade: 'agriturismo',
    told: `
any: palm-forward | Qui il telefono non prende.
sad: | I primi ospiti si lamentavano.
glad: both-palms, thumbs-up | Il terzo giorno non lo cercava più nessuno.
plain: count | Abbiamo sei camere, due asini e una nonna che cucina come vuole lei.
plain: palm-forward | Il menù non esiste, si mangia quello che c'è nell'orto.
warning: palm-forward | Se cercate la piscina, non siamo il posto giusto.
glad: both-palms, hand-on-heart, point-up | Se cercate il silenzio, ne abbiamo tanto.
inviting: point-at-you, point-down, pinch | Due notti costano centonovanta euro, colazione compresa.`,
  },
  {
    locale: 'hi-IN',
    trade: 'कोचिंग सेंटर',
    told: `
sad: hand-on-heart | बारहवीं में मेरे गणित में सिर्फ़ इकतालीस नंबर आए थे।
sad: | सबने कहा, यह लड़का इंजीनियर नहीं बन सकता।
plain: point-up | आज मैं उसी विषय को पढ़ाता हूँ।
plain: count, pinch | हमारे बैच में पंद्रह बच्चे होते हैं, साठ नहीं।
plain: palm-forward | हम सौ प्रतिशत रिज़ल्ट का वादा नहीं करते।
plain: point-up, palm-forward | हम वादा करते हैं कि कोई सवाल अधूरा नहीं रहेगा।
inviting: point-at-you, point-down | एक हफ़्ता मुफ़्त बैठकर देखिए, फिर फ़ैसला कीजिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'किराना डिलीवरी ऐप',
    told: `
asking: point-at-you | क्या आपकी शाम भी लाइन में खड़े-खड़े निकल जाती है?
sad: | पिछले रविवार मैं आधे घंटे खड़ी रही, और दूध ख़त्म हो गया।
plain: point-up | अब मैं ऑर्डर उसी दुकान से करती हूँ, बस घर बैठे।
plain: pinch, palm-forward | दाम वही हैं जो दुकान पर हैं, एक रुपया भी ज़्यादा नहीं।
plain: pinch, palm-forward | अगर सब्ज़ी ताज़ा न हो, तो पैसे वापस।
glad: thumbs-up, hand-on-heart | और हाँ, दुकानवाले भैया भी ख़ुश हैं।
glad: point-at-you, point-down | आज डाउनलोड कीजिए, पहली डिलीवरी हमारी तरफ़ से।`,
  },
];
