import type { Story } from '@herald/direction/testing';

/**
 * Twenty whole scripts written before any rule was read, and read once when two others of their kind had taught: 12.3 % were acted
 * wrongly. No rule may be written after one of them.
 */
export const UNREAD_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: "kids' shoes",
    told: `
sad: | Every pair of sneakers we bought lasted until the second puddle.
plain: pinch | Fifty dollars, six weeks, and a hole where the big toe lives.
plain: point-up | So my brother, who repairs climbing gear, glued a piece of it onto my daughter's shoe.
glad: thumbs-up | She outgrew it before she could destroy it.
plain: count, pinch | That's how Puddle Proof started, with one glue gun and a very honest four-year-old.
any: palm-forward | "They're ugly," she said.
glad: | So we added dinosaurs.
inviting: point-at-you, point-down, pinch | If they break within a year, the next pair is on us.`,
  },
  {
    locale: 'en-US',
    trade: 'password manager',
    told: `
asking: point-at-you | Quick question, is your password still your dog's name and a one?
any: | I'm not a hacker, I just looked at your profile.
sad: | My mother lost her photos of twenty years because of a password like that.
sad: palm-forward | There was no ransom note and no villain, just a login that didn't work anymore.
plain: point-up, count | Keyring remembers all of them, and you remember one.
any: palm-forward, point-up | And if somebody breaks into Keyring?
plain: palm-forward | They find noise, because we don't have the key either.
inviting: point-at-you, point-down, pinch | Set it up tonight, it's free for one device.`,
  },
  {
    locale: 'en-US',
    trade: 'therapy practice',
    told: `
sad: hand-on-heart | For months I told everybody I was just tired.
sad: | I wasn't tired.
plain: palm-forward | You don't have to be falling apart to talk to someone.
plain: point-up | Our first question is never what's wrong with you.
plain: count, pinch | You fill in one page, we suggest two people, and you choose.
plain: palm-forward | If it doesn't click, you switch, and nobody is offended.
warning: palm-forward | We're not an emergency service, so if you're in danger, please call 988.
plain: point-at-you, point-down | For everything else, we have time on Monday.`,
  },
  {
    locale: 'en-US',
    trade: 'coffee roaster',
    told: `
plain: palm-forward, pinch | This bag costs nineteen dollars, and I'd like to explain myself.
plain: pinch, count | Four go to the farmer, twice what the market pays.
plain: pinch | Three go to shipping, two to the bag, and one to a machine that breaks every March.
any: both-palms, palm-forward | What's left is me, and I'm not driving a Porsche.
any: palm-forward | You can get coffee for six.
sad: pinch, palm-forward | Somebody pays the difference, and it's never the supermarket.
glad: hand-on-heart, thumbs-up | Taste it black once, that's all I ask.
inviting: point-at-you, point-down | The sample pack ships tomorrow.`,
  },
  {
    locale: 'en-US',
    trade: 'van rental',
    told: `
any: | My brother-in-law offered to lend me his truck for the move.
sad: both-palms | He also offered opinions, a podcast and no gas.
plain: pinch, count | A van from Roll costs thirty-nine a day and has no opinions.
plain: point-up | You open it with your phone, at six in the morning if you like.
warning: palm-forward, pinch | Bring it back dirty and we charge twenty dollars, that's the only trap.
plain: palm-forward | There's no deposit.
glad: thumbs-up, both-palms | I was done by lunch, and we're still family.
inviting: point-at-you, point-down | Find the nearest one in the app.`,
  },
  {
    locale: 'en-US',
    trade: 'gym for beginners',
    told: `
warning: palm-forward, point-at-you | Please don't join our gym in January.
plain: point-up | I mean it.
sad: pinch | Half the people who sign up that month are gone by March.
sad: hand-on-heart, palm-forward | They think they failed, but we sold them a promise instead of a plan.
plain: count, pinch | So now you begin with two visits a week, for three weeks, and no contract.
plain: palm-forward | If you hate it, you leave.
glad: both-palms, thumbs-up, point-up | Eighty-one of a hundred stayed.
inviting: point-at-you, point-down | Come in February, when it's quiet.`,
  },
  {
    locale: 'en-US',
    trade: 'wedding cakes',
    told: `
sad: palm-forward | The cake was three tiers high, the road was bumpy, and my brakes are excellent.
sad: both-palms | I heard it before I saw it.
plain: pinch | The bride had forty minutes and a bakery owner in tears.
glad: | She looked at the pieces and asked for spoons.
glad: hand-on-heart, both-palms, thumbs-up | It became the best dessert of the evening.
plain: point-up, palm-forward | Since then we drive every cake in two cars, and we build it at your venue.
plain: pinch, count | Prices start at three hundred and forty.
inviting: point-at-you, point-down | Tastings are on Wednesdays, bring somebody with strong opinions.`,
  },
  {
    locale: 'en-US',
    trade: 'house cleaning',
    told: `
asking: | When was the last time you looked behind your fridge?
any: palm-forward | Don't, you were happy a second ago.
plain: count | We do two-person teams, our own supplies and a fixed price.
plain: pinch | A two-bedroom is a hundred and forty, whether it's tidy or a crime scene.
sad: hand-on-heart, palm-forward | Cheaper services pay their cleaners nine dollars an hour.
glad: hand-on-heart, thumbs-up | Ours get twenty-two and sick days, and most have been with us since we opened.
warning: palm-forward | We don't do windows above the second floor, because we like our people.
inviting: point-at-you, point-down | Book by noon, and we're there tomorrow.`,
  },
  {
    locale: 'en-US',
    trade: 'course for freelancers',
    told: `
sad: | "We love your work, but we have no budget."
sad: palm-forward, pinch | I heard that eleven times in one year and said yes eleven times.
sad: both-palms | Exposure doesn't pay rent.
plain: point-up | What changed was one sentence in my emails.
any: point-at-you, palm-forward | You're thinking it can't be that simple.
plain: palm-forward, point-up | It isn't, you also have to survive the silence afterwards.
glad: both-palms, thumbs-up, pinch | My day rate went from two hundred to seven hundred and fifty.
inviting: point-at-you, point-down, count | The course has six lessons, and the sentence is in the first one, for free.`,
  },
  {
    locale: 'de-DE',
    trade: 'Gärtnerei',
    told: `
plain: point-up | Deine Tomaten sind nicht tot.
sad: palm-forward, point-up | Sie ertrinken.
plain: point-up, count | Neun von zehn Pflanzen, die zu uns zurückkommen, hatten zu viel Wasser und zu viel Liebe.
plain: pinch, point-down | Steck den Finger in die Erde, zwei Zentimeter tief, und fühl nach.
plain: palm-forward | Ist es feucht, lass die Kanne stehen.
plain: pinch | Für sieben Euro bekommst du bei uns eine Pflanze, die sogar das verzeiht.
glad: point-at-you, point-down, wave | Bring ein Foto mit, wir schimpfen auch nicht.`,
  },
  {
    locale: 'de-DE',
    trade: 'Nachhilfe',
    told: `
sad: hand-on-heart | Mein Sohn kam mit einer Fünf nach Hause und hat sich nicht mehr getraut zu klingeln.
sad: | Ich habe geschimpft, und das war das Dümmste, was ich tun konnte.
plain: point-up | Er war nicht faul, er hatte seit der vierten Klasse einfach einen Satz nicht verstanden.
plain: count, pinch | Bei Lernwerk sitzt ein Mensch neben ihm, einmal die Woche, fünfundvierzig Minuten.
plain: palm-forward | Ein Wunder ist das nicht.
glad: thumbs-up, both-palms, hand-on-heart | Aber gestern hat er seiner Schwester Bruchrechnen erklärt.
inviting: point-at-you, point-down, palm-forward | Die Probestunde kostet nichts, und kündigen könnt ihr jeden Monat.`,
  },
  {
    locale: 'de-DE',
    trade: 'Reparaturcafé für Elektronik',
    told: `
any: palm-forward | "Da lohnt sich die Reparatur nicht mehr", sagte der Verkäufer und zeigte auf das neue Modell.
any: | Wie praktisch für ihn.
plain: pinch | Es war ein Kondensator für achtzig Cent.
plain: point-up | Bei uns liegt jedes Gerät offen auf dem Tisch, und du siehst zu.
sad: palm-forward, pinch | Manches ist wirklich hinüber, dann sagen wir es dir sofort.
plain: pinch, count | Die Diagnose kostet fünfzehn Euro, und die rechnen wir dir an.
glad: thumbs-up, both-palms | Im letzten Jahr haben wir elfhundert Geräte gerettet.
inviting: point-at-you, point-down, wave | Donnerstags ab vier, am alten Bahnhof.`,
  },
  {
    locale: 'es-ES',
    trade: 'clínica veterinaria',
    told: `
sad: | Coco dejó de comer un viernes por la noche.
sad: palm-forward | Nuestra clínica de siempre estaba cerrada hasta el lunes.
plain: | En VetNoche contestaron al segundo tono.
plain: pinch, count | Radiografía, análisis, y a las tres ya sabíamos que era un hueso de aceituna.
plain: pinch | La urgencia cuesta noventa euros y te lo dicen antes.
glad: hand-on-heart, thumbs-up, both-palms | Hoy Coco vuelve a robar calcetines.
inviting: point-at-you, point-down, palm-forward | Guarda el número ahora, que luego no lo encuentras.`,
  },
  {
    locale: 'es-MX',
    trade: 'taquería',
    told: `
any: | Dicen que nuestros tacos no son auténticos.
plain: palm-forward, point-up | Tienen razón, mi abuela nunca puso mango.
any: both-palms | También decía que yo iba a ser abogado.
plain: count, pinch | Son cinco tacos, dos salsas y una que no recomiendo a nadie.
warning: palm-forward, point-up | La roja no es para presumir, es para arrepentirse.
plain: pinch | La orden cuesta noventa y cinco pesos, antes costaba ciento diez.
sad: palm-forward | Los lunes no abrimos porque alguien tiene que descansar.
glad: point-at-you, point-down, wave | Los demás días, aquí te esperamos.`,
  },
  {
    locale: 'fr-FR',
    trade: 'plombier',
    told: `
sad: | Dimanche, vingt-deux heures, et l'eau descend l'escalier.
sad: pinch, palm-forward | Le premier que j'ai appelé demandait six cents euros pour se déplacer.
sad: palm-forward | Le deuxième n'a pas répondu.
plain: pinch, point-up | Chez Goutte, le prix s'affiche avant que vous confirmiez.
plain: pinch, count | Un joint, c'est cent dix euros, même le dimanche.
plain: palm-forward, point-up | Coupez d'abord l'arrivée d'eau, le robinet est souvent sous l'évier.
glad: hand-on-heart, thumbs-up, both-palms | Quarante minutes plus tard, je passais la serpillière en souriant.
inviting: point-at-you, point-down | Enregistrez le numéro avant d'en avoir besoin.`,
  },
  {
    locale: 'fr-FR',
    trade: 'application de recettes',
    told: `
sad: both-palms | J'ai jeté trois sacs de légumes le mois dernier.
sad: | Pas parce qu'ils étaient mauvais, parce que je ne savais pas quoi en faire.
plain: pinch, point-up | Fond de Frigo part de ce que vous avez, pas de ce qu'il faudrait acheter.
plain: count | Un poireau, deux œufs, un reste de riz ?
glad: thumbs-up, both-palms | Quinze minutes, et les enfants en ont redemandé.
any: palm-forward | Bon, le gratin de radis, je ne le referai pas.
plain: palm-forward, pinch | L'application est gratuite, sans publicité.
inviting: point-at-you, point-down | Téléchargez-la avant d'ouvrir votre frigo ce soir.`,
  },
  {
    locale: 'pt-BR',
    trade: 'marmita saudável',
    told: `
any: palm-forward | Todo mundo fala de comer bem, ninguém fala de lavar a louça.
sad: | Eu chegava às nove da noite e jantava biscoito.
plain: count, pinch | A Dona Celina cozinha dez marmitas no domingo e entrega na segunda.
plain: pinch, count | Cada uma sai por dezenove reais, menos que o lanche da esquina.
warning: palm-forward | Não é dieta e não emagrece sozinha.
plain: palm-forward, point-up | Se vier fria ou errada, ela manda outra no mesmo dia.
glad: thumbs-up, both-palms, hand-on-heart | Faz três meses que não compro biscoito.
inviting: point-at-you, point-down | Pede até sexta que ainda entra na próxima entrega.`,
  },
  {
    locale: 'it-IT',
    trade: 'parrucchiera',
    told: `
any: | "Solo una spuntatina", e sono uscita con la testa di mio fratello.
sad: hand-on-heart | Ho portato il cappello fino a Pasqua.
plain: point-up, pinch | Da Chiara si parla dieci minuti prima di bagnare i capelli.
plain: palm-forward | Se un taglio non ti sta, te lo dice.
any: palm-forward | A me ha detto di no due volte.
glad: thumbs-up, both-palms, hand-on-heart | La terza volta mi sono guardata allo specchio e ho riso.
plain: pinch, count | Taglio e piega costano quarantacinque euro, senza extra alla cassa.
inviting: point-at-you, point-down | Prenota dal link, il sabato è già pieno.`,
  },
  {
    locale: 'hi-IN',
    trade: 'साड़ी की दुकान',
    told: `
sad: | पिछली दिवाली ऑनलाइन मँगाई साड़ी फ़ोटो में लाल थी, घर आई तो नारंगी निकली।
sad: palm-forward | वापस करने में पच्चीस दिन लगे।
plain: point-up | हमारे यहाँ वीडियो कॉल पर आप कपड़ा खुलते हुए देखती हैं।
plain: count, pinch | सूती आठ सौ से, रेशमी ढाई हज़ार से।
plain: palm-forward, pinch | पसंद न आए तो सात दिन में बदल लीजिए, कोई सवाल नहीं।
glad: hand-on-heart, thumbs-up, both-palms | मेरी माँ ने यह दुकान चालीस साल पहले दो साड़ियों से शुरू की थी।
inviting: point-at-you, point-down, wave | आज शाम सात बजे तक कॉल कीजिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'स्वास्थ्य बीमा',
    told: `
sad: hand-on-heart | पापा को अस्पताल ले गए, तो पहला सवाल था, पैसे कौन देगा?
sad: | हमारे पास पुरानी पॉलिसी थी, जिसमें दिल की बीमारी शामिल ही नहीं थी।
sad: palm-forward, pinch | वह लाइन सोलहवें पन्ने पर लिखी थी।
plain: point-up, pinch | सुरक्षा में पूरी पॉलिसी एक पन्ने की है, आपकी भाषा में।
warning: palm-forward | सब कुछ इसमें भी शामिल नहीं है, और वह हम सबसे पहले लिखते हैं।
plain: pinch, count | महीने के पाँच सौ रुपये, चार लोगों के लिए।
plain: point-at-you, point-down | पाँच मिनट निकालिए, और पढ़कर ही दस्तख़त कीजिए।`,
  },
];
