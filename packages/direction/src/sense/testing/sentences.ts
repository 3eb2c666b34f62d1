/** How a sentence must be acted. */
export type Expected = 'glad' | 'sad' | 'warning' | 'plain';

/** Sentences of ads, reports and stories, one in a line, written by what they tell and not by which words they use. */
export const SENTENCES: Readonly<Record<string, Readonly<Record<Expected, string>>>> = {
  'en-US': {
    glad: `Nobody on our crew got hurt in six years.
No, but I slept through the night.
I cancelled four of them and got fifty bucks a month back.
My grandmother put on the hearing aid and laughed at my joke for the first time in years.
Guess who just ran her first 10K without stopping once?
If you don't like it, send it back.
No more getting up at five, arguing about homework!
My uncle, who hates everything, asked for seconds.
This morning he came home grinning.
I've never been stronger.
Our accountant stopped sighing.
Tonight we're full.
Phew, the leak was in the flat below.
It fits on any shelf, and I love it, okay?
My electric bill went from three-forty to ninety-one bucks, and I called to make sure it wasn't a typo.
Not a scratch!
Not one leak in a year.
Goodbye, back pain.
Never had a better haircut.
Never felt so good.
She cried happy tears when the door opened.
Your first week's free.
This spray destroys 99 percent of all germs, and I love it.
The tent survived the hurricane.
Two drops are enough, and it costs $9.
They replaced the whole boiler and charged me nothing.
We just won best bakery in the county.
It never gets old, and neither does the view.
No wonder everybody in my street has one.
You will not regret a single minute.
I lost twenty pounds in six weeks!
Pain free in ten days.
Our sales went up 40 percent in March.
My electricity bill fell by half.
The headaches are gone for good.
I can't stop smiling in this jacket.
Say goodbye to frizzy hair.
Save $40 when you order two.
My daughter finally sleeps through the night.
Rated No. 1 by readers three years in a row.
The doctor says I am completely healed.
Shipping is free this weekend.
The crust is crispy and the filling is delicious.
He got promoted after only five months.
Nothing beats a warm loaf on Sunday.
This is the softest shirt I own and I love it.
My grades improved in one semester.
I paid off my debt and I am free.
It works every time.
No more lines, no more waiting.
Our team doubled and everyone is thrilled.
I could not be happier with these shoes.
After nine rejections, my manuscript found a publisher.
Her fever broke in the night and she asked for pancakes.
We paid off the van two years early.
Nobody at the table could stop eating these.
My knees thank me every morning.
The waiting list has shrunk to zero.
It took one coat, and the stain is history.
Not one of my tomatoes got sick this summer.`,
    sad: `Nobody told me it would hurt this much.
Nobody warned us that the roof would leak.
That's on us.
We messed up, and we are sorry.
I couldn't pick up my own son.
I used to dread opening my banking app.
My knees hurt so badly I stopped taking the stairs at work.
It had nothing but perfect reviews, and it broke after a week.
The driver was lovely, but the vase arrived in nine pieces.
Ah, perfect, the roof leaks again.
I was terrified to ride again.
He came home shaking that day.
My skin still felt like sandpaper.
Another flat tire, lucky me.
She passed in October, and nobody opened the shop for a month.
The cheap ones fall apart in the wash.
The drought took half of our trees.
Hail destroyed the whole harvest.
A wildfire came down our valley in August.
The pandemic wiped out our savings.
The storm took our roof in one night.
I was stung eleven times.
The neighbor's dog bit me.
I stopped wearing short sleeves because of the rash.
I was diagnosed with cancer at thirty-one.
My rent went up 12 % in one year.
We got fired on a Friday afternoon.
Last year it cost me $4,000 in repairs.
The tax was 40 % higher than before.
My grandmother died in the spring.
She had one stroke, and then another.
Our orders dropped by a third overnight.
The zipper broke on the second day.
I cried in the car every morning.
It does not work, and nobody answers the phone.
They charged me $89 for a bag.
My back hurts when I sit down.
The whole basement was flooded.
Bad wiring starts thousands of fires a year.
I spent $300 on creams that did nothing.
She lost her job and then the apartment.
My skin was dry and full of red spots.
We missed the flight and slept on the floor.
He is in the hospital again.
The food was cold and the waiter was rude.
I felt alone in a new city.
Profit fell for the fourth quarter in a row.
My old vacuum made the noise worse.
Oh great, another Monday meeting.
I never had good hair, not even once.
We ran out of money in May.
The app crashed and my work was gone.
The barn burned down while we were at the market.
They let forty people go the week before Christmas.
Her scan came back worse than in spring.
I sold my grandmother’s ring to cover the deposit.
Three of our hives did not make it through winter.
He forgot my name again yesterday.`,
    warning: `Please stop using this heater today.
Check the label first, because there are peanuts in this one and a reaction can be deadly.
You only get thirty days to cancel, and after that you're locked in for two years.
The biggest mistake I see at the gym is people rounding their back on a deadlift, and that's how discs get hurt.
Watch out for the small print.
Never open the lid.
Don't tell anyone your password.
Please read the label before you use it with a newborn.
Never leave a dog in a parked car, not even for five minutes.
Never drill above a socket.
Don't open the lid while it is hot.
Stop paying twice for the same thing.
Do not mix this with bleach.
Please don't drive after taking it.
Do not leave the charger under a pillow.
Keep the lid locked until the pressure is gone.
Anyone who asks for your code by phone is a thief.
Never mix this cleaner with bleach.
Check the date before you feed it to a baby.
A cheap helmet will not save you.`,
    plain: `We run three hotels in the hospitality trade.
Our pots are fired in a kiln behind the house.
We teach every swim stroke to adults.
Our rye goes from six dollars to seven twenty on Monday.
Renters insurance is nine dollars a month.
I cancelled two of them on my lunch break.
No weekend fees, no surprise charges.
What is your old phone worth?
The happy hour menu is printed on the other side of the card.
Now I press this button and listen.
My car made a noise like a dying goose.
The small box holds three weeks' worth of beans.
Goodbye vacation, I thought.
Never knew that.
Don't have a garden.
Don't tell my boss about it.
Please don't judge my kitchen.
Would you buy a used bike online?
It costs 5 dollars a month.
This one costs 24 dollars and comes with two lids.
Our starter plan costs 12 dollars a month.
One bag costs about six dollars.
The course costs ninety euros.
The shop opens at nine on Saturday.
We have two branches in the old town.
It is made of oak and steel.
The box has three drawers.
My name is Tom and I live near the river.
You put the capsule in and press the button twice.
The bus stops in front of the door.
Each pack holds twelve pieces.
It comes in blue, green and grey.
The course takes six weeks.
The workshop is behind the station, second door on the left.
It runs on two batteries of the usual size.
We meet on Thursdays at half past six.
The strap is forty centimeters long.
My brother repairs clocks.
There are nine rooms and one kitchen.
You can pay at the counter or by transfer.
The paint dries in about an hour.
This bag holds a laptop and a folder.
They moved the shop to Mill Lane.`,
  },
  'de-DE': {
    glad: `An diesem Sauerteigbrot gibt es wirklich nichts auszusetzen, meine Oma hat sogar nachgenommen.
Wenn's dir nicht passt, schick es zurück.
Kein Lärm, keine Schmerzen.
Der Tumor war gutartig!
Gestern kam er grinsend nach Hause.
Wir haben uns totgelacht, und der Kuchen schmeckt.
Zum Glück nur ein kleiner Riss.
Seit dem Umbau kommt meine Mutter wieder allein die Treppe hoch.
Nicht ein Kratzer!
Da kann man nicht meckern.
Nicht übel, oder?
Nie besser geschlafen.
Ich kann wieder ohne Krücken zum Bäcker gehen.
Wir haben den Preis für das beste Brot gewonnen.
Kein Wunder, dass alle davon reden.
Endlich schlafe ich wieder durch.
Die Schmerzen sind weg.
Unser Umsatz ist um 30 Prozent gestiegen.
Meine Stromrechnung ist um die Hälfte gesunken.
Sparen Sie 20 Euro bei der ersten Bestellung.
Ich kann nicht aufhören zu lächeln.
Das Brot ist knusprig und schmeckt wunderbar.
Nie wieder Schlange stehen.
Der Versand ist heute kostenlos.
Sie wurde nach drei Monaten befördert.
Meine Haut ist weich und strahlt.
Das werden Sie nicht bereuen.
Es funktioniert jedes Mal.
Ich bin so stolz auf unser Team.
Mein Sohn hat die Prüfung bestanden.
Wir freuen uns auf Sie.
Schluss mit Rückenschmerzen.
Ohne Stress in den Urlaub.
So bequem war noch kein Schuh, ich liebe ihn.
Nummer 1 bei den Lesern, und das zum dritten Mal.
Er ist wieder gesund.
Das ist die beste Matratze, die ich je hatte.
Nach acht Jahren Pause stehe ich wieder auf der Bühne.
Unser Dach ist dicht, und das seit drei Wintern.
Meine Tochter hat die Prüfung mit Eins bestanden.`,
    sad: `Niemand hat mir gesagt, dass es so weh tut.
Wir haben Mist gebaut.
Das tut mir leid.
Herrlich, drei Stunden Wartezimmer, um dann zu hören, dass der Arzt schon weg ist.
Das Hotel war wunderschön, aber im Bett krabbelte etwas.
Mir hat die ganze Hand gezittert.
Schon wieder die Heizung, wie schön.
Er hilft mir am Samstag beim Umzug, ja, sicher.
Von dem Geld haben wir bis heute keinen Cent wiedergesehen.
Die Dürre hat uns die halbe Ernte gekostet.
Der Hagel hat alle Fenster zerstört.
Das Hochwasser stand in der Küche.
Ich wurde elfmal gestochen.
Meine Miete ist um zwölf Prozent gestiegen.
Bei mir wurde Krebs festgestellt.
Ich habe meine Arbeit verloren.
Der Rücken schmerzt nach jeder Schicht.
Die Reparatur hat mich 900 Euro gekostet.
Unsere Umsätze sind um ein Drittel eingebrochen.
Der Reißverschluss war nach zwei Tagen kaputt.
Mein Großvater ist im Winter gestorben.
Ich war jeden Morgen müde und gereizt und hatte Angst.
Es funktioniert nicht.
Die Creme hilft überhaupt nicht.
Wir haben 300 Euro für nichts ausgegeben.
Sie musste ins Krankenhaus.
Der Keller stand unter Wasser, alles war zerstört und kaputt.
Ich fühlte mich allein in der neuen Stadt.
Die Steuer war höher als im Jahr davor.
Leider kam niemand zum Fest.
Das Essen war schlecht und der Kellner unfreundlich.
Na toll, schon wieder ein Meeting.
Der Zug hatte drei Stunden Verspätung.
Ich habe die ganze Nacht geweint.
Er wurde nach zwanzig Jahren entlassen.
Meine Haare waren trocken und spröde.
Die App ist abgestürzt und alles war verloren.
Der Hof meiner Eltern wurde zwangsversteigert.
Im Herbst ist unser Hund eingeschläfert worden.
Ich habe seit März keinen Auftrag bekommen.`,
    warning: `Den größten Fehler macht ihr, wenn ihr Öl, das schon brennt, mit Wasser löscht.
Wer bis zum 31. Oktober nicht gekündigt hat, hängt noch ein ganzes Jahr im Vertrag.
Wer hier ohne Schutzbrille flext, sitzt schneller in der Notaufnahme, als er denkt.
Ein Klick auf diese Paket-SMS, und Ihr Konto ist leer geräumt.
Nicht aufmachen!
Nicht vergessen: Samstag.
Niemals über einer Steckdose bohren.
Vorsicht, der Deckel ist heiß.
Hört auf, doppelt zu zahlen.
Auf keinen Fall mit Chlor mischen.
Stellen Sie die Kerze nie neben den Vorhang.
Öffnen Sie keinen Anhang von Fremden.
Heben Sie die Kiste nie allein.`,
    plain: `Unser Chor sucht Stimmen für den Herbst.
Du kriegst deine Pizza in zwölf Minuten.
Wir falten jede Karte von Hand.
In unserer Klinik arbeiten zwölf Leute.
Das Handy liegt mit dem Bildschirm nach unten auf der Straße.
Das Rad kommt fertig eingestellt aus der Werkstatt um die Ecke.
Der Ofen läuft bei gut neunhundert Grad.
Das Gerät wird mit zwei Schrauben an der Wand befestigt und wiegt gut drei Kilo.
Der Antrag besteht aus vier Seiten, und die letzte unterschreibt der Vermieter.
Nicht jeder hat Zeit.
Tschüss Urlaub.
Und ganz ehrlich, ich wusste es.
Der Laden öffnet um neun Uhr.
Wir haben zwei Filialen in der Altstadt.
Das Regal ist aus Eiche und Stahl.
Die Schachtel enthält zwölf Stück.
Ich heiße Tom und wohne am Fluss.
Der Kurs dauert sechs Wochen.
Es gibt ihn in Blau, Grün und Grau.
Sie legen die Kapsel ein und drücken zweimal.
Der Kurs beginnt um acht Uhr im ersten Stock.
Die Dose fasst einen halben Liter.
Wir liefern dienstags und freitags.
Mein Onkel arbeitet bei der Bahn.`,
  },
  'es-ES': {
    glad: `¡Por fin tenemos las llaves del piso, y la primera cena ha sido en el suelo, muertos de risa!
Mi abuela ha vuelto a caminar sola hasta el mercado.
Si no te convence, te devolvemos el dinero.
¡Este arroz está de muerte!
Salimos todos muy aliviados.
Una boda entera y cero manchas.
Ni un arañazo.
Los ramos no están nada mal.
Adiós, dolor de espalda.
No es caro.
Nunca tuve un corte mejor.
No pierdes nada por probar.
Ganamos el premio al mejor pan de la ciudad.
No me extraña que todos hablen de esto.
Por fin duermo toda la noche.
El dolor desapareció en una semana.
Nuestras ventas subieron un 30 por ciento.
Mi factura de la luz bajó a la mitad.
Ahorra 20 € en tu primer pedido.
No puedo parar de sonreír con este vestido.
La masa es crujiente y está deliciosa.
Nunca más harás cola.
El envío es gratis este fin de semana.
La ascendieron a los tres meses, qué alegría.
Mi piel está suave y luminosa.
No te arrepentirás.
Funciona siempre.
Estoy orgulloso de mi equipo.
Mi hijo aprobó el examen.
Adiós al dolor de espalda.
Viaja sin estrés.
Me encanta lo cómodas que son.
Número 1 entre los lectores por tercera vez, qué feliz.
Ya está curado.
Es el mejor colchón que he tenido.
Tus clientes van a estar muy contentos.
Por fin duermo ocho horas seguidas.
El médico dice que ya no necesito muletas.
Vendimos toda la cosecha en dos días.`,
    sad: `Nadie me avisó de que iba a doler.
Nos equivocamos, y lo sentimos.
Qué maravilla, se ha inundado el garaje.
Mi hija volvió temblando a casa.
Llevé sombrero hasta en mi boda, por la calva.
Otra vez sin luz, qué alegría.
Desde que se fue mi hermano, en casa ya nadie toca la guitarra.
Las baratas se rompen al lavarlas.
La sequía se llevó la mitad de los olivos.
El granizo destruyó los tomates.
Mi alquiler subió un 12 %.
Me diagnosticaron cáncer a los treinta años.
Perdí mi trabajo en marzo.
Perdía $12,500 al mes.
La reparación me costó 900 euros.
Nuestras ventas cayeron un tercio.
La cremallera se rompió al segundo día.
Mi abuelo murió en invierno.
Mi abuelo nos dejó en mayo.
Cada mañana estaba cansada y triste.
No funciona.
La crema no sirve, mi piel seguía seca.
Gasté 300 euros para nada.
Tuvieron que llevarla al hospital.
El sótano se inundó y lo perdimos todo.
Me sentía solo y tenía miedo en la nueva ciudad.
El impuesto subió otra vez.
Nadie vino a la fiesta y lloré.
La comida estaba fría y era mala.
Genial, otra reunión más. Lo que faltaba.
El tren llegó con tres horas de retraso.
Lo despidieron después de veinte años.
Mi pelo estaba seco y roto, un desastre.
La aplicación falló y perdí todo.
Me duele la espalda cuando me siento.
La riada se llevó el taller entero.
Mi padre ya no reconoce la casa.
Nos cancelaron el contrato sin avisar.
Me dolía la espalda hasta para atarme los zapatos.`,
    warning: `Ten mucho cuidado con los andamios mojados, una caída desde ahí te puede dejar en silla de ruedas.
¡Ojo con la letra pequeña!
No abras el horno.
No compres sin mirar.
No pierdas tiempo.
Nunca taladres encima de un enchufe.
Cuidado, la tapa quema.
Deja de pagar dos veces por lo mismo.
No mezcles esto con lejía.
No conduzca después de tomar este jarabe.
Apague el gas antes de salir.
Si huele a gas, no encienda la luz.`,
    plain: `Mi abuela nos dejó su receta.
Coma con nosotros en la terraza.
Somos un taller de soldadura en Bilbao.
Mis vecinos me echaron una mano con las cajas.
Bueno, pues la tienda cierra a las ocho.
El bono de cinco clases sale a cuarenta euros.
No es magia.
No tienen prisa.
No vienen solos.
Nunca tienes que esperar.
La vecina de abajo llamó.
Pensé: adiós vacaciones.
La tienda abre a las nueve.
Tenemos dos locales en el centro.
La mesa es de roble y acero.
La caja trae doce piezas.
Me llamo Tomás y vivo cerca del río.
El curso dura seis semanas.
Viene en azul, verde y gris.
Pones la cápsula y pulsas dos veces.
La tienda está al lado de correos.
El cable mide dos metros.
Abrimos de lunes a sábado.
Mi hermana estudia química.`,
  },
  'fr-FR': {
    glad: `C'est le plus beau marché de la région.
Le trajet coûte moins cher qu'un café.
Si ça ne vous plaît pas, on reprend tout.
Mon fils, qui déteste tout, en redemande.
Nous sommes tous soulagés.
Ouf, la panne venait du câble.
Mon fils a lâché sa tablette pour nous aider à pétrir.
Pas une rayure.
Franchement, chapeau.
Jamais de mauvaise surprise.
Pas de frais cachés.
Jamais eu de meilleure coupe.
Mes genoux ne font plus mal.
Nous avons gagné le prix du meilleur pain.
Pas étonnant que tout le monde en parle.
Enfin, je dors toute la nuit.
La douleur a disparu en une semaine.
Nos ventes ont augmenté de 30 %.
Ma facture d'électricité a baissé de moitié.
Économisez 20 € sur votre première commande.
Je ne peux plus m'en passer.
La croûte est croustillante et le goût délicieux.
Plus jamais de file d'attente.
La livraison est offerte ce week-end.
Elle a été promue au bout de trois mois.
Ma peau est douce et lumineuse.
Vous ne regretterez pas.
Ça marche à chaque fois.
Je suis fier de mon équipe.
Mon fils a réussi son examen.
Dites adieu au mal de dos.
Partez sans stress.
J'adore ces chaussures, elles sont si confortables.
Numéro 1 des lecteurs, et je suis ravi.
Il est guéri.
C'est le meilleur matelas que j'ai eu.
Vos clients seront heureux.
Ma fille remarche sans canne depuis lundi.
On a remboursé le prêt avec deux ans d’avance.
Mes voisins me demandent tous la recette.`,
    sad: `Personne ne m'a dit que ça ferait mal.
Elle a fini en larmes au milieu du salon.
Le menu était superbe, mais le plat est arrivé froid.
Elle est rentrée tremblante de la piscine.
La grêle a détruit nos vignes.
Il avait tout vérifié, ben voyons.
La tempête a emporté le toit.
Mon loyer a augmenté de 12 %.
On m'a diagnostiqué un cancer à trente ans.
J'ai perdu mon travail en mars.
Je perdais 12 500 € par mois.
La réparation m'a coûté 900 euros.
Nos ventes ont chuté d'un tiers.
La fermeture était cassée au bout de deux jours.
Mon grand-père est mort en hiver.
Chaque matin, j'étais fatiguée et triste.
Ça ne marche pas.
La crème était inutile et ma peau restait sèche.
J'ai dépensé 300 euros pour rien.
Il a fallu l'emmener à l'hôpital.
La cave a été inondée.
Je me sentais seul et j'avais peur.
Les impôts ont encore augmenté.
Personne n'est venu et j'ai pleuré.
Le repas était froid et mauvais.
Ah super, encore une réunion.
Le train avait trois heures de retard.
Il a été licencié après vingt ans.
Mes cheveux étaient secs et abîmés.
L'appli a planté et j'ai tout perdu.
J'ai mal au dos quand je m'assois.
L’usine a fermé et mon père avec elle s’est éteint.
On nous a volé le camion pendant la nuit.
Elle n’a pas survécu à l’opération.`,
    warning: `Ce produit est dangereux pour les femmes enceintes, demandez d'abord à votre médecin.
Méfiez-vous des annonces trop belles, si on vous demande un virement avant la visite, fuyez.
Si vous signez sans lire la dernière page, vous pouvez vous retrouver avec des frais énormes.
Surtout, ne le lavez jamais à chaud.
Ne le jetez pas.
Ne percez jamais au-dessus d'une prise.
Attention, le couvercle brûle.
Arrêtez de payer deux fois.
Ne mélangez pas avec de la javel.
Ne laissez jamais un enfant seul près du bassin.
Coupez le courant avant d’ouvrir le boîtier.`,
    plain: `On organise votre enterrement de vie de jeune fille.
Le diagnostic de votre chaudière tient sur une page.
Nous posons des ampoules dans tout le couloir.
La voisine du dessous tape à la porte.
Adieu les vacances.
La boutique ouvre à neuf heures.
Le prix est de 24 euros.
Nous avons deux adresses dans le centre.
La table est en chêne et en acier.
La boîte contient douze pièces.
Je m'appelle Tom et j'habite près du fleuve.
Le cours dure six semaines.
Il existe en bleu, en vert et en gris.
Vous mettez la capsule et vous appuyez deux fois.
Le marché a lieu sur la place de l’église.
La boîte contient douze sachets.
Nous habitons au troisième étage.
Le train part à sept heures dix.`,
  },
  'it-IT': {
    glad: `La bolletta è passata da 190 a 70 euro, e in casa stiamo al calduccio.
Se non ti piace, te lo cambiamo.
Questa torta è da urlo!
Siamo usciti tutti sollevati.
Mi entra di nuovo il vestito delle nozze, capito?
Tempesta di grandine e sul tetto nemmeno un segno.
Neanche un graffio.
Niente male, questo taglio.
Mai avuto un taglio migliore.
Abbiamo chiuso l'anno con il doppio degli ordini.
Abbiamo vinto il premio per il miglior pane.
Non mi stupisce che tutti ne parlino.
Finalmente dormo tutta la notte.
Il dolore è sparito in una settimana.
Le nostre vendite sono aumentate del 30 per cento.
La mia bolletta è scesa della metà.
Risparmia 20 € sul primo ordine.
Non riesco a smettere di sorridere.
La crosta è croccante e il sapore delizioso.
Mai più code.
La spedizione è gratuita questo fine settimana.
È stata promossa dopo tre mesi.
La mia pelle è morbida e luminosa.
Non te ne pentirai.
Funziona sempre.
Sono orgoglioso della mia squadra.
Mio figlio ha superato l'esame.
Addio al mal di schiena.
Parti senza stress.
Adoro queste scarpe, sono così comode.
Numero 1 per i lettori, e sono felice.
È guarito.
È il miglior materasso che abbia mai avuto.
I tuoi clienti saranno contenti.
Dopo mesi di fatica il locale è sempre pieno.
Mia madre è guarita e balla di nuovo.
Abbiamo dimezzato le spese in un anno.`,
    sad: `Nessuno mi ha detto che avrebbe fatto male.
Abbiamo sbagliato noi.
Bellissimo, il corriere ha consegnato il mio vaso in mille pezzi.
Fantastico, ho aspettato due ore al telefono per sentirmi dire di richiamare domani.
Bellissimo, si è allagata la cantina.
I fiori non sono mai arrivati.
Mia figlia tremava ancora a casa.
Mio nonno è mancato a marzo.
Ho buttato via tre mesi con una dieta inutile.
La grandine ha distrutto le viti.
La siccità si è portata via metà degli ulivi.
Il mio affitto è aumentato del 12 %.
Mi hanno diagnosticato un cancro a trent'anni.
Ho perso il lavoro a marzo.
Perdevo 12.500 € al mese.
La riparazione mi è costata 900 euro.
Le nostre vendite sono crollate di un terzo.
La cerniera si è rotta il secondo giorno.
Mio nonno è morto in inverno.
Mia madre ci ha lasciato.
Ogni mattina ero stanca e triste.
Non funziona.
La crema era inutile e la pelle restava secca.
Ho speso 300 euro per niente.
L'hanno portata in ospedale.
La cantina si è allagata.
Mi sentivo sola e avevo paura.
Le tasse sono salite di nuovo.
Nessuno è venuto e ho pianto.
Il cibo era freddo e cattivo.
Che bello, un'altra riunione. Ci mancava solo questa.
Il treno aveva tre ore di ritardo.
È stato licenziato dopo vent'anni.
I miei capelli erano secchi e rovinati.
L'app si è bloccata e ho perso tutto.
Mi fa male la schiena quando mi siedo, che dolore.
Il terremoto ha distrutto la nostra cantina.
Ho chiuso il negozio di mio nonno.
Il mio cane è morto ieri sera.`,
    warning: `Occhio ai costi nascosti!
Se il caricabatterie scotta staccatelo subito, perché può prendere fuoco.
Sotto quella neve fresca basta un passo sbagliato e viene giù tutto il versante.
Non aprite il forno.
Non toccarlo.
Non comprare a caso.
Mai forare sopra una presa.
Attenzione, il coperchio scotta.
Smetti di pagare due volte.
Non mescolare con la candeggina.
Non toccate la piastra finché è calda.
Non date mai la password a nessuno.`,
    plain: `Mia madre ci ha lasciato senza parole.
Mio nonno ci ha lasciato la bottega.
La macchina è pronta alle sei.
I nostri operatori rispondono dalle otto.
Vendiamo puzzle da mille pezzi.
Gli esami del sangue si fanno al mattino.
Scrivici, davvero, non aspettare.
Il premio dell'assicurazione si paga in due rate, a gennaio e a luglio.
Non lo sapevo.
Non sente niente.
La vicina di sotto ha bussato.
La sarta sotto casa ha guardato il vestito.
Non dirlo a nessuno.
Il negozio apre alle nove.
Abbiamo due sedi in centro.
Il tavolo è di rovere e acciaio.
La scatola contiene dodici pezzi.
Mi chiamo Tommaso e abito vicino al fiume.
Il corso dura sei settimane.
C'è in blu, verde e grigio.
Inserisci la capsula e premi due volte.
Il laboratorio è in fondo al cortile.
La bottiglia contiene un litro.
Partiamo da Bologna alle otto.
Mio zio vende scarpe.`,
  },
  'pt-BR': {
    glad: `Meu pai nos deixou orgulhosos.
Se não gostar, devolvemos o dinheiro.
Nem um prato quebrado.
Saímos todos aliviados de lá.
Zeramos o empréstimo em outubro.
Ufa, era só um susto.
Deu certo, ficou lindo, e olha que eu sou um desastre com tinta!
A febre da nenê baixou e o médico disse que está tudo bem com ela.
Minha avó, com oitenta e três anos, me ligou sozinha por vídeo ontem.
Gente, meu nome saiu na lista da federal!
Nem um arranhão.
Não tem uma gaveta que emperre.
Não tem segredo.
Nunca tive um corte melhor.
Ganhamos o prêmio de melhor pão da cidade.
Não é à toa que todo mundo fala disso.
Finalmente durmo a noite toda.
A dor sumiu em uma semana.
Nossas vendas subiram 30 por cento.
Minha conta de luz caiu pela metade.
Economize 20 reais no primeiro pedido.
Não consigo parar de sorrir.
A massa é crocante e deliciosa.
Nunca mais pegue fila.
O frete é grátis neste fim de semana.
Ela foi promovida depois de três meses.
Minha pele está macia e brilhante.
Você não vai se arrepender.
Funciona sempre.
Tenho orgulho da minha equipe.
Meu filho foi aprovado na prova.
Adeus, dor nas costas.
Viaje sem estresse.
Adoro como são confortáveis.
Número 1 entre os leitores, estou feliz demais.
Ele está curado.
É o melhor colchão que já tive.
Seus clientes vão ficar contentes.
Minha loja bateu o recorde de vendas em maio.
Meu filho voltou a correr sem dor.
Quitamos a casa antes do prazo.`,
    sad: `Ninguém me avisou que ia doer.
Desculpa mesmo, gente.
A gente pisou na bola.
Ótimo, comprei a geladeira ontem e hoje ela já parou de gelar.
Que maravilha, a cozinha alagou.
Minha filha voltou apavorada para casa.
Que beleza, a conexão cai no meio da reunião.
Meu cachorrinho não resistiu à cirurgia, e a casa ficou um silêncio só.
A seca levou metade das oliveiras.
A geada destruiu o café.
Meu aluguel subiu 12 %.
Fui diagnosticado com câncer aos trinta anos.
Perdi o emprego em março.
Eu perdia R$ 12.500 por mês.
O conserto me custou 900 reais.
Nossas vendas caíram um terço.
O zíper quebrou no segundo dia.
Meu avô morreu no inverno.
Minha avó nos deixou em maio.
Toda manhã eu estava cansada e triste.
Não funciona.
O creme era inútil e a pele continuava seca.
Gastei 300 reais para nada.
Levaram ela para o hospital.
O porão alagou.
Eu me sentia sozinho e tinha medo.
Os impostos subiram de novo.
Ninguém veio à festa e eu chorei.
A comida estava fria e ruim.
Que ótimo, mais uma reunião. Era só o que faltava.
O trem teve três horas de atraso.
Ele foi demitido depois de vinte anos.
Meu cabelo estava seco e estragado.
O aplicativo falhou e perdi tudo.
Minhas costas doem, e a dor não passa.
A enchente levou tudo o que a gente tinha.
Fui mandado embora depois de vinte anos.
Minha avó faleceu na semana passada.
Que maravilha, o aplicativo travou de novo.`,
    warning: `Se agachar com o joelho pra dentro, você vai acabar se machucando.
Se o boleto vier com o nome de outra empresa, não paga, que esse dinheiro não volta.
Não abra a tampa.
Não compre sem olhar.
Não deixe para amanhã.
Nunca fure acima de uma tomada.
Cuidado, a tampa está quente.
Pare de pagar duas vezes.
Não misture com água sanitária.
Não guarde este produto perto do fogão.
Desligue a tomada antes de limpar.`,
    plain: `Minha mãe nos deixou a receita do bolo.
Fale com a nossa operadora agora.
Chame a gente no chat do site.
Despeje o molho sobre a massa.
Não sabe nada de mim.
Abaixo de cinquenta reais.
Nunca tem fila.
Não tem taxa.
Não conta pra ninguém.
A loja abre às nove.
Temos duas lojas no centro.
A mesa é de carvalho e aço.
A caixa vem com doze peças.
Meu nome é Tomás e moro perto do rio.
O curso dura seis semanas.
Vem em azul, verde e cinza.
Você coloca a cápsula e aperta duas vezes.
A padaria fica na rua de trás.
O pacote tem dez unidades.
Meu primo mora em Recife.
A aula começa às nove.`,
  },
  'hi-IN': {
    glad: `आज मेरा लोन पूरा चुक गया, अब घर सच में अपना है!
पसंद न आए तो पैसे वापस।
इस मिठाई का कोई जवाब नहीं!
बिटिया का दाख़िला उसी कॉलेज में हो गया जिसका फ़ॉर्म हम भरने से डर रहे थे।
डॉक्टर साहब ने कहा कि अब पापा को ऑपरेशन की ज़रूरत ही नहीं है।
दो साल हो गए, इस पंखे ने एक बार भी शिकायत का मौका नहीं दिया।
एक खरोंच तक नहीं।
दाग तक नहीं लगा।
तीन महीने से घुटनों में दर्द नहीं हुआ।
हमने सबसे अच्छी रोटी का पुरस्कार जीता।
आखिरकार मैं पूरी रात सोता हूँ।
मेरा दर्द गायब हो गया।
हमारी बिक्री 30 प्रतिशत बढ़ी।
मेरा बिजली का बिल आधा हो गया, यह कम हो गया है।
पहले ऑर्डर पर ₹200 की बचत करें।
मैं मुस्कुराना रोक नहीं पाती।
इसका स्वाद लाजवाब है।
इस हफ्ते डिलीवरी मुफ्त है।
उसे तीन महीने में प्रमोशन मिला।
मेरी त्वचा मुलायम है और चमक रही है।
आप पछताएँगे नहीं।
मुझे अपनी टीम पर गर्व है।
मेरा बेटा परीक्षा में पास हो गया।
कमर दर्द को अलविदा।
बिना तनाव के सफर करें।
मुझे ये जूते बहुत पसंद हैं।
अब वह बिल्कुल ठीक और स्वस्थ है।
यह सबसे बेहतरीन गद्दा है।
आपके ग्राहक खुश होंगे।
आज मेरी बेटी ने पहला पुरस्कार जीता!
हमारा सारा कर्ज चुक गया!
अब घुटनों में कोई दर्द नहीं है।`,
    sad: `हमारी गलती थी, माफ़ कीजिए।
बहुत बढ़िया, नया फ़ोन लिया और दूसरे ही दिन स्क्रीन काली पड़ गई।
मेरी माँ काँप रही थीं।
तूफ़ान ने छत उड़ा दी।
सूखे ने आधी फ़सल ले ली।
मेरा किराया 12 % बढ़ गया।
मुझे तीस साल में कैंसर हुआ।
मार्च में मेरी नौकरी छूट गई।
मरम्मत में मेरे ₹9000 लग गए।
हमारी बिक्री एक तिहाई गिर गई।
दूसरे ही दिन चेन टूट गई।
मेरे दादा की सर्दियों में मृत्यु हुई।
हर सुबह मैं थकी और दुखी थी।
यह काम नहीं करता, बिल्कुल बेकार है।
मेरी त्वचा सूखी थी और खुजली होती थी।
मैंने ₹3000 बर्बाद कर दिए।
उसे अस्पताल ले जाना पड़ा।
मैं नए शहर में अकेला था।
टैक्स फिर बढ़ गया।
कोई नहीं आया और मैं रोया।
खाना ठंडा और खराब था।
ट्रेन तीन घंटे देर से आई।
बीस साल बाद उसे निकाल दिया गया।
कंपनी ने मुझे निकाल दिया।
मकान मालिक ने हमें निकाल दिया।
उसने मुझे घर से निकाल दिया।
मेरे बाल झड़ रहे थे।
बैठने पर मेरी कमर में दर्द होता है।
बाढ़ में हमारा घर बह गया।
पिछले महीने मेरी नौकरी चली गई।
दादी अब हमारे बीच नहीं रहीं।`,
    warning: `किसी को भी अपना ओटीपी मत बताइए, खाता मिनटों में खाली हो जाता है।
अपना ओटीपी किसी को मत बताइए, वरना मिनटों में खाता खाली हो जाएगा।
बैंक वाला बनकर कोई ओटीपी पूछे तो एक शब्द मत बताइए, खाता मिनटों में साफ़ हो जाता है।
बिजली काटने का मैसेज आए और आपने उस नंबर पर फ़ोन कर दिया, तो समझो खाता साफ़।
मत खोलना।
सॉकेट के ऊपर कभी ड्रिल मत करो।
सावधान, ढक्कन गर्म है।
इसे ब्लीच के साथ मत मिलाओ।
इस दवा को बच्चों से दूर रखें।
अपना पिन किसी को मत बताइए।`,
    plain: `मैंने थोड़ा समय निकाल दिया।
शाम तक आपकी गाड़ी सड़क पर होगी।
हमारी दुकान स्टेशन के पास है।
नंबर नीचे दिया है।
आधा किलो के डिब्बे का दाम दो सौ रुपये है।
इस डिब्बे का दाम है दो सौ रुपये।
दुकान नौ बजे खुलती है।
हमारी शहर में दो शाखाएँ हैं।
मेज़ लकड़ी और स्टील की है।
डिब्बे में बारह टुकड़े हैं।
मेरा नाम तोमर है और मैं नदी के पास रहता हूँ।
कोर्स छह हफ्ते का है।
यह नीले, हरे और भूरे रंग में आता है।
दुकान स्टेशन के सामने है।
डिब्बे में बारह पैकेट हैं।
कक्षा सुबह नौ बजे शुरू होती है।
मेरे चाचा पुणे में रहते हैं।`,
  },
};
