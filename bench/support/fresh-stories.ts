import type { Story } from '@herald/direction/testing';

/**
 * Forty whole scripts by somebody who knew no rule, read once when all rules were written: 4.5 % were acted wrongly. Where several faces
 * are fair, any is. No rule may be written after one of them.
 */
export const FRESH_STORIES: readonly Story[] = [
  {
    locale: 'en-US',
    trade: 'umbrella maker',
    told: `
any: count, palm-forward, hand-on-heart | I've sold umbrellas in Seattle for eleven years, which is funny, because people here pretend they don't use them.
plain: palm-forward, pinch | They'll tell you it's only mist.
any: point-up, both-palms | Then it goes sideways in November, and I meet all of them.
plain: count, pinch | Mine has eight ribs, all fiberglass, and a handle you can hold in a glove.
plain: palm-forward, both-palms, point-up | It'll turn inside out like any other umbrella.
any: thumbs-up, palm-forward, point-up | It just turns back.
inviting: point-at-you, point-down, both-palms | We're under the monorail, look for the only dry people.`,
  },
  {
    locale: 'en-US',
    trade: 'estate planning',
    told: `
sad: hand-on-heart, palm-forward | A client's brother died in March without a will.
sad: count, palm-forward, both-palms | Three siblings, one house, and they don't speak anymore.
sad: palm-forward, both-palms, hand-on-heart, point-up | None of them was greedy, they just remembered different promises.
plain: point-up, pinch, count | A will is four pages.
plain: count, pinch, point-at-you | You decide who gets what, who's in charge, and who raises the kids.
plain: pinch, count, palm-forward | We charge six hundred dollars for it, and we don't bill by the hour.
warning: palm-forward, point-up, point-at-you, count | If you own a business or live in two states, a template from the internet won't hold.
inviting: point-at-you, point-down, pinch, count, both-palms | The first half hour is free.`,
  },
  {
    locale: 'en-US',
    trade: 'yarn shop',
    told: `
glad: wave, both-palms | Hi, come on in, mind the dog.
any: hand-on-heart, both-palms, point-up | I opened this shop after I retired, because my living room was full.
any: both-palms, point-up, count, hand-on-heart | Everything on this wall was spun within fifty miles of here.
glad: pinch, hand-on-heart, point-up | That green one's called Harold, after the sheep.
asking: point-at-you, palm-forward, pinch | Never held a needle?
glad: thumbs-up, point-at-you, palm-forward | Good, you've got no bad habits.
any: count, pinch, palm-forward | Tuesday nights we start eight beginners on a hat, and yes, it'll be crooked.
inviting: point-at-you, point-down, both-palms | Bring your hands, I've got the rest.`,
  },
  {
    locale: 'en-US',
    trade: 'hot sauce',
    told: `
any: palm-forward, hand-on-heart, both-palms, point-up | My wife made me sign a waiver for my own hot sauce.
any: count, pinch, palm-forward | We have three bottles, and I'm only allowed to open two of them in the house.
glad: thumbs-up, pinch, point-at-you | The green one's lovely, put it on eggs.
any: thumbs-up, palm-forward, point-at-you | The orange one's lovely if you don't have plans.
warning: palm-forward, point-up, count, point-at-you | The black one, don't touch your eyes, don't touch your kids, wash your hands twice.
any: palm-forward, point-up, hand-on-heart | My neighbor cried, and he's a fireman.
glad: thumbs-up, count, both-palms | He's also bought six.
inviting: point-at-you, point-down, count, pinch | Get the trio, hide one.`,
  },
  {
    locale: 'en-US',
    trade: 'well water testing',
    told: `
warning: palm-forward, point-up | Well water isn't regulated in this county.
warning: palm-forward, point-at-you, point-up | That means nobody tests it unless you do.
warning: count, palm-forward, pinch, point-up | Nitrate has no taste, no color, and no smell.
plain: count, pinch, point-at-you | We mail you two vials and a form, you fill them at the kitchen tap, and you send them back.
plain: count, pinch, point-up | The lab report comes within five days, with plain words next to the numbers.
glad: thumbs-up, palm-forward, point-up, point-at-you | Most of the time it says you're fine.
any: palm-forward, hand-on-heart, point-up, point-at-you | When it doesn't, we tell you what to do, and we don't sell filters.
inviting: point-at-you, point-down, pinch | Kits are on our site, and shipping's included.`,
  },
  {
    locale: 'en-US',
    trade: 'robot lawn mower',
    told: `
glad: both-palms, hand-on-heart, count | It's Saturday, I'm in a hammock, and my lawn's getting mowed.
any: palm-forward | No, I didn't hire the kid next door.
glad: both-palms, point-down, point-up, wave | Meet the Clover Two!
plain: palm-forward, count, pinch, point-at-you | There's no wire to bury, it maps your yard by camera, and it stops for hedgehogs and toes.
asking: point-up, both-palms, palm-forward | Rain's coming?
any: thumbs-up, point-up, palm-forward | It knows, and it drives itself home.
glad: pinch, count, thumbs-up, point-down, point-up, point-at-you | Order this week and it's two hundred off, with blades for three summers.
inviting: point-at-you, point-down, both-palms | Your hammock is waiting.`,
  },
  {
    locale: 'en-US',
    trade: 'night nurse for newborns',
    told: `
any: point-at-you, count | It's three in the morning, and you're googling whether babies can get hiccups from crying.
glad: thumbs-up, hand-on-heart, palm-forward | They can, and she's fine.
any: point-at-you, hand-on-heart | You, on the other hand, haven't slept since Thursday.
glad: wave, hand-on-heart, count | I'm Ruth, I've sat up with a hundred and sixty newborns, and I still love the smell of them.
plain: count, pinch, point-at-you | I come at ten, I take the monitor, and you close the door.
any: palm-forward, hand-on-heart, point-at-you | Nobody gets a medal for doing this alone.
inviting: point-at-you, point-down, pinch, count | Book one night and see who you are on Friday.`,
  },
  {
    locale: 'en-US',
    trade: 'phone carrier',
    told: `
sad: palm-forward, both-palms, point-up | My phone bill went up again, and nobody could tell me why.
sad: count, pinch, palm-forward, point-up | Four dollars for administration.
asking: both-palms, palm-forward | Administration of what?
sad: count, pinch, palm-forward, hand-on-heart | I waited fifty minutes to hear that it's standard industry practice.
any: hand-on-heart, palm-forward, point-up, both-palms | So we started a carrier out of pure spite.
plain: count, pinch, point-up | It's twenty-five a month, taxes in, and the number on the website is the number on the bill.
plain: palm-forward, count | No activation fee, no store, no hold music.
inviting: point-at-you, point-down, thumbs-up, wave | Keep your number, and leave them a nice review on your way out.`,
  },
  {
    locale: 'en-US',
    trade: 'bidet attachments',
    told: `
asking: point-at-you, palm-forward, both-palms, hand-on-heart, count | Can we be adults for twenty seconds?
asking: point-at-you, point-up | If you got peanut butter on your arm, would you wipe it off with dry paper and go to work?
plain: palm-forward, point-up, point-at-you | No, you'd use water.
any: both-palms, hand-on-heart | I rest my case.
plain: pinch, count, palm-forward, point-up, point-at-you | It clips under the seat in fifteen minutes, and you don't need a plumber or an outlet.
warning: palm-forward, point-up, pinch, point-at-you | But please, I'm begging you, start on low.
any: thumbs-up, palm-forward, point-up | My father-in-law called it a gimmick, and now he won't use the bathroom at Denny's.
inviting: point-at-you, point-down, pinch, count, hand-on-heart | Thirty-nine bucks, and your secret's safe with us.`,
  },
  {
    locale: 'en-US',
    trade: 'replacement windows',
    told: `
any: point-at-you, point-up, wave, palm-forward | Homeowners in Ohio, listen up!
sad: point-at-you, point-up, palm-forward | If you can feel the wind with the window shut, you're heating your driveway.
glad: count, pinch, thumbs-up, both-palms, point-up | This month only, every second window is half price, and that includes the patio door.
plain: count, pinch | We measure on Monday, we install in a day, and we haul away the old ones.
glad: thumbs-up, count, both-palms | Eleven hundred houses in Dayton can't be wrong!
any: palm-forward, count, pinch, thumbs-up | No money down, no payments till May.
inviting: point-at-you, point-down, point-up, palm-forward, count | Call before the thirtieth, because after that I'm back to full price.`,
  },
  {
    locale: 'en-US',
    trade: 'storage units',
    told: `
plain: count, pinch | The average storage unit gets opened twice, once to fill it and once to empty it.
plain: palm-forward, hand-on-heart, point-at-you | I rent them out, so I probably shouldn't tell you that.
any: point-up, both-palms, palm-forward | But I've seen what's in there.
plain: pinch, both-palms, count | Treadmills, mostly.
plain: palm-forward, count, pinch, point-at-you | So we do it by the month, with no contract, and after half a year we call and ask if you still want the treadmill.
any: count, hand-on-heart, thumbs-up, palm-forward | Last spring forty people said no, and we drove it all to the thrift store for them.
inviting: point-at-you, point-down, pinch, count | First month's a dollar, so bring the treadmill.`,
  },
  {
    locale: 'en-US',
    trade: 'cobbler',
    told: `
plain: point-up, both-palms, point-down | The boots belonged to a man who'd walked the whole Appalachian Trail in them.
any: both-palms, point-down | He put them on my counter and said, can you save these?
sad: count, palm-forward, both-palms | The sole was gone, the heel was gone, and a mouse had been at the tongue.
any: palm-forward, both-palms | Any sane person would've said no.
plain: count, pinch, hand-on-heart | It took me eleven days and a piece of an old saddle.
any: hand-on-heart, thumbs-up, palm-forward | When he picked them up, he didn't say a thing, he just put them on and walked around the block.
inviting: point-at-you, point-down, both-palms | Send me yours, mouse and all.`,
  },
  {
    locale: 'en-US',
    trade: 'goat cheese',
    told: `
plain: hand-on-heart, both-palms | We bought the farm for the apple trees.
any: palm-forward, both-palms | Nobody mentioned the goats.
any: count, point-up, both-palms | On the first morning there were eleven of them standing on my husband's car.
plain: point-up, both-palms | I looked up what you do with goats, and the answer was cheese.
sad: count, palm-forward, hand-on-heart | The first forty batches were inedible, and I cried into one of them.
glad: thumbs-up, count, hand-on-heart, point-up, both-palms | Number forty-one took a ribbon at the state fair.
plain: count, pinch, palm-forward | We make sixty wheels a week, and when they're gone, they're gone.
inviting: point-at-you, point-down, palm-forward, point-up | Pickup's on Fridays, just watch your car.`,
  },
  {
    locale: 'en-US',
    trade: 'allergy-safe snacks',
    told: `
sad: hand-on-heart, palm-forward, pinch | My son sat alone at a birthday party with a banana.
sad: both-palms, hand-on-heart | Everyone else had cake.
sad: palm-forward, point-up, pinch, hand-on-heart | And I am so tired of "may contain," because it means nobody bothered to check.
plain: palm-forward, count | Our kitchen has no nuts, no egg, no dairy, and no shared belt.
plain: point-up, pinch, count, point-down | We test each batch, and the result's printed on the wrapper, with the date.
warning: palm-forward, point-up, point-at-you | We do use wheat, so if that's your allergy, please don't buy these.
glad: hand-on-heart, both-palms, thumbs-up | This year he brought the cupcakes.
inviting: point-at-you, point-down, count, both-palms | The party box feeds twelve.`,
  },
  {
    locale: 'de-DE',
    trade: 'Imkerei',
    told: `
any: hand-on-heart, point-up | Meine Bienen haben letztes Jahr mehr gearbeitet als ich.
plain: count, pinch, palm-forward | Aus dreißig Völkern kamen gerade mal sechshundert Gläser.
sad: count, pinch, palm-forward, hand-on-heart | Vor drei Wintern hatte ich nur noch zwölf Völker, der Rest war tot.
sad: hand-on-heart, palm-forward | Ich wollte hinschmeißen.
glad: point-up, both-palms, hand-on-heart | Dann stand meine Nachbarin vor der Tür, mit einem Schwarm im Karton.
plain: palm-forward, count, pinch, point-up | Wir mischen nichts dazu, und wir erhitzen nichts.
glad: thumbs-up, pinch, hand-on-heart, point-up | Man schmeckt die Linden aus der Schillerstraße, wirklich.
inviting: point-at-you, point-down, both-palms, pinch | Samstags auf dem Wochenmarkt, der Löffel liegt bereit.`,
  },
  {
    locale: 'de-DE',
    trade: 'Marderabwehr',
    told: `
asking: point-at-you, point-up | Kratzt da was auf dem Dachboden?
plain: palm-forward, point-up | Das ist kein Geist.
plain: point-up, pinch, point-at-you, thumbs-up | Das ist ein Marder, und er findet Ihre Dämmung sehr gemütlich.
warning: palm-forward, point-up | Bitte kein Gift, das ist verboten und stinkt nachher wochenlang.
plain: count, pinch, palm-forward, point-up | Wir suchen das Loch und setzen eine Klappe ein, da kommt er raus, aber nicht wieder rein.
plain: pinch, count | Das kostet zweihundertneunzig Euro, Anfahrt inklusive.
any: both-palms, palm-forward, point-at-you | Der Marder zieht dann zu Ihrem Nachbarn.
inviting: point-at-you, point-down, thumbs-up | Dem können Sie ja unsere Nummer geben.`,
  },
  {
    locale: 'es-ES',
    trade: 'óptica',
    told: `
sad: hand-on-heart, palm-forward | La profe decía que Leo era un niño despistado.
any: palm-forward, point-up, hand-on-heart | No era despistado, es que no veía la pizarra.
sad: count, hand-on-heart, palm-forward | Tardamos dos cursos en darnos cuenta.
plain: count, pinch, palm-forward, point-up | Aquí revisamos la vista a niños desde los tres años, con dibujos y sin prisas.
plain: palm-forward, point-at-you, hand-on-heart, thumbs-up | Si no necesita gafas, te lo decimos y te vas a casa.
glad: hand-on-heart, both-palms, point-up | El día que Leo estrenó las suyas, se paró en la calle y gritó que los árboles tenían hojas.
inviting: point-at-you, point-down, thumbs-up, both-palms | La revisión infantil es gratis todo septiembre.`,
  },
  {
    locale: 'es-ES',
    trade: 'reformas de baños',
    told: `
sad: count, palm-forward, both-palms | Tres meses sin ducha.
sad: palm-forward, both-palms, pinch, hand-on-heart | El albañil cobró la mitad por adelantado y dejó de coger el teléfono.
sad: hand-on-heart, palm-forward, point-up | Me pone enferma oír esto cada semana.
plain: point-up, pinch, palm-forward, point-at-you | Nosotros cobramos al final, cuando abres el grifo y sale agua caliente.
plain: count, pinch, point-up, point-at-you | El plazo va por escrito, y por cada día de retraso te descontamos cincuenta euros.
asking: both-palms, palm-forward, hand-on-heart, point-at-you | ¿Que si hemos tenido que pagar alguna vez?
any: count, hand-on-heart, pinch | Dos, y me dolió muchísimo.
inviting: point-at-you, point-down, pinch | Mándame una foto de tu baño y mañana tienes precio.`,
  },
  {
    locale: 'fr-FR',
    trade: 'luthier',
    told: `
plain: count, pinch, point-up, point-down, hand-on-heart | Ce violon a passé soixante ans dans une grange.
sad: palm-forward, both-palms, count, pinch | Les souris avaient mangé l'étiquette, et l'âme était tombée.
sad: palm-forward, both-palms | Mon patron m'a dit, laisse, c'est du bois de chauffage.
plain: count, pinch, hand-on-heart | J'ai mis un hiver à le refermer.
glad: hand-on-heart, both-palms, thumbs-up, count, point-up | Aujourd'hui, c'est une gamine de neuf ans qui joue dessus, et elle joue fort.
plain: count, pinch | Je loue aussi des violons d'étude, dix-huit euros par mois, archet compris.
plain: palm-forward, point-at-you, thumbs-up | Si l'enfant arrête, vous le ramenez, je ne pose pas de questions.
any: palm-forward, point-up, hand-on-heart | Mais ne jetez jamais un violon.
inviting: point-at-you, point-down, both-palms, wave | Passez à l'atelier, même juste pour regarder.`,
  },
  {
    locale: 'fr-FR',
    trade: 'pompes funèbres',
    told: `
sad: hand-on-heart, count, pinch, palm-forward | Quand maman est morte, j'avais quarante-huit heures pour tout choisir.
sad: palm-forward, both-palms | On m'a montré un catalogue de cercueils, comme pour une voiture.
plain: palm-forward, hand-on-heart | Chez nous, il n'y a pas de catalogue.
plain: both-palms, hand-on-heart, point-at-you, count, pinch | On s'assoit, vous nous parlez de la personne, et on vous propose une seule chose.
plain: pinch, count, point-up, palm-forward | Le devis tient sur une page, et il ne bouge plus.
plain: palm-forward, point-at-you, hand-on-heart | Vous pouvez dire non à tout, même aux fleurs.
any: hand-on-heart, palm-forward | Personne n'est prêt, et ce n'est pas grave.
plain: hand-on-heart, point-at-you, point-down | On répond jour et nuit, c'est moi qui décroche.`,
  },
  {
    locale: 'en-US',
    trade: 'pet portraits',
    told: `
sad: hand-on-heart, palm-forward | When Biscuit died, I couldn't look at the photos.
any: hand-on-heart, count, pinch | So I painted her instead, badly, four times.
glad: hand-on-heart, thumbs-up, point-up, count | The fifth one had her eyes.
plain: hand-on-heart, both-palms | Now I do it for other people.
plain: count, pinch, point-at-you | You send me three pictures and tell me one thing she always did.
plain: point-up, hand-on-heart, pinch | I need the thing more than the pictures.
any: palm-forward, hand-on-heart, point-at-you | You don't have to wait until it hurts less.
inviting: point-at-you, point-down | My list for spring is open.`,
  },
  {
    locale: 'en-US',
    trade: 'first-aid training',
    told: `
sad: hand-on-heart, point-up, count | Two years ago a man collapsed in the bakery across the street.
sad: both-palms, palm-forward, count | Nine people were there, and everyone waited for somebody else.
any: palm-forward, hand-on-heart | I'm not blaming them.
warning: point-up, count, pinch, palm-forward | After four minutes without oxygen, the brain starts to die.
plain: count, pinch, point-at-you | The course is three hours, you practice on a dummy, and your knees will hurt.
plain: palm-forward, point-up, point-at-you | We don't do exams, we do it until your hands know it.
glad: hand-on-heart, thumbs-up, count, point-up | He lived, by the way, because the tenth person who walked in was a nurse.
inviting: point-at-you, point-down, count | Be the tenth person.`,
  },
  {
    locale: 'en-US',
    trade: 'mobile dog groomer',
    told: `
any: palm-forward, point-down, both-palms | That is not a dog, that's a bath mat with opinions.
any: wave, hand-on-heart, count, palm-forward | His name's Gus, and he hates the salon, the dryer, the stairs, and me.
plain: point-up, both-palms | So I brought the salon to his driveway.
any: count, pinch, palm-forward, thumbs-up | The van's got warm water, no cages, and a window where he can judge the mailman.
plain: count, pinch | The whole thing takes an hour and ten minutes.
glad: both-palms, thumbs-up, point-down, point-up | And look at him, he's got eyes!
any: palm-forward, both-palms | He still hates me.
inviting: point-at-you, point-down, thumbs-up | Text me a photo of your bath mat.`,
  },
  {
    locale: 'en-US',
    trade: 'refillable printer ink',
    told: `
any: point-down, point-up, both-palms, pinch | Look at this.
sad: point-up, palm-forward, both-palms, point-down | It's a perfectly good printer telling me it's out of ink, and I can hear it sloshing.
sad: pinch, palm-forward, point-up | There's a chip in there whose only job is to lie.
asking: both-palms, palm-forward | Who came up with that?
sad: pinch, count, palm-forward, both-palms | Forty-two bucks for two tablespoons of black water.
plain: count, pinch, point-at-you, point-up | Our cartridge has a cap, you screw it off, you pour, you close it.
any: thumbs-up, pinch, count, point-up | A bottle lasts a year and costs less than lunch.
inviting: point-at-you, point-down, palm-forward | Check for your model before you throw anything out.`,
  },
  {
    locale: 'en-US',
    trade: 'resistance bands',
    told: `
asking: point-at-you, point-up | You've got a doorframe, right?
glad: thumbs-up, both-palms, point-at-you | Then you've got a gym!
plain: count, pinch, point-at-you | Five bands, one anchor, a bag that fits in your glove box.
any: count, both-palms, point-at-you | Rows, presses, squats, curls, you name it.
any: count, pinch, palm-forward, hand-on-heart | My trainer charged me eighty an hour to count to twelve.
glad: pinch, count, thumbs-up, point-down, point-up | This whole set's forty-four dollars, and right now the app's thrown in.
warning: palm-forward, point-up, point-at-you | Just check the anchor before you pull, it bites.
inviting: point-at-you, point-down | Tap below and grab yours while the blue ones last!`,
  },
  {
    locale: 'en-US',
    trade: 'two-player card game',
    told: `
sad: hand-on-heart | In ninth grade my best friend moved to Korea.
any: count, pinch, hand-on-heart | We had one deck of cards each and a phone call on Sundays.
plain: point-up, both-palms, palm-forward | So we made up a game you can play without seeing each other.
any: palm-forward, point-up, both-palms | He cheated.
any: hand-on-heart, both-palms, palm-forward | I cheated more.
glad: both-palms, hand-on-heart, thumbs-up, count, point-down | Twenty years later it's in a real box, and his name's on it too.
plain: count, pinch | Two players, fifteen minutes, and it fits in an envelope.
inviting: point-at-you, point-down, hand-on-heart, count, pinch | Order a pair, keep one, and mail the other to somebody you miss.`,
  },
  {
    locale: 'en-US',
    trade: 'hearing aids',
    told: `
sad: hand-on-heart | My dad stopped coming to Sunday dinner.
sad: hand-on-heart, palm-forward | He said he was tired, but he was just nodding along at things he couldn't hear.
plain: pinch, point-up | These sit inside the ear, about as big as a blueberry.
plain: count, pinch, palm-forward, point-at-you | You do the test on your phone in ten minutes, no waiting room.
glad: thumbs-up, hand-on-heart, count, point-up | Last week he interrupted my aunt twice.
glad: hand-on-heart, both-palms | I have never been so happy to hear somebody argue about potatoes.
inviting: point-at-you, point-down, hand-on-heart, count | Try them with your own family for forty-five days.`,
  },
  {
    locale: 'en-US',
    trade: 'swim lessons for adults',
    told: `
any: hand-on-heart, count | I'm thirty-eight, and I own a snorkel for decoration.
any: hand-on-heart, palm-forward | At pool parties I was the guy guarding the chips.
sad: hand-on-heart, pinch, palm-forward | Truth is, I was scared of anything deeper than a bathtub.
plain: palm-forward, count, point-up, pinch, point-at-you | Coach Lena starts you in three feet of water, with nobody under twenty in the building.
plain: palm-forward, point-up, count, point-at-you | The first lesson you don't even swim, you breathe out and feel stupid.
glad: thumbs-up, count, both-palms, point-up, hand-on-heart | By week six I did a whole lap, on purpose.
glad: thumbs-up, palm-forward, hand-on-heart | I've retired from the chips.
inviting: point-at-you, point-down, count | New group starts on the ninth.`,
  },
  {
    locale: 'en-US',
    trade: 'used car inspection',
    told: `
sad: palm-forward, both-palms, point-up | They painted over rust.
sad: hand-on-heart, count, palm-forward, point-up | A nineteen-year-old paid seven grand for that car, everything she'd saved, and somebody painted over rust.
sad: both-palms, palm-forward | The dealer shrugged.
sad: hand-on-heart, palm-forward | I've been a mechanic since high school, and I'm sick of it.
plain: count, pinch, point-at-you, point-up | Send me the listing, I drive out, I crawl under it, and you get forty photos before you sign anything.
plain: pinch, count | It costs a hundred and twenty bucks.
warning: point-at-you, point-up, palm-forward | If the seller won't let me look, you've got your answer.`,
  },
  {
    locale: 'en-US',
    trade: 'debt counseling',
    told: `
plain: palm-forward, hand-on-heart, point-at-you | I won't promise you'll be debt-free by Christmas.
warning: palm-forward, point-up, pinch, count, point-at-you | Anyone who does is after your last five hundred dollars.
plain: count, pinch, point-at-you | What we do is sit down with you, list every card, and call the banks ourselves.
plain: point-up, count, pinch, thumbs-up | Usually they cut the interest to about eight percent.
any: count, pinch, palm-forward | It still takes most people four years.
any: hand-on-heart, count | I was one of them, and when I sent the last payment, I sat in my car and cried.
any: palm-forward, hand-on-heart, point-at-you | You don't have to explain to us how it happened.
inviting: point-at-you, point-down, hand-on-heart | Call us, it's free, and it stays between us.`,
  },
  {
    locale: 'en-US',
    trade: 'locksmith',
    told: `
sad: point-at-you, count, pinch | You're locked out, it's raining, and your phone is at nine percent.
warning: point-up, palm-forward, point-at-you | The first number Google gives you is a call center in another state.
sad: pinch, count, palm-forward, both-palms | They'll say thirty-five dollars, and then a guy shows up with a drill and a bill for four hundred.
plain: wave, hand-on-heart, count, pinch | I'm Dennis, I live on Alder Street, and I own exactly one van.
plain: palm-forward, count, pinch | Nine times out of ten I don't drill anything.
plain: pinch, count, palm-forward, point-at-you | It's eighty-five flat, day or night, and I tell you that before I put my shoes on.
inviting: point-at-you, point-down | Save my number now, while you're still inside.`,
  },
  {
    locale: 'en-US',
    trade: 'whale watching',
    told: `
glad: both-palms, point-up, count, hand-on-heart | Forty feet of humpback just came up next to my boat!
glad: hand-on-heart, both-palms | I do this every day, and I still screamed.
plain: count, pinch, palm-forward, point-up | We take twelve people, not two hundred, so everyone gets the rail.
asking: both-palms, palm-forward, point-at-you | What if we don't see one?
glad: thumbs-up, palm-forward, point-at-you, hand-on-heart | Then you come back for free, as often as it takes.
warning: palm-forward, point-up, pinch, point-at-you | Bring a jacket, and if you get seasick, take the pill before we leave, not after.
any: point-up, count, pinch | The season peaks in the next three weeks.
inviting: point-at-you, point-down, thumbs-up, wave | Grab a spot and come scream with me!`,
  },
  {
    locale: 'en-US',
    trade: 'bookkeeper',
    told: `
plain: palm-forward | Nobody has ever been excited about bookkeeping.
plain: hand-on-heart, count, palm-forward | I've done it for twenty-two years, and I'm not excited either.
plain: point-at-you, point-up, both-palms, pinch | What I can offer you is a Sunday.
plain: count, pinch, point-at-you | You throw your receipts in the envelope, you mail the envelope, you forget about the envelope.
plain: count, pinch, point-at-you, point-up | In April you get a folder with two places to sign.
any: palm-forward, both-palms | That's it, that's the whole pitch.
inviting: point-at-you, point-down, pinch | Envelopes are free, just tell me where to send one.`,
  },
  {
    locale: 'en-US',
    trade: 'tailor',
    told: `
plain: pinch, count, hand-on-heart | My grandmother came to Chicago with a thimble and an address.
sad: palm-forward, both-palms | The address was wrong.
any: count, pinch, point-up, hand-on-heart | She hemmed pants on a park bench until a lady asked her who she worked for.
any: hand-on-heart, palm-forward, point-up | "Myself," she said, in the only English she had.
glad: hand-on-heart, pinch, count, point-up | Sixty-one years later it's the same thimble, and I'm wearing it.
plain: count, pinch, palm-forward | We take in suits, let out wedding dresses, and don't ask how it happened.
plain: pinch, count | A hem's fourteen dollars, and it's ready by Thursday.
inviting: point-at-you, point-down, both-palms, thumbs-up | Come by, the address is right this time.`,
  },
  {
    locale: 'de-DE',
    trade: 'Tagespflege',
    told: `
sad: hand-on-heart, count, palm-forward | Mein Vater hat den Herd angelassen, zum dritten Mal.
sad: palm-forward, hand-on-heart | Ins Heim wollte er nicht, und ich wollte es auch nicht.
plain: point-up, pinch, count, both-palms | Jetzt holt ihn morgens um acht ein Bus ab.
plain: count, both-palms | Er isst mit anderen, schimpft über Fußball, macht seinen Mittagsschlaf, und um vier ist er wieder zu Hause.
plain: pinch, point-up, thumbs-up | Die Pflegekasse zahlt das extra, das Pflegegeld bleibt ungekürzt.
any: palm-forward, point-up, hand-on-heart | Was wir nicht leisten können, ist Betreuung in der Nacht.
glad: hand-on-heart, thumbs-up, point-up | Gestern hat er mich gefragt, ob der Bus auch sonntags fährt.
inviting: point-at-you, point-down, count, both-palms | Kommen Sie einen Tag zur Probe, gern auch zu zweit.`,
  },
  {
    locale: 'de-DE',
    trade: 'Balkonkraftwerk',
    told: `
any: palm-forward, both-palms, hand-on-heart, point-up | Meine Stromrechnung kam, und ich hab erst mal den Kühlschrank böse angeguckt.
glad: thumbs-up, count, point-up, both-palms | Jetzt hängen zwei Platten am Balkon, und der Kühlschrank läuft mittags umsonst.
plain: palm-forward, count, pinch, point-at-you | Du brauchst keinen Elektriker, nur eine Steckdose und einen Nachmittag.
asking: both-palms, palm-forward, point-at-you, point-up | Und der Vermieter?
plain: palm-forward, point-up, thumbs-up | Der darf nur noch aus gutem Grund nein sagen.
warning: palm-forward, point-up | Nur bitte nicht mit Kabelbindern befestigen, das sehe ich leider jede Woche.
glad: pinch, count, thumbs-up, point-down, point-up | Das Set kostet gerade vierhundert Euro, mit Halterung!
inviting: point-at-you, point-down, pinch | Gib deine Postleitzahl ein, dann siehst du, was bei dir rauskommt.`,
  },
  {
    locale: 'es-ES',
    trade: 'autoescuela',
    told: `
any: count, hand-on-heart, palm-forward | Suspendí el práctico cuatro veces.
any: count, palm-forward, both-palms, point-up | La última, el examinador me pidió que parase y se fue andando.
any: hand-on-heart, point-up, both-palms, thumbs-up | Ahora soy profesora de autoescuela.
plain: palm-forward, point-up, hand-on-heart | Por eso en mi coche no se grita.
plain: count, pinch, palm-forward | Las clases son de hora y media, siempre con la misma persona, y el precio no cambia a mitad de camino.
glad: thumbs-up, count, both-palms, hand-on-heart | El año pasado aprobaron a la primera siete de cada diez.
any: palm-forward, count, thumbs-up, hand-on-heart | Los otros tres, a la segunda, y no pasa nada.
inviting: point-at-you, point-down, thumbs-up | Escríbeme y te cuento lo del examinador.`,
  },
  {
    locale: 'es-ES',
    trade: 'heladería',
    told: `
glad: both-palms, thumbs-up, point-up | ¡Ya tenemos higo!
plain: count, pinch, palm-forward, point-up | Solo dura tres semanas, porque la higuera es de mi tía y no hay otra.
plain: count, pinch | Leche de Asturias, fruta del pueblo, azúcar el justo.
asking: point-at-you, both-palms, point-up | ¿Que por qué no es verde el de pistacho?
plain: palm-forward, point-up, hand-on-heart | Porque el pistacho de verdad tampoco lo es, cariño.
warning: palm-forward, point-up, point-at-you | Ojo, el de avellana puede llevar trazas de cacahuete, así que pregunta si tienes alergia.
any: palm-forward, both-palms | Sí, hay cola.
glad: thumbs-up, hand-on-heart | Y sí, merece la pena.
inviting: point-at-you, point-down, wave | Vente antes de que los higos se los coman los pájaros.`,
  },
  {
    locale: 'fr-FR',
    trade: 'garde de chats',
    told: `
any: hand-on-heart, palm-forward, point-up | Mon chat me boude depuis l'Ascension.
any: count, palm-forward, both-palms | Trois jours de pension, et il est revenu avec une tête de notaire.
any: point-up, both-palms | Du coup j'ai eu une idée, c'est le gardien qui se déplace.
plain: count, pinch | On passe deux fois par jour, on nourrit, on joue, on nettoie la litière.
plain: point-at-you, pinch, count, point-up | Vous recevez une photo chaque soir, généralement de dos.
warning: palm-forward, point-up, point-at-you | Par contre, si votre chat est malade, voyez d'abord le véto, on ne fait pas de piqûres.
glad: hand-on-heart, thumbs-up, both-palms, point-up | Depuis cet été, le mien dort de nouveau sur ma tête.
inviting: point-at-you, point-down, pinch, thumbs-up, both-palms | La première visite est offerte, croquettes comprises.`,
  },
  {
    locale: 'fr-FR',
    trade: 'garage à vélos',
    told: `
sad: count, palm-forward, hand-on-heart | On m'a volé trois vélos en deux ans.
sad: count, pinch, palm-forward | Le dernier avait un antivol à quatre-vingts euros.
sad: count, pinch, palm-forward, both-palms | Ils ont mis quarante secondes, j'ai vu la vidéo.
plain: point-up, both-palms, count | Alors j'ai ouvert un garage à vélos, avec un gardien, un vrai, qui s'appelle Momo.
plain: pinch, count, thumbs-up | C'est douze euros par mois, et on gonfle les pneus.
any: palm-forward, point-up, count | Momo ne dort pas, Momo n'aime personne.
any: count, palm-forward, thumbs-up, point-up, both-palms | En quatre ans, zéro vol.
inviting: point-at-you, point-down, count, pinch | Il reste six places rue des Lilas.`,
  },
];
