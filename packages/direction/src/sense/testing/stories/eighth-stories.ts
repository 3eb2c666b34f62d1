import type { Story } from '../story-faults.ts';

/** Scripts of an eighth sixteen trades that taught rules; the author knew those of the lists before. */
export const EIGHTH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'window cleaning',
    told: `
any: palm-forward | I thought my apartment was dark.
any: | It wasn't dark, it was eleven years of dust.
sad: palm-forward | My husband did the outside once, from a chair, and we don't talk about it.
plain: count, pinch | Two people from Clearpane did fourteen windows in an hour.
plain: pinch | Eight dollars a window, frames included.
warning: palm-forward | They don't come when it's below freezing.
glad: both-palms, thumbs-up | The cat has discovered birds.
inviting: point-at-you, point-down | Pick a dry day in the calendar.`,
  },
  {
    locale: 'en-US',
    trade: 'debt counseling',
    told: `
sad: hand-on-heart | I used to leave my mail in the box until it didn't fit anymore.
sad: palm-forward | If you don't open it, it isn't true.
sad: pinch | It was true, and it was thirty-four thousand dollars.
plain: palm-forward | Nobody at Evenground asked how I could be so stupid.
plain: count | They made three piles, called two banks and gave me one number to pay each month.
warning: palm-forward | It took five years, and there was no vacation in any of them.
glad: hand-on-heart, both-palms, thumbs-up | Last Friday I paid the last one.
plain: point-at-you, point-down | Bring the box, you don't have to open it first.`,
  },
  {
    locale: 'en-US',
    trade: 'running shoes',
    told: `
warning: palm-forward, point-at-you | Your shoes aren't the problem.
plain: pinch, point-up | Your shoes are probably fine, it's the second pair you keep for the rain.
sad: | I ran six marathons in the wrong size.
sad: pinch | I lost four toenails and told everybody that's normal.
plain: count, pinch | We film you for thirty seconds and measure both feet.
plain: palm-forward | Sometimes we sell you nothing but socks.
any: pinch | That's eighteen dollars, and my boss isn't thrilled.
glad: thumbs-up | I still have all ten toenails from last year.
inviting: point-at-you, point-down | Come in the evening, feet are bigger then.`,
  },
  {
    locale: 'en-US',
    trade: 'wedding DJ',
    told: `
sad: | Nobody remembers the flowers, but everybody remembers an empty dance floor.
any: hand-on-heart | I know, I've caused a few.
any: palm-forward | My worst night had a fog machine and a fire alarm.
plain: count | Now I meet you twice and ask for ten songs you hate.
plain: palm-forward | I don't talk between songs and I don't do the chicken dance.
warning: palm-forward | Unless your grandmother asks.
glad: thumbs-up, both-palms, hand-on-heart | In September a ninety-year-old closed the floor.
inviting: point-at-you, point-down, pinch | Dates for June are almost gone, so write me first and decide later.`,
  },
  {
    locale: 'en-US',
    trade: 'allergy-friendly bakery',
    told: `
sad: | Birthday parties used to mean a lunchbox from home.
sad: hand-on-heart | My son watched the others eat cake and said he wasn't hungry.
sad: | He was always hungry.
plain: count, palm-forward | So we opened a bakery without nuts, milk and eggs.
any: palm-forward | People said it would taste like cardboard.
plain: pinch, palm-forward | The first batch did, we won't deny it.
glad: both-palms, thumbs-up | The ninth batch won a blind test against butter.
inviting: point-at-you, point-down, pinch | Order two days ahead, a cake for twelve is fifty-four dollars.`,
  },
  {
    locale: 'en-US',
    trade: 'phone repair',
    told: `
sad: | It slipped, it spun, and it landed on its face.
sad: pinch, palm-forward | The store wanted three hundred and twenty for the glass.
sad: both-palms | The phone had cost three hundred and fifty.
plain: pinch | Dario did it for seventy-nine while I ate a sandwich.
plain: palm-forward | It's not an original part, and he tells you that before he opens it.
plain: pinch | If you want the original, it's one forty.
warning: palm-forward, point-up | If it fell into the sea, don't charge it.
inviting: point-at-you, point-down | He's next to the bakery on Fifth, closed on Mondays.`,
  },
  {
    locale: 'en-US',
    trade: 'online therapy for couples',
    told: `
sad: | We didn't fight, we just stopped asking.
sad: hand-on-heart | At dinner you could hear the fork.
any: palm-forward | Therapy was for people who throw plates.
plain: count, pinch | We started with fifty minutes on a Wednesday, each on a different sofa.
sad: palm-forward | The third session was terrible.
plain: point-up | It was also the first time I heard what he was afraid of.
glad: hand-on-heart, thumbs-up | Now we talk until the food is cold.
warning: palm-forward | If there's violence, this isn't the right place, please call the hotline.
plain: point-at-you, point-down | If it's silence, start with the questionnaire.`,
  },
  {
    locale: 'de-DE',
    trade: 'Schlüsseldienst',
    told: `
sad: both-palms | Tür zu, Schlüssel drin, Handy auch.
sad: pinch | Der Erste im Netz wollte vierhundertachtzig Euro, nachdem er fertig war.
sad: hand-on-heart | Meine Nachbarin hat aus Angst bezahlt.
plain: point-up, pinch | Wir sagen den Preis am Telefon, und der gilt auch nachts.
plain: pinch, palm-forward | Zugefallene Tür, neunundachtzig Euro, kein Bohren.
warning: palm-forward | Abgeschlossen ist etwas anderes, das dauert.
inviting: point-at-you, point-down | Speichere die Nummer, solange du noch drin bist.`,
  },
  {
    locale: 'de-DE',
    trade: 'Hofladen',
    told: `
any: palm-forward | Unsere Äpfel gewinnen keinen Schönheitswettbewerb.
plain: palm-forward | Sie haben Flecken, und manche haben Mitbewohner.
sad: palm-forward, pinch | Der Großhandel nimmt davon keinen einzigen.
sad: | Früher haben wir die Hälfte verfüttert.
plain: point-up, pinch | Jetzt kostet die Kiste sechs Euro, und Saft machen wir auch daraus.
glad: thumbs-up, both-palms | Im Oktober war der Hof um elf leer gekauft.
inviting: point-at-you, point-down, wave | Bringt eine Kiste mit, die Ziegen freuen sich auch.`,
  },
  {
    locale: 'es-ES',
    trade: 'reformas',
    told: `
sad: palm-forward | Dos semanas, nos dijeron, y estuvimos cinco meses sin cocina.
sad: | Fregábamos los platos en la bañera.
any: palm-forward | El albañil no era malo, simplemente no venía.
plain: point-up, pinch | En Obra Clara hay un calendario, y por cada día de retraso te descuentan cincuenta euros.
plain: palm-forward | No son los más rápidos.
glad: thumbs-up, both-palms | Terminaron un jueves, como ponía en el papel.
inviting: point-at-you, point-down | Pide presupuesto y compáralo sin prisa.`,
  },
  {
    locale: 'es-MX',
    trade: 'clases de inglés',
    told: `
sad: | Me preguntaron mi nombre en la entrevista y dije gracias.
sad: hand-on-heart | No me dieron el trabajo.
any: palm-forward | Llevaba seis años estudiando verbos.
plain: palm-forward, point-up | En Habla no hay verbos la primera semana, hay llamadas.
warning: palm-forward | Vas a equivocarte mucho, y de eso se trata.
plain: pinch | Cuesta cuatrocientos pesos al mes, menos que mi viejo libro.
glad: thumbs-up, both-palms, hand-on-heart | La segunda entrevista duró una hora y me reí dos veces.
inviting: point-at-you, point-down | Haz la prueba de nivel, nadie te va a calificar.`,
  },
  {
    locale: 'fr-FR',
    trade: 'assistance informatique à domicile',
    told: `
sad: | Mon père a donné son code à un monsieur très poli.
sad: pinch | Deux mille euros, en quatre minutes.
sad: hand-on-heart | Il n'en a parlé à personne pendant un mois.
plain: point-up | Chez Clic Calme, on vient à la maison et on ne touche pas la souris à votre place.
plain: palm-forward | On ne vous fera pas sentir vieux.
warning: palm-forward, point-up | Votre banque ne vous demandera jamais ce code.
glad: thumbs-up, hand-on-heart | Hier, il a raccroché au nez du suivant.
inviting: point-at-you, point-down | Offrez une heure à vos parents.`,
  },
  {
    locale: 'fr-FR',
    trade: "salle d'escalade",
    told: `
any: palm-forward | J'ai le vertige sur un tabouret.
any: | Mes collègues ont donc choisi l'escalade, évidemment.
plain: palm-forward | Personne ne vous oblige à monter jusqu'en haut.
plain: count, pinch | Une heure, un moniteur, douze euros, chaussons compris.
sad: palm-forward | À trois mètres, j'ai voulu descendre et j'ai pleuré un peu.
glad: both-palms, thumbs-up, hand-on-heart | À la quatrième séance, j'ai touché le plafond.
inviting: point-at-you, point-down | Venez un mardi, c'est le soir des débutants.`,
  },
  {
    locale: 'pt-BR',
    trade: 'contabilidade para autônomos',
    told: `
sad: | Eu guardava recibo na caixa de sapato, e a caixa sumiu na mudança.
sad: pinch | A multa foi de oitocentos reais.
any: palm-forward | O sapato nem era tão bom.
plain: point-up, pinch | Na Conta Leve você tira uma foto e pronto.
plain: palm-forward | Não fazemos milagre com imposto atrasado.
glad: thumbs-up | Em abril eu declarei tudo no intervalo do almoço.
inviting: point-at-you, point-down, pinch | São trinta e nove reais por mês, e o primeiro é por nossa conta.`,
  },
  {
    locale: 'it-IT',
    trade: 'scuola di nuoto per adulti',
    told: `
sad: hand-on-heart | Ho quarantasei anni e in acqua non tocco.
sad: | In vacanza dicevo che mi dava fastidio il sole.
plain: palm-forward | Qui nessuno ti spinge, e la vasca è alta un metro e venti.
plain: count, pinch | Si comincia in sei, con la faccia asciutta.
warning: palm-forward | Non imparerai in una settimana.
glad: thumbs-up, both-palms, hand-on-heart | A giugno ho seguito mia figlia fino alla boa.
inviting: point-at-you, point-down | La lezione di prova è il lunedì sera, e l'acqua è calda.`,
  },
  {
    locale: 'hi-IN',
    trade: 'पुराना फ़ोन बेचने का ऐप',
    told: `
sad: | मेरी दराज़ में चार फ़ोन सो रहे थे।
sad: palm-forward, pinch | मोहल्ले की दुकान ने सबके मिलाकर पाँच सौ रुपये बोले।
any: palm-forward | इतने में तो चार्जर भी नहीं आता।
plain: pinch, count | ऐप पर तीन सवाल थे, और दाम सामने था।
plain: palm-forward | टूटी स्क्रीन छुपाने की ज़रूरत नहीं, वे सब लेते हैं।
glad: thumbs-up, both-palms | शाम को आदमी आया और सात हज़ार देकर गया।
inviting: point-at-you, point-down | अपनी दराज़ खोलिए, फिर ऐप खोलिए।`,
  },
];
