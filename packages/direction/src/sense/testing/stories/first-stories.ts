import type { Story } from '../story-faults.ts';

/** Scripts of sixteen trades that taught rules. */
export const FIRST_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'bakery shut down for repairs',
    told: `
glad: wave | Hi, I'm Nora from Mill Street Bakery.
sad: | In March our oven caught fire in the middle of the night.
sad: | We lost the flour, the counter and eleven days of orders.
sad: both-palms | For three weeks nobody on the street could buy a warm roll.
glad: hand-on-heart | Then our neighbors turned up with paint, brushes and coffee.
glad: both-palms, point-up, thumbs-up | On Saturday we open again.
plain: point-at-you, count | Bring this video along and your first loaf is on us.
glad: point-down, wave, point-at-you, hand-on-heart | See you at seven in the morning!`,
  },
  {
    locale: 'en-US',
    trade: 'invoicing app for freelancers',
    told: `
asking: point-at-you, point-up | How many hours did you spend on invoices last month?
sad: point-up | I used to spend nine.
sad: both-palms | Spreadsheets, lost receipts, a client who never paid on time.
sad: hand-on-heart | And every Sunday evening that knot in the stomach.
plain: point-up | Then I moved everything to Tally.
plain: pinch, point-at-you | I snap the receipt, and the invoice writes itself.
glad: both-palms, thumbs-up, palm-forward | Last month it took me twelve minutes.
plain: pinch | It costs nine dollars a month instead of the twenty-nine I paid before.
glad: point-at-you, point-down | Try it for two weeks, the link is below.`,
  },
  {
    locale: 'en-US',
    trade: 'physiotherapy clinic',
    told: `
sad: point-at-you, pinch | Your back hurts when you get up in the morning.
sad: | By noon it's your neck, and at night you can't find a position to sleep in.
warning: palm-forward | Painkillers only hide it.
plain: | At Kline Physio we look for the cause first.
plain: count, point-up, pinch | First we film how you walk.
plain: count, pinch | Second, we test each joint on its own.
plain: count, point-at-you, pinch | And third, you get a plan that fits on one page.
glad: both-palms, thumbs-up | Most people sleep through the night after four visits.
glad: point-down, point-at-you | Call us, or book online.`,
  },
  {
    locale: 'en-US',
    trade: 'skeptical objection for a mattress',
    told: `
asking: | "Another mattress in a box?"
asking: | I know, that's what I said too.
sad: palm-forward | The last one sagged after a year and the company never answered.
plain: point-up | So I read the small print of this one.
plain: point-at-you, pinch | You sleep on it for a hundred nights.
plain: point-at-you, palm-forward | If you don't like it, they pick it up and you get every cent back.
glad: thumbs-up, hand-on-heart | I kept mine.
glad: | So did my mother, and she sends everything back.`,
  },
  {
    locale: 'en-US',
    trade: 'recall notice of a toy shop',
    told: `
warning: palm-forward, point-up | An important notice for everyone who bought the wooden train after May.
sad: pinch | One of the wheels can come off.
warning: palm-forward, pinch | Small children could swallow it.
warning: palm-forward | Please stop using the train today.
plain: point-at-you, point-down | Bring it to any of our shops and we refund the full price, no receipt needed.
glad: hand-on-heart | Nobody has been hurt so far.
sad: hand-on-heart | We are sorry for the trouble.`,
  },
  {
    locale: 'en-US',
    trade: 'meal planner, ironic',
    told: `
sad: | Oh great, it's six o'clock and the fridge is empty again.
sad: both-palms | Pizza for the third time this week, how wonderful.
sad: hand-on-heart | The kids are hungry, you are tired, and the store closes in twenty minutes.
plain: point-at-you, count, point-up | What if dinner was already decided?
plain: point-up | Every Friday Plately sends you five recipes and one shopping list.
glad: palm-forward, pinch, both-palms | No more guessing, no more waste.
glad: both-palms, thumbs-up | My family saves about sixty dollars a week.
glad: point-at-you, point-down | Download it today, the first month is free.`,
  },
  {
    locale: 'en-US',
    trade: 'coach for career change',
    told: `
sad: | I was fired on a Tuesday.
sad: | Fifteen years in the same company, and it took them six minutes.
sad: hand-on-heart | I cried in the parking lot.
glad: palm-forward, thumbs-up | What I didn't know: it was the start of the best job I've ever had.
glad: point-up | Today I help people like you find theirs.
plain: palm-forward | I don't promise miracles, and I won't send you a hundred job ads.
plain: count, point-at-you | We do three things together.
plain: count | We find out what you're good at, we rewrite your story, and we practice the interview.
glad: point-at-you, point-down | If that sounds like you, write me.`,
  },
  {
    locale: 'de-DE',
    trade: 'Fahrradwerkstatt',
    told: `
asking: point-at-you | Quietscht dein Fahrrad bei jeder Bremsung?
sad: point-at-you, both-palms | Die Kette springt, das Licht flackert, und die Werkstatt hat erst in sechs Wochen Zeit.
warning: | So wird aus einem kleinen Schaden schnell ein teurer.
plain: point-up | Deshalb kommen wir zu dir.
plain: point-at-you | Du buchst abends, und am nächsten Morgen steht unser Wagen vor deiner Tür.
glad: pinch | Eine Inspektion kostet neunundvierzig Euro statt neunundachtzig.
glad: thumbs-up, point-at-you, hand-on-heart | Über zweitausend Räder fahren schon wieder leise durch Köln.
glad: point-at-you, point-down | Jetzt Termin sichern, der Link steht unten.`,
  },
  {
    locale: 'de-DE',
    trade: 'Steuerberaterin, schlechte Nachricht',
    told: `
warning: point-up | Ab Januar ändert sich etwas für alle Selbstständigen.
warning: | Wer seine Rechnungen weiter als PDF verschickt, riskiert eine Strafe.
sad: hand-on-heart | Das ist ärgerlich, ich weiß.
warning: | Viele meiner Kunden haben es erst im Dezember gemerkt, und da war es zu spät.
glad: palm-forward, pinch, point-at-you | Du hast noch genug Zeit.
plain: count, pinch | Prüfe zuerst dein Programm.
plain: count, pinch | Frag dann deine Lieferanten.
glad: point-at-you, point-down | Und wenn du unsicher bist, ruf mich an.`,
  },
  {
    locale: 'es-ES',
    trade: 'clínica dental',
    told: `
sad: point-at-you | Hace dos años que no sonríes en las fotos.
sad: | Te tapas la boca con la mano y dices que no pasa nada.
sad: hand-on-heart | A mí también me pasaba.
asking: palm-forward | Tenía miedo al dentista, al dolor y al precio.
glad: hand-on-heart, point-up | Hasta que conocí a la doctora Vega.
plain: pinch | Me explicó cada paso y no me cobró la primera visita.
glad: thumbs-up, both-palms | Hoy me río sin pensarlo.
glad: point-at-you, point-down | Pide tu cita, el primer control es gratis.`,
  },
  {
    locale: 'es-MX',
    trade: 'tienda de café',
    told: `
glad: wave, hand-on-heart | Hola, soy Mateo y tuesto café en Oaxaca.
sad: | El año pasado la helada nos quitó la mitad de la cosecha.
sad: | Los intermediarios nos pagaban menos de lo que cuesta sembrar.
sad: palm-forward, hand-on-heart | Mi papá quería vender la tierra.
plain: point-up | Entonces empezamos a vender directo, sin intermediarios.
glad: pinch | Una bolsa cuesta ciento ochenta pesos y la mitad se queda en el pueblo.
glad: hand-on-heart, thumbs-up | Este año plantamos cuatro mil árboles nuevos.
glad: hand-on-heart, point-at-you | Gracias por ser parte de esto.`,
  },
  {
    locale: 'fr-FR',
    trade: 'application de location entre voisins',
    told: `
asking: point-at-you, point-up | Combien de fois as-tu utilisé ta perceuse cette année ?
plain: pinch | Deux fois, peut-être trois.
sad: | Elle a coûté cent vingt euros et elle prend la poussière.
plain: point-up, point-at-you | Avec Voisinage, tu la loues à l'heure, à deux rues de chez toi.
plain: pinch | Cinq euros, l'assurance est comprise.
any: palm-forward | Si l'outil tombe en panne, tu ne paies rien.
glad: both-palms, thumbs-up, hand-on-heart | Notre quartier partage déjà trois cents objets.
glad: point-at-you, point-down | Télécharge l'application, le lien est en dessous.`,
  },
  {
    locale: 'pt-BR',
    trade: 'curso de inglês',
    told: `
sad: | Eu travei na entrevista.
sad: | Sabia a resposta, mas as palavras não saíam.
sad: | A vaga ficou com outra pessoa.
plain: palm-forward | Naquela noite decidi que não ia acontecer de novo.
plain: pinch | Comecei com quinze minutos por dia, conversando com uma professora de verdade.
plain: both-palms | Seis meses depois fiz outra entrevista.
glad: both-palms, hand-on-heart, thumbs-up | Dessa vez fui contratada.
any: point-at-you, point-down | Se você também trava, faça a aula grátis.`,
  },
  {
    locale: 'it-IT',
    trade: 'idraulico',
    told: `
sad: | Domenica mattina, acqua dappertutto.
sad: palm-forward | Tre idraulici non rispondono, il quarto chiede trecento euro solo per venire.
sad: hand-on-heart | Ci siamo passati tutti.
plain: | Per questo abbiamo creato Pronto Tubo.
plain: pinch | Ti diciamo il prezzo prima di partire, e non cambia più.
glad: | In media arriviamo in quaranta minuti.
any: palm-forward, both-palms | Se arriviamo tardi, non paghi l'uscita.
glad: point-at-you | Salva il numero adesso, prima che ti serva.`,
  },
  {
    locale: 'hi-IN',
    trade: 'बीमा',
    told: `
sad: hand-on-heart | पिछले साल पापा को दिल का दौरा पड़ा।
sad: both-palms | अस्पताल का बिल चार लाख रुपये आया।
sad: hand-on-heart | हमारे पास इतने पैसे नहीं थे।
sad: | माँ को अपने गहने बेचने पड़े।
plain: hand-on-heart | तब मैंने समझा कि बीमा क्यों ज़रूरी है।
glad: pinch | आज हमारा पूरा परिवार महीने के छह सौ रुपये में सुरक्षित है।
plain: count | इसके लिए बस तीन कागज़ चाहिए।
glad: point-at-you, point-down | नीचे दिए लिंक पर जाकर आज ही जानकारी लीजिए।`,
  },
  {
    locale: 'hi-IN',
    trade: 'कपड़ों की दुकान',
    told: `
glad: wave | नमस्ते, मैं जयपुर से कविता हूँ।
plain: | मेरी दादी हाथ से कपड़ा छापती थीं।
sad: palm-forward | फिर मशीनें आईं और गाँव का काम बंद हो गया।
sad: | कई कारीगर शहर छोड़कर चले गए।
plain: point-up, both-palms | अब हमने बारह परिवारों के साथ काम दोबारा शुरू किया है।
plain: pinch | एक कुर्ता पंद्रह सौ का नहीं, अब नौ सौ रुपये का है।
glad: thumbs-up, hand-on-heart | हर कुर्ते के साथ बनाने वाले का नाम आता है।
glad: point-at-you, point-down | हमारी वेबसाइट पर अपना रंग चुनिए।`,
  },
];
