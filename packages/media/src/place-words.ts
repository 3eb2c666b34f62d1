import type { DrawnRoom, Setting } from './choices.ts';

export interface SpokenPlace {
  setting: Setting;
  room: DrawnRoom | '';
}

interface PlaceWords {
  place: SpokenPlace;
  /** Where the speaker says to be: it decides, whatever else is spoken of. */
  named: string;
  /** Each of these alone names the place. */
  strong: string;
  /** Two different ones of these do. */
  weak: string;
  /** As good as strong, but often said of something else: only films of older plans read them. */
  doubtful?: string;
}

/** What scripts of trades speak of, in small letters; a star stands for the rest of a word. All languages stand in one list each: hardly a word means something else in another one. */
export const PLACE_WORDS: readonly PlaceWords[] = [
  {
    place: { setting: 'studio', room: 'gym' },
    named: `our gym, my gym, at the gym, unserem fitnessstudio, unser fitnessstudio, nuestro gimnasio, notre salle de sport, nostra palestra, nossa academia, हमारे जिम, हमारा जिम`,
    strong: `gym, gyms, workout*, crossfit, deadlift*, squats, push-ups, pushups, dumbbell*, kettlebell*, barbell*, treadmill*, personal trainer, personal training, boxing club, boxing gym, fitness*, fitnessstudio*, hanteln, klimmzüge, gimnasio*, pesas, sentadillas, flexiones, musculation, haltères, salle de sport, palestra, pesi da, academia de musculação, musculação, agachamentos, जिम, कसरत, वर्कआउट, व्यायाम`,
    weak: `reps, muscle*, trainer, trainers, coach, train, training, sweat, sweaty, lift, lifting, protein*, membership, pilates, spin class, cardio, abs, biceps, muskeln, training*, trainer*, entrenador*, músculo*, entraîneur*, muscles, muscoli, allenament*, treino*, músculos, वज़न, ट्रेनर, पसीना`,
  },
  {
    place: { setting: 'modern', room: 'workshop' },
    named: `our workshop, my workshop, his workshop, her workshop, in the workshop, bike workshop, repair workshop, our garage, unsere werkstatt, unserer werkstatt, meiner werkstatt, meine werkstatt, der werkstatt, fahrradwerkstatt, autowerkstatt, nuestro taller, mi taller, tu taller, su taller, el taller, al taller, del taller, un taller, taller mecánico, notre atelier, mon atelier, l'atelier, officina, nossa oficina, minha oficina, sua oficina, na oficina, da oficina, à oficina, uma oficina, वर्कशॉप, गैराज, गैरेज`,
    strong: `werkstatt, mechanic, mechanics, car repair, auto repair, repair shop, garage, brake pad*, brakes, oil change, gearbox, plumber*, plumbing, carpenter*, carpentry, woodwork*, joiner, joinery, cabinet maker, furniture maker, workbench, toolbox, drill bit*, cordless drill, power tool*, bike shop, bike repair, bicycle repair, welding, welder, electrician*, locksmith*, upholster*, mechaniker*, klempner*, tischler*, schreiner*, bremsen, schlosser*, elektriker*, fahrradladen, mecánico*, fontaner*, carpinter*, frenos, cerrajer*, garagiste, plombier*, menuisier*, ébéniste*, serrurier*, freins, électricien*, meccanico, idraulico, falegname*, freni, elettricista, mecânico*, encanador*, marceneiro*, freios, eletricista*, मैकेनिक, प्लंबर, बढ़ई, इलेक्ट्रीशियन`,
    weak: `car, cars, engine, engines, tyre, tyres, tire, tires, wrench, tools, tool, screw, screws, drill, hammer, repair, repairs, repaired, bike, bikes, bicycle, chain, oak, timber, sawdust, pipe, pipes, leak, weld, motor, reifen, schrauben, werkzeug*, eiche, rohr*, holz, coche, herramienta*, neumático*, roble, tubería*, voiture, moteur, outil*, pneu*, chêne, tuyau*, macchina, motore, attrezz*, gomme, quercia, tubi, carro, ferramenta*, pneus, carvalho, canos, bici, bicis, bicicleta*, cadena, fahrrad, fahrräder, kette, vélo, vélos, chaîne, biciclett*, catena, corrente, साइकिल, गाड़ी, ब्रेक, चेन, मरम्मत, इंजन, टायर`,
    doubtful: `exhaust`,
  },
  {
    place: { setting: 'home', room: 'kitchen' },
    named: `our kitchen, my kitchen, our restaurant, my restaurant, unsere küche, unserer küche, meiner küche, unser restaurant, unserem restaurant, nuestra cocina, mi cocina, nuestro restaurante, notre cuisine, ma cuisine, notre restaurant, nostra cucina, nostro ristorante, nossa cozinha, minha cozinha, nosso restaurante, हमारी रसोई, हमारे रेस्टोरेंट, हमारे रेस्तरां, हमारे ढाबे`,
    strong: `restaurant*, chef's, cooking class*, cookbook, kochkurs, kochbuch, restaurante*, ristorant*, trattoria, kitchen, recipe*, olive oil, frying pan, saucepan, sourdough, knife set, chef's knife, air fryer, hot sauce, pasta sauce, spice mix*, meal kit*, meal prep, küche, rezept*, bratpfanne, olivenöl, cocina, receta*, sartén, aceite de oliva, cuisine, recette*, poêle, huile d'olive, cucina, ricett*, padella, olio d'oliva, cozinha, receita*, frigideira, azeite, रसोई, किचन, रेसिपी, रेस्टोरेंट, रेस्तरां, ढाबा`,
    weak: `rice, broth, stew, grill, roast, spoon, recipe, menu, menú, arroz, riz, riso, reis, suppe, cook, cooks, cooking, cooked, dinner, lunch, oven, pan, pot, dough, flour, soup, sauce, spices, garlic, onion*, pasta, taste, tastes, tasted, delicious, knife, knives, chop, fry, boil, kochen, kocht, abendessen, ofen, teig, soße, gewürz*, knoblauch, cocinar, cena, horno, masa, sopa, salsa, ajo, cuisiner, dîner, pâte, soupe, ail, cucinare, forno, impasto, zuppa, aglio, cozinhar, jantar, massa, alho, खाना, स्वाद, मसाला, मसाले, तेल, रोटी`,
  },
  {
    place: { setting: 'modern', room: 'shop' },
    named: `our shop, our store, my shop, my store, our bakery, our salon, my salon, unser laden, unserem laden, unseren laden, meinem laden, unsere bäckerei, unserer bäckerei, unser salon, unserem salon, nuestra tienda, mi tienda, nuestra panadería, nuestra peluquería, notre boutique, ma boutique, notre magasin, notre boulangerie, notre salon, nostro negozio, mio negozio, nostra bottega, nossa loja, minha loja, nossa padaria, nosso salão, दुकान, हमारे सैलून`,
    strong: `hairstylist*, hair stylist*, haircuts, my fringe, own fringe, friseurin, épicerie, bakery, bakeries, baker, bakers, hair salon, nail salon, beauty salon, barber*, hairdresser*, florist*, flower shop, bookshop, bookstore, pet shop, pet store, boutique, deli, butcher*, jeweller*, jeweler*, jewelry store, cheese shop, wine shop, corner shop, grocery, the shop, bäckerei*, bäcker, friseur*, friseursalon, blumenladen, buchhandlung*, metzger*, juwelier*, im laden, panadería*, panadero*, peluquer*, florister*, librería*, carnicer*, joyer*, boulanger*, coiffeu*, fleuriste*, librairie*, boucher*, bijout*, panetter*, fornaio, parrucchier*, fiorai*, libreria, macell*, gioieller*, padaria*, padeiro*, cabeleireir*, florista*, livraria*, açougu*, joalher*, बेकरी, सैलून`,
    weak: `sourdough*, we bake, freshly baked, sauerteig*, backen wir, wir backen, frisch gebacken, masa madre, recién hornead*, levain, pain frais, lievito madre, appena sfornat*, fermentação natural, assamos, hair, fringe, bangs, roots, stylist, scissors, cake, cakes, muffin*, baguette*, haare, cabello, cheveux, capelli, cabelo, shop, shops, store, stores, counter, loaf, loaves, croissant*, bread, pastry, pastries, haircut*, bouquet*, roses, laden, brot, brötchen, theke, haarschnitt, strauß, tienda, corte de pelo, ramo, bouquet, negozio, pane, taglio, mazzo, loja, pão, corte, buquê, बाल, केक, मिठाई, ब्रेड`,
    doubtful: `पार्लर`,
  },
  {
    place: { setting: 'outdoor', room: '' },
    named: `our farm, my farm, our garden, my garden, our orchard, unser hof, unserem hof, unser garten, unserem garten, meinem garten, nuestra granja, nuestra finca, nuestro huerto, nuestro jardín, notre ferme, notre jardin, nostra fattoria, nostro giardino, nossa fazenda, nosso sítio, nosso jardim, हमारे खेत, हमारे बगीचे`,
    strong: `lawnmower*, backyard, back yard, front yard, patio, decking, flower beds, raised beds, tree surgeon*, unkraut, mauvaises herbes, malas hierbas, garden, gardens, gardener*, gardening, lawn*, hedge*, landscap*, farm, farms, farmer*, orchard*, vineyard*, beehive*, hiking, hike, camping, campsite, tent, tents, trail, trails, roof, roofer*, roofing, gutter*, playground, beach, surf*, kayak*, festival, dog walker*, dog walking, garten, gärten, gärtner*, rasen, hecke*, bauernhof, imker*, wandern, wanderung, zelt*, dach, dachdecker*, strand, jardín*, jardiner*, césped, granja, viñedo*, senderismo, tejado*, playa, jardin*, pelouse*, haie, ferme, vignoble*, randonnée*, tente*, toit, toiture*, plage, giardin*, siepe, fattoria, vigneto, escursion*, tenda, tetto, spiaggia, jardim, jardins, gramado, fazenda, vinhedo, trilha*, barraca, telhado*, praia, बगीचा, बगीचे, खेत, बागवानी, il prato, del prato`,
    weak: `weed, mows, mowed, mowing, trims, pruning, prune, compost, seeds, rake, fence, plants, leash, ladder, outdoors, outside, park, weeds, mow, mower, dig, soil, bees, honey, tree, trees, grass, rain, sun, sunshine, mountain*, river, lake, walk, walks, walking, running, run, marathon, ride, rides, bäume, baum, gras, regen, berge, spazier*, laufen, árbol*, hierba, lluvia, montaña*, río, paseo*, correr, arbre*, herbe, pluie, montagne*, rivière, promenade*, courir, alber*, erba, pioggia, montagna, fiume, passeggiat*, correre, árvore*, grama, chuva, montanha*, rio, passeio*, पेड़, पौधे, घास, बारिश, मिट्टी`,
  },
  {
    place: { setting: 'modern', room: '' },
    named: `our office, my office, our practice, our law firm, our clinic, unser büro, unserem büro, unsere praxis, unserer praxis, unsere kanzlei, unserer kanzlei, nuestra oficina, mi oficina, la oficina, nuestra clínica, nuestra consulta, nuestro despacho, notre bureau, notre cabinet, nostro ufficio, nosso escritório, nossa clínica, nosso consultório, हमारे ऑफिस, हमारे ऑफ़िस, हमारे दफ़्तर, हमारे क्लिनिक`,
    strong: `braces, root canal, teeth whitening, toothache, zahnspange, brackets, receipts, software, spreadsheet*, invoice*, invoicing, bookkeep*, accountant*, accounting, payroll, tax return*, tax adviser*, tax advisor*, lawyer*, law firm, attorney*, insurance, mortgage*, dentist*, orthodont*, recruit*, co-working, coworking, crm, dashboard*, rechnung*, buchhaltung, steuererklärung*, steuerberat*, anwalt*, anwält*, versicherung*, zahnarzt*, zahnärzt*, facturación, factura, facturas, contabilidad, abogad*, seguros, dentista*, logiciel*, facture*, comptab*, assurance*, dentiste*, fattur*, contabil*, commercialist*, avvocat*, assicurazion*, fatura*, advogad*, tabellenkalkulation, hoja de cálculo, tableur, foglio di calcolo, planilha*, सॉफ़्टवेयर, सॉफ्टवेयर, वकील, अकाउंटेंट, डेंटिस्ट, बीमा, seguro auto, seguro de vida, seguro de coche, seguro de carro, seguradora*, aseguradora*`,
    weak: `teeth, tooth, drill, dr, expenses, password*, zähne, dientes, dents, denti, dentes, beleg*, office, meeting, meetings, email, emails, inbox, team, teams, deadline*, boss, app, apps, contract*, report*, calendar, desk, tax, taxes, büro, termin*, steuer*, vertrag, kalender, oficina, reunión, reuniones, correo*, equipo, jefe, impuestos, réunion*, équipe, impôts, ufficio, riunion*, capo, escritório, reunião, reuniões, equipe, chefe, impostos, ऑफिस, ऑफ़िस, दफ़्तर, टैक्स, मीटिंग, टीम, दाँत`,
    doubtful: `dental, avocat*`,
  },
  {
    place: { setting: 'studio', room: '' },
    named: `our recording studio, my recording studio, our podcast, unserem tonstudio, nuestro estudio de grabación, notre studio d'enregistrement, nostro studio di registrazione, nosso estúdio, हमारे पॉडकास्ट`,
    strong: `podcast*, guitar lesson*, piano lesson*, singing lesson*, drum lesson*, recording studio, microphone*, livestream*, streamer*, gaming, gamer*, gitarrenunterricht, klavierunterricht, gesangsunterricht, mikrofon*, clases de guitarra, clases de piano, micrófono*, cours de guitare, cours de piano, lezioni di chitarra, lezioni di piano, aulas de violão, aulas de piano, microfone*, पॉडकास्ट, माइक्रोफ़ोन`,
    weak: `guitar*, piano, song, songs, sing, singing, band, chords, headphones, gitarre*, klavier, lied, singen, guitarra*, canción, cantar, guitare*, chanson*, chanter, chitarra, canzon*, cantare, violão, canção, गिटार, गाना, गाने`,
  },
];
