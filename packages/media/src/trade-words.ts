import type { Trade } from './trades.ts';

interface TradeWords {
  trade: Trade;
  /** Each of these alone names the trade. */
  strong: string;
  /** Two different ones of these do. */
  weak: string;
}

/** What scripts of single trades speak of, written as the words of places are. Words that often mean something else, as "tap" and "book", are left out. */
export const TRADE_WORDS: readonly TradeWords[] = [
  {
    trade: 'bakery',
    strong: `bakery, bakeries, baker, bakers, sourdough*, pastry shop, cake shop, bäckerei*, bäcker, bäckerin, backstube, konditor*, sauerteig*, backen wir, wir backen, panadería*, panader*, pasteler*, masa madre, boulanger*, pâtiss*, pain frais, levain, panetter*, panificio, fornaio, pasticcer*, lievito madre, padaria*, padeir*, confeitar*, fermentação natural, बेकरी`,
    weak: `bread, loaf, loaves, rye, croissant*, baguette*, pastry, pastries, cake, cakes, muffin*, bake, baked, bakes, baking, dough, flour, brot, brote, brötchen, kuchen, torten, teig, mehl, pasteles, harina, gâteau*, farine, farina, torte, pão, pães, bolo, bolos, farinha, केक, ब्रेड, मिठाई`,
  },
  {
    trade: 'coffee',
    strong: `coffee shop*, coffee bar, barista*, coffee roaster*, roastery, coffee beans, kaffeerösterei*, kaffeebohnen, cafetería*, granos de café, torréfact*, grains de café, torrefazion*, chicchi di caffè, torrefação, grãos de café, कैफ़े, कैफे, tostador de café, tostadores de café`,
    weak: `coffee, espresso*, latte, lattes, cappuccino*, flat white, beans, roast, kaffee, bohnen, café, caffè, कॉफ़ी, कॉफी`,
  },
  {
    trade: 'salon',
    strong: `hairstylist*, hair stylist*, haircut*, hair salon*, beauty salon*, nail salon*, hairdresser*, barber*, friseur*, frisör*, haarschnitt*, haarsalon, peluquer*, barbería*, corte de pelo, coiffeu*, coiffure*, barbier*, parrucchier*, barbiere, taglio di capelli, cabeleireir*, barbearia*, corte de cabelo, सैलून, ब्यूटी पार्लर`,
    weak: `salon, hair, fringe, bangs, stylist, scissors, highlights, blow-dry, haare, strähnen, schere, cabello, mechas, tijeras, cheveux, mèches, ciseaux, capelli, forbici, cabelo, tesoura, salón, salone, salão, बाल, पार्लर`,
  },
  {
    trade: 'flowers',
    strong: `florist*, flower shop*, bouquet*, blumenladen, blumenstrauß, blumensträuße, florister*, ramo de flores, fleuriste*, fiorai*, fiorista, mazzo di fiori, floricultura*, buquê*, गुलदस्ता, गुलदस्ते`,
    weak: `flower, flowers, roses, tulips, peonies, blumen, rosen, tulpen, strauß, flores, rosas, tulipanes, fleurs, tulipes, fiori, tulipani, फूल`,
  },
  {
    trade: 'fashion',
    strong: `clothing store*, clothes shop*, dress shop*, fashion boutique, tailor, tailors, tailoring, seamstress*, thrift store*, modeladen, schneiderin, schneiderei, änderungsschneiderei, tienda de ropa, sastre, sastrería, modista*, magasin de vêtements, couturi*, negozio di abbigliamento, sartoria, sarto, sarta, loja de roupa*, alfaiate*, costureira*, बुटीक, दर्ज़ी, दर्जी, unser schneider, beim schneider, zum schneider, schneidermeister*, maßschneider*`,
    weak: `boutique, dress, dresses, jacket*, jeans, shirt*, clothes, outfit*, wardrobe, fabric, linen, kleid, kleider, kleidung, jacken, hemden, stoff*, ropa, vestido*, chaqueta*, camisa*, vêtement*, robe, robes, veste, vestes, tissu*, abiti, vestiti, giacca, giacche, camicie, tessut*, roupa, roupas, jaqueta*, tecido*, कपड़े, साड़ी, साड़ियाँ, ड्रेस`,
  },
  {
    trade: 'books',
    strong: `bookshop*, bookstore*, book shop, bookseller*, buchhandlung*, buchladen, buchhändler*, librería*, librero*, librairie*, libreria, librerie, libraio, livraria*, livreiro*, किताबों की दुकान`,
    weak: `books, novel, novels, bücher, romane, libros, novela*, livres, romans, libri, romanzi, livros, romances, किताबें, किताबों, उपन्यास`,
  },
  {
    trade: 'plumbing',
    strong: `plumber*, plumbing, burst pipe*, leaky pipe*, leaky tap*, dripping tap*, klempner*, rohrbruch, rohrreinigung, fontaner*, plombier*, plomberie, idraulic*, encanador*, प्लंबर, unser installateur, dein installateur, ihr installateur, heizungsinstallateur*, installateurmeister*`,
    weak: `pipe, pipes, leak, leaks, leaking, drips, faucet*, boiler*, radiator*, drains, toilet*, bathroom*, rohr, rohre, wasserhahn, heizung*, heizkessel, abfluss, undicht, tubería*, grifo*, caldera*, tuyau*, robinet*, chaudière*, fuite*, tubi, rubinett*, caldaia, canos, torneira*, vazamento*, पाइप, नल`,
  },
  {
    trade: 'cars',
    strong: `car mechanic*, car repair*, auto repair*, brake pad*, oil change*, gearbox, tyre shop, tire shop, winter tyres, winter tires, autowerkstatt, kfz*, reifenwechsel, ölwechsel, winterreifen, taller mecánico, cambio de aceite, garagiste*, vidange*, gommista, cambio olio, autofficina, borracharia, oficina mecânica, troca de óleo, गैरेज, गैराज, the exhaust, your exhaust, new exhaust*, exhaust pipe*, exhaust system*`,
    weak: `car, cars, mechanic, mechanics, engine, engines, brakes, tyre, tyres, tire, tires, mechaniker*, bremsen, dein auto, mein auto, ihr auto, reifen, coche, coches, mecánico*, frenos, neumático*, voiture, voitures, moteur, freins, pneu, pneus, macchina, meccanico, motore, freni, gomme, carro, carros, mecânico*, freios, मैकेनिक, गाड़ी, इंजन, टायर, ब्रेक`,
  },
  {
    trade: 'bikes',
    strong: `bike shop*, bike repair*, bicycle repair*, bicycle shop*, bike workshop, e-bike*, fahrradladen, fahrradwerkstatt, radladen, taller de bicis, taller de bicicletas, tienda de bicicletas, atelier vélo, magasin de vélos, ciclofficina, negozio di biciclette, bicicletaria, साइकिल की दुकान`,
    weak: `bike, bikes, bicycle, bicycles, chain, pedals, spokes, saddle, fahrrad, fahrräder, dein rad, kette, speichen, sattel, bici, bicis, bicicleta, bicicletas, cadena, vélo, vélos, chaîne, bicicletta, biciclette, catena, corrente, साइकिल, चेन`,
  },
  {
    trade: 'joinery',
    strong: `carpenter*, carpentry, woodwork*, joiner, joiners, joinery, cabinet maker*, furniture maker*, tischler*, schreiner*, carpinter*, ebanist*, menuisier*, menuiserie*, ébéniste*, falegnam*, marceneir*, marcenaria*, बढ़ई, zimmerei*, zimmerer`,
    weak: `oak, timber, sawdust, plank, planks, eiche, holz, möbel, roble, madera, muebles, chêne, bois, meubles, quercia, legno, mobili, carvalho, madeira, móveis, लकड़ी, फ़र्नीचर, फर्नीचर`,
  },
  {
    trade: 'yoga',
    strong: `yoga, pilates, vinyasa, breathwork, yogalehrer*, yogakurs*, yogastudio*, योगा, योगासन, प्राणायाम, योग क्लास, योग कक्षा, योग शिक्षक, योग शिक्षिका, योग स्टूडियो, योग अभ्यास`,
    weak: `mat, mats, stretching, breath, breathing, posture, yogamatte, dehnen, atmen, esterilla*, respiración, estiramiento*, tapis, respiration, étirement*, tappetino, respiro, tapete, respiração, alongamento*, साँस, सांस, योग`,
  },
  {
    trade: 'practice',
    strong: `dentist*, orthodont*, root canal, teeth whitening, toothache, physiotherap*, physical therapist*, chiropract*, osteopath*, veterinarian*, zahnarzt*, zahnärzt*, zahnspange*, kieferorthopäd*, tierarzt*, tierärzt*, hausarzt*, clínica dental, ortodon*, fisioterap*, veterinari*, kinésithérap*, ostéopath*, vétérinaire*, osteopat*, डेंटिस्ट, क्लिनिक, dental practice*, dental clinic*, dental office*, dental surgery, dental care, dental hygien*, dental implant*, dental check-up*`,
    weak: `teeth, tooth, braces, patients, doctor, doctors, clinic, clinics, zähne, patienten, unsere praxis, unserer praxis, dientes, pacientes, clínica, dents, denti, pazienti, clinica, dentes, दाँत, दांत, मरीज़, डॉक्टर`,
  },
  {
    trade: 'lessons',
    strong: `tutors, tutoring, maths lesson*, math lesson*, language school*, english lesson*, english class*, nachhilfe*, noten in mathe, noten in englisch, sprachschule*, englischkurs*, clases particulares, clases de inglés, academia de idiomas, cours particulier*, soutien scolaire, cours d'anglais, ripetizioni, lezioni private, corso di inglese, scuola di lingue, aulas particulares, reforço escolar, curso de inglês, aulas de inglês, ट्यूशन, ट्यूटर, a tutor, our tutor, your tutor, private tutor, maths tutor, math tutor`,
    weak: `maths, math, grades, exam, exams, homework, teacher, teachers, classroom, vocabulary, grammar, mathe, hausaufgaben, prüfung, prüfungen, lehrer, lehrerin, vokabeln, matemáticas, deberes, examen, exámenes, profesor, profesora, devoirs, professeur, matematica, compiti, esame, esami, insegnante, matemática, provas, professor, professora, गणित, परीक्षा, शिक्षक, होमवर्क, gute noten, bessere noten, schlechte noten`,
  },
  {
    trade: 'counsel',
    strong: `lawyer*, law firm*, attorney*, notary, tax adviser*, tax advisor*, accountant*, bookkeep*, financial advis*, insurance broker*, life coach*, business coach*, career coach*, anwalt*, anwält*, rechtsanwalt*, rechtsanwält*, kanzlei, notar, steuerberat*, versicherungsmakler*, abogad*, asesor fiscal, asesoría*, notario, comptable*, notaire*, avvocat*, commercialist*, notaio, advogad*, वकील, अकाउंटेंट, avocate, avocates, cabinet d'avocat*, mon avocat, notre avocat, votre avocat, avocat en, avocats en, avocat au, avocats au, avocat spécialisé, avocats spécialisés, suis avocat, sommes avocats, avocats défend*, contador público, contadora pública, contadores públicos`,
    weak: `vos droits, procès, divorce, contract, contracts, tax, taxes, tax return*, legal, court, insurance, mortgage*, invoice, invoices, receipts, vertrag, verträge, steuer, steuern, gericht, versicherung*, contrato, contratos, impuestos, juicio, impôts, contrat, contrats, tribunal, tasse, contratto, contratti, fatture, impostos, टैक्स, बीमा, avocat*, contador*`,
  },
];

/** Where a word of a trade, here behind a wave, means something else. */
export const SAID_OF_ELSE = `~yoga pants, ~yoga leggings, je ~bois, tu ~bois, ~bois de l'eau, ~bois un, ~bois une, ~bois ton, ~oak tree, ~oak trees`;

/** The word after one of these is a name, even where it is that of a trade. */
export const TITLES: readonly string[] = [
  'mr',
  'mrs',
  'ms',
  'herr',
  'herrn',
  'frau',
  'familie',
  'monsieur',
  'madame',
  'mme',
  'señor',
  'señora',
  'signor',
  'signora',
  'senhor',
  'senhora',
];
