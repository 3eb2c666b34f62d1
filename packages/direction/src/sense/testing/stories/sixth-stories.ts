import type { Story } from '../story-faults.ts';

/** Scripts of a sixth twenty trades that taught rules. */
export const SIXTH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'pest control',
    told: `
sad: | At two in the morning something ran across my kitchen counter.
sad: palm-forward | It wasn't the cat.
plain: palm-forward, count | The store sells sprays, traps and little plastic boxes that hum.
sad: palm-forward | I bought all of it, and the mice bought a bigger house.
plain: point-up, pinch | Mike from Homefront found the hole in nine minutes.
plain: pinch | It was the size of a dime, behind the dryer.
glad: thumbs-up, both-palms | Since March I've slept like a rock.
inviting: point-at-you, point-down, pinch | If you hear scratching, don't wait, the inspection costs nothing.`,
  },
  {
    locale: 'en-US',
    trade: 'meal kit',
    told: `
asking: | What's for dinner?
sad: point-up | Three words that can end a marriage.
plain: count | We used to have the same fight every Tuesday, then order pizza, then regret the pizza.
plain: pinch, count | Now a box comes on Sunday with five dinners in it.
any: palm-forward | Is it cheaper than cooking from scratch?
plain: palm-forward, pinch | Honestly, no.
glad: thumbs-up | It's cheaper than four pizzas and a divorce lawyer.
inviting: point-at-you, point-down, pinch | Your first box is half price, and you can skip any week.`,
  },
  {
    locale: 'en-US',
    trade: 'hearing aids',
    told: `
sad: hand-on-heart | My granddaughter stopped telling me things.
sad: | She had to say everything three times, so one day she just didn't.
any: palm-forward | I thought hearing aids were for old people.
any: | I'm seventy-four.
plain: pinch | These are smaller than a coffee bean, and nobody has noticed them yet.
plain: count, pinch | You wear them for thirty days before you pay a cent.
glad: hand-on-heart, both-palms, thumbs-up | Last night she told me about a boy, for an hour.
inviting: point-at-you, point-down | Book the test, it takes twenty minutes.`,
  },
  {
    locale: 'en-US',
    trade: 'project management software',
    told: `
sad: pinch, count | Our last launch had four hundred and twelve emails and one missing file.
any: both-palms | Guess which one mattered.
sad: | We were not a bad team, we were a team that couldn't find anything.
plain: point-up, count | So we built Shelf, where every task, file and decision sits in one place.
plain: palm-forward | Other tools do more.
plain: point-up, palm-forward | That's exactly what we left out.
plain: pinch, count | It takes a new colleague eleven minutes to learn, we measured it.
inviting: point-at-you, point-down | Bring one project, and if it isn't calmer after a week, delete us.`,
  },
  {
    locale: 'en-US',
    trade: 'barber shop',
    told: `
any: palm-forward | My first haircut as a barber was so bad that the guy wore a beanie to his wedding.
glad: | He's still my customer.
glad: hand-on-heart, point-up | That was nineteen years ago, and I've gotten a little better.
plain: count, pinch | A cut is thirty, a shave is twenty, advice is free and usually wrong.
plain: palm-forward | We don't take appointments and we don't do small talk before nine.
glad: | Kids get to pick the music.
warning: palm-forward | So yes, you may hear the same cartoon song twice.
glad: point-at-you, point-down, wave | See you on Grove Street.`,
  },
  {
    locale: 'en-US',
    trade: 'mattress company',
    told: `
warning: point-at-you, pinch | The mattress you're lying on has a warranty of ten years and a dent after two.
sad: | Mine had a valley in the middle, and my husband kept rolling into it.
any: | Romantic, until July.
plain: count, pinch | Ours has three layers, and you can unzip it and swap the one that wears out.
plain: pinch | That costs eighty dollars instead of eleven hundred.
any: both-palms | You don't like it after a hundred nights?
plain: palm-forward, both-palms | Then we pick it up, and it goes to a shelter.
inviting: point-down, point-at-you | Take the two-minute quiz, it tells you if you even need a new one.`,
  },
  {
    locale: 'en-US',
    trade: 'car repair',
    told: `
sad: point-up | The little orange light has been on since February, hasn't it?
sad: hand-on-heart | You're afraid of what it will cost, and I get that.
plain: pinch, point-up | Nine times out of ten it's a sensor for sixty bucks.
sad: palm-forward, point-up | The tenth time it's your engine, and then waiting is the most expensive thing you can do.
plain: count | We read the code, print it, and explain it in words your grandma would use.
plain: palm-forward | We never start work that you haven't signed for.
any: hand-on-heart, palm-forward | My competitors say I'm ruining the business.
glad: thumbs-up, both-palms | I've been booked out since spring.
inviting: point-at-you, point-down | Stop by with that orange light.`,
  },
  {
    locale: 'en-US',
    trade: 'pelvic floor coach',
    told: `
sad: palm-forward | Nobody tells you that you'll be scared of a trampoline.
sad: hand-on-heart | I had my second baby, and for a year I crossed my legs every time I sneezed.
any: palm-forward | "That's normal after a birth," they said.
warning: point-up, palm-forward | It's common, but it isn't normal.
plain: count, pinch | My program is twelve weeks, eight minutes a day, on your living room floor.
warning: palm-forward | If you're in pain, please see a doctor first.
glad: thumbs-up, both-palms, hand-on-heart | Last month I jumped with my kids until they begged me to stop.
inviting: point-at-you, point-down | The first week is waiting in the link.`,
  },
  {
    locale: 'en-US',
    trade: 'independent bookstore',
    told: `
sad: | Someone walked in last week, photographed a shelf and ordered everything on his phone.
any: hand-on-heart | In front of me.
plain: | I wasn't even angry, I just wanted to ask how the books were.
plain: point-up | Here's the thing an algorithm can't do.
glad: hand-on-heart, point-at-you, pinch | It can't tell you that page two hundred made me miss my stop.
plain: pinch | A paperback costs two dollars more here.
glad: both-palms, hand-on-heart | For that you get a person who has read it, and a chair.
inviting: point-at-you, point-down, wave | We're on Elm, open till eight.`,
  },
  {
    locale: 'de-DE',
    trade: 'Bäckerei',
    told: `
sad: | Im Januar stand auf unserer Tür: Wir schließen nach sechzig Jahren.
sad: | Es fehlte nicht an Kunden, es fehlte an Leuten, die um zwei aufstehen.
glad: hand-on-heart, both-palms, point-up | Dann haben sich drei aus dem Viertel gemeldet, die noch nie einen Teig geknetet hatten.
any: | Die ersten Brötchen waren Wurfgeschosse.
glad: thumbs-up | Heute verkaufen wir mehr Roggenbrot als je zuvor.
plain: palm-forward | Eine Backmischung kommt uns trotzdem nicht ins Haus.
inviting: point-at-you, point-down, wave | Komm vorbei, ab sechs ist offen, und sonntags auch.`,
  },
  {
    locale: 'de-DE',
    trade: 'Umzugsfirma',
    told: `
any: | "Wir helfen dir alle beim Umzug", haben sie gesagt.
sad: count, both-palms | Gekommen sind zwei, und einer hatte Rücken.
plain: point-up | Unsere Leute haben keinen Rücken, die haben einen Gurt.
plain: pinch, count | Drei Zimmer, ein Tag, siebenhundertneunzig Euro, und zwar mit Kartons.
plain: palm-forward | Geht etwas kaputt, zahlen wir den Neupreis.
sad: hand-on-heart, pinch | Letztes Jahr war das eine Lampe, und sie tut uns heute noch leid.
inviting: point-at-you, point-down | Schick uns ein Video von deiner Wohnung, dann steht der Preis fest.`,
  },
  {
    locale: 'de-DE',
    trade: 'Arzttermin-App',
    told: `
sad: palm-forward, pinch | Der nächste freie Termin beim Hautarzt ist im November.
sad: | Es ist März, und der Fleck auf meinem Arm wächst.
plain: point-up, pinch | Jeden Tag sagen tausende Patienten kurz vorher ab.
sad: both-palms | Diese Termine verfallen einfach.
plain: point-at-you, pinch | Doktorfrei meldet sich, sobald in deiner Nähe einer frei wird.
glad: thumbs-up, hand-on-heart, both-palms | Ich saß nach drei Tagen im Wartezimmer, und es war nur ein Leberfleck.
warning: palm-forward, point-up | Im Notfall wählst du bitte trotzdem die 112.`,
  },
  {
    locale: 'es-ES',
    trade: 'taller mecánico',
    told: `
sad: | "Uy, esto es caro", y todavía no había abierto el capó.
any: palm-forward | Todos hemos conocido a ese mecánico.
plain: point-up, point-at-you | En Taller Ruiz ves la avería en una pantalla antes de pagar nada.
plain: count, pinch | El cambio de aceite son cincuenta y nueve euros, con filtro y sin sorpresas.
plain: palm-forward | Si la pieza puede aguantar otro año, no la tocamos.
sad: pinch | Así perdemos dinero.
glad: hand-on-heart, thumbs-up, point-up | Y así llevamos treinta y un años abiertos.
inviting: point-at-you, point-down | Llámanos y te damos hora para esta semana.`,
  },
  {
    locale: 'es-MX',
    trade: 'app de finanzas',
    told: `
asking: both-palms | ¿A dónde se va tu quincena?
sad: both-palms | La mía desaparecía el día cinco.
plain: count, pinch | Un café, un taxi, tres suscripciones que ni usaba.
sad: pinch | Sumaban dos mil trescientos pesos al mes.
plain: point-up, pinch | Cuenta Clara te lo dice cada domingo en una sola pantalla.
plain: palm-forward | No te regaña y no te vende créditos.
glad: both-palms, thumbs-up, hand-on-heart | En diciembre, por primera vez, me alcanzó para los regalos.
inviting: point-at-you, point-down | Bájala gratis y conecta tu banco en dos minutos.`,
  },
  {
    locale: 'fr-FR',
    trade: 'fromagerie',
    told: `
any: palm-forward | Non, ce fromage ne sent pas mauvais.
any: | Il a du caractère, comme ma belle-mère.
plain: pinch, point-up | Il mûrit quatorze mois dans une cave à huit degrés.
plain: count | Un berger, trente brebis, et pas un seul robot.
sad: palm-forward | L'an dernier, la sécheresse a coûté la moitié de la production.
plain: pinch | Il y en a donc moins, et il est un peu plus cher.
glad: thumbs-up, both-palms | Ceux qui goûtent ne posent plus la question du prix.
inviting: point-at-you, point-down, wave | Passez samedi, je vous en coupe un morceau.`,
  },
  {
    locale: 'fr-FR',
    trade: 'cours de piano pour adultes',
    told: `
any: palm-forward | « À mon âge, c'est trop tard. »
plain: point-up | J'entends cette phrase tous les lundis.
plain: pinch | Mon élève la plus âgée a commencé à soixante-dix-neuf ans.
any: pinch, palm-forward | Elle ne jouera jamais à l'Opéra.
glad: hand-on-heart, both-palms, thumbs-up | Mais à Noël, elle a joué pour ses arrière-petits-enfants, et personne n'a regardé son téléphone.
plain: palm-forward, count | Pas de solfège le premier mois, pas de gammes, pas d'examen.
plain: pinch, count | Trente euros la leçon, chez vous ou chez moi.
inviting: point-at-you, point-down | Écrivez-moi le morceau que vous rêvez de jouer.`,
  },
  {
    locale: 'pt-BR',
    trade: 'academia de bairro',
    told: `
sad: pinch | Eu paguei academia por um ano e fui sete vezes.
any: both-palms, palm-forward | Foi a água mais cara da minha vida.
sad: | Me sentia observada por gente que já nasceu sarada.
plain: palm-forward, count | Aqui não tem espelho, não tem grito e não tem contrato.
plain: pinch, count | São turmas de oito pessoas, e a professora sabe o seu nome.
glad: thumbs-up, both-palms | Ontem subi quatro andares conversando.
inviting: point-at-you, point-down, pinch | A primeira semana custa dez reais, o link está na bio.`,
  },
  {
    locale: 'it-IT',
    trade: 'pizzeria',
    told: `
sad: palm-forward | Ci hanno chiesto l'ananas anche ieri.
any: palm-forward | La risposta è sempre no.
plain: count, pinch | Il nostro impasto riposa quarantotto ore, il cameriere molto meno.
plain: pinch | La margherita costa sei euro e cinquanta, come tre anni fa.
sad: palm-forward, pinch | La farina è aumentata del trenta per cento, e per qualche mese ci abbiamo rimesso.
glad: hand-on-heart, both-palms, thumbs-up | Ma vedere la sala piena il martedì non ha prezzo.
inviting: point-at-you, point-down, wave | Prenotate per tempo, i tavoli sono solo undici.`,
  },
  {
    locale: 'hi-IN',
    trade: 'स्किन क्लिनिक',
    told: `
sad: hand-on-heart | कॉलेज में मैं हर फ़ोटो में चेहरा छुपा लेती थी।
sad: count, both-palms | छह क्रीम, तीन घरेलू नुस्खे, और दाग़ वहीं के वहीं।
plain: point-up | डॉक्टर मेहरा ने पहले दिन कोई दवा नहीं दी, सिर्फ़ सवाल पूछे।
warning: palm-forward | यह कोई जादू नहीं है, इसमें चार महीने लगते हैं।
warning: palm-forward | बीच में छोड़ देंगे तो फ़ायदा नहीं होगा।
glad: both-palms, hand-on-heart, thumbs-up | पिछले हफ़्ते मैंने बिना मेकअप के शादी की तस्वीरें खिंचवाईं।
inviting: point-at-you, point-down, pinch | पहली सलाह दो सौ रुपये में, नंबर नीचे है।`,
  },
  {
    locale: 'hi-IN',
    trade: 'सोलर पंप',
    told: `
sad: | रात के दो बजे बिजली आती थी, और हम खेत की तरफ़ भागते थे।
sad: | पिछले साल ठंड में मेरे पिताजी बीमार पड़ गए।
plain: point-up | सोलर पंप दिन में चलता है, जब सूरज चलता है।
plain: pinch, count | क़ीमत दो लाख है, सरकार साठ प्रतिशत देती है।
sad: palm-forward | बादल हों तो पानी कम आता है, यह सच है।
glad: thumbs-up, hand-on-heart, both-palms | पर अब मेरे पिताजी रात को सोते हैं।
inviting: point-at-you, point-down | फ़ॉर्म भरने में हम मदद करेंगे, बस फ़ोन कीजिए।`,
  },
];
