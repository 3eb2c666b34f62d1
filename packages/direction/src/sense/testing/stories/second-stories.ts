import type { Story } from '../story-faults.ts';

/** Scripts of sixteen other trades that taught rules. */
export const SECOND_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'dog groomer',
    told: `
glad: wave, hand-on-heart | Hey, this is Tasha from Soft Paws.
sad: | Biscuit came to us on a rainy Thursday, and his coat was one single knot.
sad: palm-forward | The last groomer had cut his ear.
sad: | He growled at everyone who came near the table.
plain: both-palms | So we sat on the floor with him for an hour.
plain: pinch | No clippers, no muzzle, just chicken and a soft brush.
glad: thumbs-up, hand-on-heart | Yesterday he jumped onto the table by himself.
glad: point-at-you, thumbs-up | Your dog gets the same hour, and it costs you nothing extra.
glad: point-at-you, point-down | Book the first visit on our page.`,
  },
  {
    locale: 'en-US',
    trade: 'solar installer with objections',
    told: `
asking: point-up, point-at-you, count | People tell me three things when I knock on their door.
asking: count | One, it's too expensive.
asking: count | Two, my roof faces the wrong way.
asking: count | Three, the panels break in the first storm.
plain: count | Let me take them one by one.
plain: pinch, point-at-you | The system costs you nothing up front, and your bill goes from two hundred dollars to about ninety.
plain: both-palms | East and west roofs give you eighty percent of the power.
glad: thumbs-up | And last winter's hail, the size of golf balls, did not crack a single panel on our list.
any: point-at-you, point-down | Still not sure? Ask me anything in the comments.`,
  },
  {
    locale: 'en-US',
    trade: 'nonprofit shelter closing',
    told: `
sad: wave, hand-on-heart | I have news I hoped I'd never have to share.
sad: | Our shelter on Pine Road closes at the end of May.
sad: both-palms, palm-forward | The rent doubled, and the grant we counted on went to someone else.
sad: | Forty-one cats still live here.
sad: hand-on-heart | Some of them are old, and one of them is blind.
plain: point-at-you, pinch | What they need is a sofa and ten quiet minutes a day.
glad: hand-on-heart | Eleven found a home last week.
plain: point-at-you, point-up | You can meet the others every afternoon until six.
plain: point-at-you, hand-on-heart, point-down | Please share this with somebody who has room.`,
  },
  {
    locale: 'en-US',
    trade: 'budgeting app',
    told: `
asking: point-at-you | Where did your paycheck go?
sad: | Mine was always gone by the twentieth.
sad: | I wasn't buying yachts, it was coffee, delivery and a gym I never saw from the inside.
asking: point-up | The bank app showed me the number, but never the reason.
plain: point-up | Penny does.
plain: pinch | It sorts every payment the moment it happens and tells me what is left for the week.
glad: pinch, point-up, thumbs-up | Before Penny I saved zero, now I put two hundred and forty dollars aside every month.
plain: palm-forward | It's not magic, and it won't make you rich.
glad: point-at-you, point-down, pinch | But you'll know. Try it for free.`,
  },
  {
    locale: 'en-US',
    trade: 'locksmith warning',
    told: `
warning: point-up, point-at-you | Before you call the first locksmith you find online, listen for thirty seconds.
warning: pinch | The ad says nineteen dollars.
warning: | Then a man without a badge drills out your lock and asks for six hundred in cash.
sad: hand-on-heart, both-palms | It happened to my own aunt in April.
warning: point-up | Here's how you spot it.
warning: count, palm-forward | If they won't tell you a full price on the phone, hang up.
warning: count, palm-forward | If the van has no name on it, don't open the door.
plain: pinch | We are a family business, our address is on the van, and the price we say is the price you pay.
glad: point-at-you, point-down | Save our number before you need it.`,
  },
  {
    locale: 'en-US',
    trade: 'running shoe, comparison and quote',
    told: `
sad: | My knees used to hurt at mile three.
asking: palm-forward | "Get used to it," said the guy at the store.
asking: palm-forward | I didn't.
plain: point-up | I bought the Ridge Two instead.
plain: both-palms, pinch | Other shoes put a thick cushion under the heel, this one spreads the load over the whole foot.
plain: pinch | It weighs eight ounces and lasts five hundred miles.
glad: thumbs-up | Last Sunday I ran a half marathon, and the next morning I took the stairs.
asking: | Are they pretty? Not really.
any: point-at-you, thumbs-up, point-down | Do I care? Not at all, and neither will you.`,
  },
  {
    locale: 'en-US',
    trade: 'hearing aid clinic',
    told: `
sad: | At my granddaughter's birthday I smiled and nodded for two hours.
sad: palm-forward | I hadn't understood a word.
sad: hand-on-heart | On the drive home I told my wife I was just tired.
sad: | That was a lie, and we both knew it.
plain: point-up, count | In the spring she made the appointment for me.
plain: pinch | The test took twenty minutes and did not hurt.
plain: pinch | The device is smaller than a bean, and you can't see it under my hair.
glad: hand-on-heart | Last week the little one whispered a secret in my ear.
glad: hand-on-heart | I heard every word.`,
  },
  {
    locale: 'de-DE',
    trade: 'Umzugsfirma',
    told: `
asking: point-at-you, count | Drei Dinge gehen bei fast jedem Umzug schief.
sad: count | Der Karton mit dem Geschirr kommt zerbrochen an.
sad: count | Der Aufzug ist zu klein für das Sofa.
sad: count | Und am Ende steht auf der Rechnung das Doppelte.
plain: | Bei uns kommt vorher jemand vorbei und misst alles aus.
plain: pinch, point-at-you | Danach bekommst du einen festen Preis, schriftlich.
any: palm-forward | Geht etwas kaputt, ersetzen wir es zum Neupreis.
glad: thumbs-up, hand-on-heart | Letztes Jahr waren das genau zwei Teller.
glad: point-at-you, point-down | Hol dir dein Angebot, es dauert nur fünf Minuten.`,
  },
  {
    locale: 'de-DE',
    trade: 'Schlaf-App',
    told: `
sad: point-at-you | Es ist drei Uhr nachts, und du starrst an die Decke.
sad: | Um sechs klingelt der Wecker.
sad: | Du rechnest aus, wie viel Schlaf noch bleibt, und genau das hält dich wach.
asking: palm-forward, hand-on-heart | Ich kenne das aus vier langen Jahren.
sad: palm-forward, pinch | Tee, Tabletten, Schafe zählen, nichts davon hat geholfen.
plain: point-up | Dann zeigte mir eine Ärztin eine einfache Atemübung.
plain: pinch | Sie dauert acht Minuten und steckt jetzt in einer App.
glad: palm-forward, hand-on-heart, thumbs-up | Seit Februar schlafe ich wieder durch.
glad: point-at-you, point-down | Probier es heute Nacht aus, die ersten sieben Tage sind kostenlos.`,
  },
  {
    locale: 'es-MX',
    trade: 'taller mecánico',
    told: `
asking: point-at-you, point-up | ¿Cuánto te cobraron la última vez por cambiar las balatas?
sad: | A mi vecina le pidieron nueve mil pesos.
sad: palm-forward | Le dijeron que todo estaba roto y no le enseñaron ni una pieza.
plain: point-up | En Taller Luna hacemos algo muy simple.
plain: point-at-you, pinch | Te mandamos un video de cada pieza antes de tocarla.
plain: point-at-you, palm-forward | Tú decides qué se cambia y qué no.
glad: pinch, thumbs-up | Ella terminó pagando mil doscientos.
any: palm-forward | Si la falla regresa en un año, la arreglamos gratis.
glad: point-at-you, point-down | Escríbenos por WhatsApp y agenda tu revisión.`,
  },
  {
    locale: 'es-ES',
    trade: 'academia de oposiciones',
    told: `
sad: | Suspendí la primera vez por cuatro décimas.
sad: | La segunda ni siquiera me presenté.
asking: palm-forward | Mi familia decía que lo dejara ya.
sad: | Estudiaba diez horas al día, pero siempre lo mismo y siempre sola.
plain: point-up | Entonces cambié el método y no las horas.
plain: pinch, count | Un tema por semana, un simulacro cada viernes y un profesor que me llamaba si faltaba.
glad: both-palms, thumbs-up, hand-on-heart | En junio saqué la plaza.
plain: point-at-you, point-up | Ahora soy yo quien llama.
glad: point-at-you, point-down | Quedan doce plazas para el grupo de septiembre, reserva la tuya.`,
  },
  {
    locale: 'fr-FR',
    trade: 'restaurant, crise',
    told: `
sad: wave, hand-on-heart | Bonjour, c'est Karim du Petit Four.
sad: palm-forward | Vendredi soir, quatorze personnes ont attendu leur plat plus d'une heure.
sad: palm-forward | Deux tables sont parties sans manger.
sad: hand-on-heart, palm-forward | C'est notre faute, pas celle de l'équipe.
sad: point-up | Nous avions pris trop de réservations.
plain: palm-forward | À partir de lundi, nous acceptons vingt couverts de moins par service.
plain: pinch, point-at-you | Si vous étiez là vendredi, votre prochain repas est pour nous.
sad: hand-on-heart | Nous sommes désolés.
glad: hand-on-heart | Et nous serons heureux de vous revoir.`,
  },
  {
    locale: 'pt-BR',
    trade: 'energia solar para pequenos negócios',
    told: `
asking: point-at-you | Sabe quanto minha padaria pagava de luz?
sad: both-palms | Três mil e oitocentos reais por mês.
sad: | O forno não para, a câmara fria não para, e a conta só subia.
sad: | Em janeiro pensei em demitir a Rosa, que trabalha comigo há dez anos.
plain: point-up | Aí um cliente me falou da Solaris.
plain: pinch | Eles colocaram as placas em dois dias, sem quebrar o telhado.
glad: pinch, thumbs-up | Hoje pago quatrocentos e vinte.
glad: hand-on-heart | A Rosa continua aqui, e contratei mais uma pessoa.
glad: point-at-you, point-down | Faça a simulação no site, leva um minuto.`,
  },
  {
    locale: 'it-IT',
    trade: 'corso di cucina',
    told: `
asking: point-at-you, both-palms | Riso scotto, sugo bruciato, ospiti gentili.
sad: | Così finivano le mie cene.
sad: palm-forward | Una volta abbiamo ordinato la pizza alle undici di sera.
plain: point-up | Poi ho trovato le lezioni di nonna Pina.
plain: pinch | Sono video di dieci minuti, con quello che hai già in frigo.
plain: count | Prima il soffritto, poi il brodo, e il resto viene da sé.
glad: both-palms, hand-on-heart, thumbs-up | Sabato mia suocera ha chiesto il bis.
any: palm-forward | Non succedeva dal matrimonio.
glad: point-at-you, point-down | La prima lezione è gratis, la trovi qui sotto.`,
  },
  {
    locale: 'hi-IN',
    trade: 'कोचिंग सेंटर',
    told: `
sad: hand-on-heart | मेरा बेटा गणित में दो बार फेल हुआ।
sad: | वह रात को चुपचाप रोता था।
sad: | हमने तीन ट्यूशन बदले, पर कोई फायदा नहीं हुआ।
asking: palm-forward | टीचर ने कहा, यह बच्चा नहीं कर पाएगा।
plain: point-up | फिर हमें आरोही क्लासेस के बारे में पता चला।
plain: count | यहाँ एक क्लास में सिर्फ़ आठ बच्चे बैठते हैं।
glad: both-palms, thumbs-up, hand-on-heart | इस साल उसके बानवे नंबर आए।
plain: palm-forward | कोई जादू नहीं, बस सही तरीका।
glad: point-at-you, point-down | आप भी एक मुफ़्त क्लास लेकर देखिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'ऑनलाइन धोखा, बैंक',
    told: `
warning: point-at-you, point-up | अगर कोई फोन पर आपका ओटीपी माँगे, तो सावधान हो जाइए।
sad: hand-on-heart | पिछले हफ़्ते मेरे चाचा के खाते से साठ हज़ार रुपये निकल गए।
sad: | फोन करने वाले ने कहा कि वह बैंक से है।
warning: palm-forward | बैंक कभी ओटीपी नहीं पूछता।
warning: palm-forward | किसी अनजान लिंक पर क्लिक मत कीजिए।
plain: pinch | हमारे ऐप में आप एक बटन से कार्ड बंद कर सकते हैं।
glad: thumbs-up, pinch | चाचा के बाकी पैसे इसी से बच गए।
plain: point-at-you, point-down, hand-on-heart | यह वीडियो अपने माता-पिता को ज़रूर भेजिए।`,
  },
];
