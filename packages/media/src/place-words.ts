import type { DrawnRoom, Setting } from './choices.ts';

export interface SpokenPlace {
  setting: Setting;
  room: DrawnRoom | '';
}

interface PlaceWords {
  place: SpokenPlace;
  /** Each of these alone names the place. */
  strong: string;
  /** Two different ones of these do. */
  weak: string;
}

/** What scripts of trades speak of, in small letters; a star stands for the rest of a word. All languages stand in one list each: hardly a word means something else in another one. */
export const PLACE_WORDS: readonly PlaceWords[] = [
  {
    place: { setting: 'studio', room: 'gym' },
    strong: `gym, gyms, workout*, crossfit, deadlift*, squats, push-ups, pushups, dumbbell*, kettlebell*, barbell*, treadmill*, personal trainer, personal training, boxing club, boxing gym, fitness*, fitnessstudio*, hanteln, klimmzüge, gimnasio*, pesas, sentadillas, flexiones, musculation, haltères, salle de sport, palestra, pesi da, academia de musculação, musculação, agachamentos`,
    weak: `reps, muscle*, trainer, trainers, coach, train, training, sweat, sweaty, lift, lifting, protein*, membership, pilates, spin class, cardio, abs, biceps, muskeln, training*, trainer*, entrenador*, músculo*, entraîneur*, muscles, muscoli, allenament*, treino*, músculos`,
  },
  {
    place: { setting: 'modern', room: 'workshop' },
    strong: `mechanic, mechanics, car repair, auto repair, repair shop, garage, brake pad*, brakes, oil change, exhaust, gearbox, plumber*, plumbing, carpenter*, carpentry, woodwork*, joiner, joinery, cabinet maker, furniture maker, workbench, toolbox, drill bit*, cordless drill, power tool*, bike shop, bike repair, bicycle repair, welding, welder, electrician*, locksmith*, upholster*, werkstatt, autowerkstatt, mechaniker*, klempner*, tischler*, schreiner*, bremsen, schlosser*, elektriker*, fahrradladen, taller mecánico, mecánico*, fontaner*, carpinter*, frenos, cerrajer*, garagiste, plombier*, menuisier*, ébéniste*, serrurier*, freins, électricien*, officina, meccanico, idraulico, falegname*, freni, elettricista, oficina, mecânico*, encanador*, marceneiro*, freios, eletricista*`,
    weak: `car, cars, engine, engines, tyre, tyres, tire, tires, wrench, tools, tool, screw, screws, drill, hammer, repair, repairs, repaired, bike, bikes, bicycle, chain, oak, timber, sawdust, pipe, pipes, leak, weld, motor, reifen, schrauben, werkzeug*, eiche, rohr*, holz, coche, motor, herramienta*, neumático*, roble, tubería*, voiture, moteur, outil*, pneu*, chêne, tuyau*, macchina, motore, attrezz*, gomme, quercia, tubi, carro, ferramenta*, pneus, carvalho, canos`,
  },
  {
    place: { setting: 'home', room: 'kitchen' },
    strong: `restaurant*, chef's, cooking class*, cookbook, kochkurs, kochbuch, restaurante*, ristorant*, trattoria, kitchen, recipe*, olive oil, frying pan, saucepan, sourdough, knife set, chef's knife, air fryer, hot sauce, pasta sauce, spice mix*, meal kit*, meal prep, küche, rezept*, bratpfanne, olivenöl, cocina, receta*, sartén, aceite de oliva, cuisine, recette*, poêle, huile d'olive, cucina, ricett*, padella, olio d'oliva, cozinha, receita*, frigideira, azeite`,
    weak: `rice, broth, stew, grill, roast, spoon, recipe, menu, menú, arroz, riz, riso, reis, suppe, cook, cooks, cooking, cooked, dinner, lunch, oven, pan, pot, dough, flour, soup, sauce, spices, garlic, onion*, pasta, taste, tastes, tasted, delicious, knife, knives, chop, fry, boil, kochen, kocht, abendessen, ofen, teig, suppe, soße, gewürz*, knoblauch, cocinar, cena, horno, masa, sopa, salsa, ajo, cuisiner, dîner, pâte, soupe, ail, cucinare, cena, forno, impasto, zuppa, aglio, cozinhar, jantar, forno, massa, sopa, alho`,
  },
  {
    place: { setting: 'modern', room: 'shop' },
    strong: `hairstylist*, hair stylist*, haircuts, my fringe, own fringe, friseurin, épicerie, bakery, bakeries, baker, bakers, hair salon, nail salon, beauty salon, barber*, hairdresser*, florist*, flower shop, bookshop, bookstore, pet shop, pet store, boutique, deli, butcher*, jeweller*, jeweler*, jewelry store, cheese shop, wine shop, corner shop, grocery, our shop, our store, my shop, my store, the shop, bäckerei*, bäcker, friseur*, friseursalon, blumenladen, buchhandlung*, metzger*, juwelier*, unser laden, im laden, panadería*, panadero*, peluquer*, florister*, librería*, carnicer*, joyer*, nuestra tienda, boulanger*, coiffeu*, fleuriste*, librairie*, boucher*, bijout*, notre boutique, panetter*, fornaio, parrucchier*, fiorai*, libreria, macell*, gioieller*, nostro negozio, padaria*, padeiro*, cabeleireir*, florista*, livraria*, açougu*, joalher*, nossa loja`,
    weak: `hair, fringe, bangs, roots, stylist, scissors, cake, cakes, muffin*, baguette*, haare, cabello, cheveux, capelli, cabelo, shop, shops, store, stores, counter, loaf, loaves, croissant*, bread, pastry, pastries, haircut*, scissors, bouquet*, roses, customers, laden, brot, brötchen, theke, haarschnitt, strauß, kunden, tienda, corte de pelo, ramo, clientes, boutique, bouquet, clients, negozio, pane, taglio, mazzo, clienti, loja, pão, corte, buquê, clientes`,
  },
  {
    place: { setting: 'outdoor', room: '' },
    strong: `lawnmower*, backyard, back yard, front yard, patio, decking, flower beds, raised beds, tree surgeon*, unkraut, mauvaises herbes, malas hierbas, garden, gardens, gardener*, gardening, lawn*, hedge*, landscap*, farm, farms, farmer*, orchard*, vineyard*, beehive*, hiking, hike, camping, campsite, tent, tents, trail, trails, roof, roofer*, roofing, gutter*, playground, beach, surf*, kayak*, festival, dog walker*, dog walking, garten, gärten, gärtner*, rasen, hecke*, bauernhof, imker*, wandern, wanderung, zelt*, dach, dachdecker*, strand, jardín*, jardiner*, césped, granja, viñedo*, senderismo, tejado*, playa, jardin*, pelouse*, haie, ferme, vignoble*, randonnée*, tente*, toit, toiture*, plage, giardin*, prato, siepe, fattoria, vigneto, escursion*, tenda, tetto, spiaggia, jardim, jardins, gramado, fazenda, vinhedo, trilha*, barraca, telhado*, praia`,
    weak: `weed, mows, mowed, mowing, trims, pruning, prune, compost, seeds, rake, fence, plants, leash, ladder, outdoors, outside, park, weeds, mow, mower, dig, soil, bees, honey, tree, trees, grass, rain, sun, sunshine, mountain*, river, lake, walk, walks, walking, running, run, marathon, ride, rides, unkraut, bäume, baum, gras, regen, berge, spazier*, laufen, árbol*, hierba, lluvia, montaña*, río, paseo*, correr, arbre*, herbe, pluie, montagne*, rivière, promenade*, courir, alber*, erba, pioggia, montagna, fiume, passeggiat*, correre, árvore*, grama, chuva, montanha*, rio, passeio*, correr`,
  },
  {
    place: { setting: 'modern', room: '' },
    strong: `braces, root canal, teeth whitening, toothache, zahnspange, brackets, receipts, software, spreadsheet*, invoice*, invoicing, bookkeep*, accountant*, accounting, payroll, tax return*, tax adviser*, tax advisor*, lawyer*, law firm, attorney*, insurance, mortgage*, dentist*, dental, orthodont*, recruit*, co-working, coworking, crm, dashboard*, rechnung*, buchhaltung, steuererklärung*, steuerberat*, anwalt*, anwält*, versicherung*, zahnarzt*, zahnärzt*, facturación, factura, facturas, contabilidad, abogad*, seguros, dentista*, logiciel*, facture*, comptab*, avocat*, assurance*, dentiste*, fattur*, contabil*, commercialist*, avvocat*, assicurazion*, fatura*, advogad*, seguro, tabellenkalkulation, hoja de cálculo, tableur, foglio di calcolo, planilha*`,
    weak: `teeth, tooth, drill, dr, expenses, password*, zähne, dientes, dents, denti, dentes, beleg*, office, meeting, meetings, email, emails, inbox, team, teams, deadline*, boss, clients, app, apps, contract*, report*, calendar, desk, tax, taxes, büro, termin*, steuer*, vertrag, kalender, oficina, reunión, reuniones, correo*, equipo, jefe, impuestos, réunion*, équipe, impôts, ufficio, riunion*, capo, escritório, reunião, reuniões, equipe, chefe, impostos`,
  },
  {
    place: { setting: 'studio', room: '' },
    strong: `podcast*, guitar lesson*, piano lesson*, singing lesson*, drum lesson*, recording studio, microphone*, livestream*, streamer*, gaming, gamer*, gitarrenunterricht, klavierunterricht, gesangsunterricht, mikrofon*, clases de guitarra, clases de piano, micrófono*, cours de guitare, cours de piano, lezioni di chitarra, lezioni di piano, aulas de violão, aulas de piano, microfone*`,
    weak: `guitar*, piano, song, songs, sing, singing, band, chords, headphones, gitarre*, klavier, lied, singen, guitarra*, canción, cantar, guitare*, chanson*, chanter, chitarra, canzon*, cantare, violão, canção`,
  },
];
