import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language gives a telephone number and says whom to ask for. */
export interface PhoneWords {
  /** in the sentence of a number they say that it is dialed */
  dials: readonly string[];
  /** from zero to nine, as they are said one by one */
  digits: readonly (readonly string[])[];
  /** "ask for", before a name with a capital */
  asks: readonly string[];
  /** behind the name, where a language has the verb there */
  askedBehind: readonly string[];
  /** "Ortiz and Sons": joins the words of a name */
  joins: readonly string[];
  /** the last of them, by which a firm is known from "Mom and Dad" */
  firms: readonly string[];
  /** behind the name of who helped: "told", "fixed" */
  helped: readonly string[];
}

const digitsOf = (list: string): string[][] => list.split(', ').map((digit) => digit.split(' '));

const LANGUAGES: Readonly<Record<string, PhoneWords>> = {
  en: {
    dials: cuesOf(`call, text, phone, ring, dial, whatsapp, phone number, the number is, number's`),
    digits: digitsOf('zero oh, one, two, three, four, five, six, seven, eight, nine'),
    asks: cuesOf('ask for'),
    askedBehind: [],
    joins: ['and', '&'],
    firms: cuesOf('sons, son, daughters, daughter, brothers, bros, partners, co, company'),
    helped: cuesOf(`told, helped, fixed, moved, saved, showed, explained, sorted, did, came, took care, got me`),
  },
  de: {
    dials: cuesOf(
      `ruf, rufe, ruft, rufen, anrufen, telefon, telefonnummer, die nummer ist, whatsapp, wählt, wählen, unter der nummer`,
    ),
    digits: digitsOf('null, eins, zwei zwo, drei, vier, fünf, sechs, sieben, acht, neun'),
    asks: cuesOf('frag nach, fragt nach, fragen sie nach, verlangt, verlangen sie'),
    askedBehind: [],
    joins: ['und', '&'],
    firms: cuesOf('söhne, sohn, töchter, tochter, partner, co, gebrüder'),
    helped: cuesOf(`haben, hat, halfen, half, kamen, kam`),
  },
  es: {
    dials: cuesOf(
      `llama, llame, llamad, llámal*, llámen*, llámam*, llamar, teléfono, whatsapp, marca, marque, escribe, escríbel*, escríben*`,
    ),
    digits: digitsOf('cero, uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve'),
    asks: cuesOf('pregunta por, pregunte por, preguntad por, pregunten por'),
    askedBehind: [],
    joins: ['y', 'e', '&'],
    firms: cuesOf('hijos, hijo, hijas, hermanos, compañía'),
    helped: cuesOf(`me, nos, vinieron, vino`),
  },
  fr: {
    dials: cuesOf(`appelez*, appelle*, appeler, téléphone*, composez, whatsapp, leur numéro, son numéro, notre numéro`),
    digits: digitsOf('zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf'),
    asks: cuesOf('demandez, demande'),
    askedBehind: [],
    joins: ['et', '&'],
    firms: cuesOf('fils, filles, frères, associés'),
    helped: cuesOf(`m'ont, m'a, nous, sont, est venu`),
  },
  it: {
    dials: cuesOf(`chiama*, telefono, telefona*, whatsapp, componi, il numero è, scrivi`),
    digits: digitsOf('zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove'),
    asks: cuesOf('chiedi di, chiedete di, chieda di'),
    askedBehind: [],
    joins: ['e', '&'],
    firms: cuesOf('figli, figlio, figlie, fratelli, soci'),
    helped: cuesOf(`mi, ci, sono, è venuto`),
  },
  pt: {
    dials: cuesOf(`liga, ligue, liguem, ligar, telefone, whatsapp, chama, chame, zap, o número é`),
    digits: digitsOf('zero, um, dois, três, quatro, cinco, seis meia, sete, oito, nove'),
    asks: cuesOf(
      'pergunte por, pergunta por, pergunte pela, pergunte pelo, pergunta pela, pergunta pelo, fale com, fala com',
    ),
    askedBehind: [],
    joins: ['e', '&'],
    firms: cuesOf('filhos, filho, filhas, irmãos'),
    helped: cuesOf(`me, nos, vieram, veio`),
  },
  hi: {
    dials: cuesOf(`कॉल, फोन, फ़ोन, नंबर, व्हाट्सएप, व्हाट्सऐप`),
    digits: digitsOf('शून्य ज़ीरो जीरो, एक, दो, तीन, चार, पाँच पांच, छह छः, सात, आठ, नौ'),
    asks: [],
    askedBehind: cuesOf('से बात करें, से पूछें, से पूछिए, से बात कीजिए'),
    joins: [],
    firms: [],
    helped: [],
  },
};

/** Of a language without a list, nobody knows who is called. */
export const phoneWordsOf = (locale: string): PhoneWords | undefined => LANGUAGES[languageOf(locale)];
