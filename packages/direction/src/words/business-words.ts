import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language names a business. */
export interface BusinessWords {
  /** one of them is in its name: "Pine Street Optical" */
  trades: readonly string[];
  /** between its capitals: "Ortiz and Sons" */
  joins: readonly string[];
  /** a trade in small letters and these lead to who has it: "la gestoría de Nuria" */
  owners: readonly string[];
  /** right before a name, where somebody was served */
  ats: readonly string[];
  /** a trade ends its name, or stands within: "Pine Street Optical", and not "Fensterbau Krüger" */
  tradesLast?: true;
}

const LANGUAGES: Readonly<Record<string, BusinessWords>> = {
  en: {
    trades: cuesOf(
      'moving, movers, locks, locksmith, locksmiths, therapy, physical therapy, optical, optics, eyewear, plumbing, heating, cooling, electric, roofing, painting, cleaning, cleaners, landscaping, lawns, gardens, garden, nursery, bakery, bakehouse, coffee, cafe, café, roasters, kitchen, catering, deli, pizza, pizzeria, diner, grill, tavern, brewing, brewery, winery, farm, farms, honey, salon, barbers, barbershop, nails, spa, studio, studios, fitness, gym, yoga, pilates, dance, swim, swimming, tutoring, academy, school, driving, lessons, dental, dentistry, clinic, chiropractic, physio, physiotherapy, pharmacy, veterinary, vets, pets, grooming, kennels, auto, autos, motors, garage, tires, bikes, cycles, repair, repairs, books, bookshop, flowers, florist, florals, candles, ceramics, pottery, jewelry, jewelers, tailors, tailoring, upholstery, furniture, carpentry, joinery, windows, doors, floors, photography, print, printing, law, legal, accounting, tax, insurance, realty, homes, travel, tours, storage, sons, daughters, bros, & co, and co',
    ),
    joins: cuesOf('and, &, of, the'),
    owners: [],
    ats: cuesOf('at'),
    tradesLast: true,
  },
  de: {
    trades: cuesOf(
      '*bäckerei, *konditorei, *metzgerei, café, *werkstatt, autohaus, *apotheke, *gärtnerei, imkerei, *buchhandlung, praxis, *restaurant, gasthaus, gasthof, salon, *friseur, *studio, *schreinerei, *tischlerei, *optik, brauerei, weingut, eisdiele, *bau, *technik, *service, *dienst, umzüge, *schule, *kanzlei, steuerbüro, *reinigung, *handwerk, malerbetrieb, dachdeckerei, schlüsseldienst, physiotherapie, *manufaktur, *laden, *hof',
    ),
    joins: cuesOf('und, &'),
    owners: [],
    ats: cuesOf('bei, beim'),
  },
  es: {
    trades: cuesOf(
      'gestoría, asesoría, panadería, pastelería, peluquería, barbería, clínica, óptica, taller, academia, escuela, floristería, librería, frutería, carnicería, farmacia, cafetería, restaurante, bodega, estudio, gimnasio, cerrajería, fontanería, mudanzas, ferretería, veterinaria, zapatería, tienda, consulta',
    ),
    joins: cuesOf('y, de, del, la, el, los, las'),
    owners: cuesOf('de, de la, de los, del'),
    ats: cuesOf('en'),
  },
  fr: {
    trades: cuesOf(
      'boulangerie, pâtisserie, salon, coiffure, garage, atelier, plomberie, serrurerie, optique, pharmacie, librairie, fleuriste, boucherie, fromagerie, ferme, cabinet, école, auto-école, clinique, café, restaurant, boutique, menuiserie, déménagements, studio, cave',
    ),
    joins: cuesOf('et, de, du, des, la, le, les'),
    owners: cuesOf('de, du, des'),
    ats: cuesOf('chez'),
  },
  it: {
    trades: cuesOf(
      '*ottica, panificio, forno, pasticceria, salone, officina, farmacia, libreria, fioraio, macelleria, frantoio, cantina, trattoria, ristorante, pizzeria, bar, caffè, studio, palestra, scuola, autoscuola, idraulica, traslochi, sartoria, bottega, clinica, agriturismo',
    ),
    joins: cuesOf('e, di, del, della, dei'),
    owners: cuesOf('di, del, della'),
    ats: cuesOf('da, dal, dalla'),
  },
  pt: {
    trades: cuesOf(
      'padaria, confeitaria, salão, barbearia, oficina, ótica, farmácia, livraria, floricultura, clínica, estúdio, academia, escola, autoescola, restaurante, pizzaria, café, loja, ateliê, chaveiro, mudanças, pet shop, sorveteria, consultório',
    ),
    joins: cuesOf('e, de, do, da, dos, das'),
    owners: cuesOf('de, do, da'),
    ats: cuesOf('na, no'),
  },
};

export const businessWordsOf = (locale: string): BusinessWords | undefined => LANGUAGES[languageOf(locale)];
