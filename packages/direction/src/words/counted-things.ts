import { languageOf } from './language-of.ts';

/** How a language marks that several things are meant. */
interface Several {
  looks: RegExp;
  /** what looks so and is something else */
  except?: RegExp;
  /** what means several things and does not look so */
  also?: RegExp;
}

const ABBREVIATED = /^(?:k?g|mg|[cm]?l|[kcm]?m|h|min|sec|[gmtk]b|k?w|mph|rpm|ft|lbs?|oz)$/iu;
/** In English, where what is measured may follow: "200 gram bags". */
const MEASURE =
  /^(?:second|minute|hour|day|week|month|year|mile|foot|inch|meter|metre|litre|liter|gram|kilo|pound|page|star|step|people|percent|million|billion)$/u;
/** "48 Harbor Street", "Studio 6 Pilates". */
const NAME = /^\p{Lu}\p{Ll}/u;

const LANGUAGES: Readonly<Record<string, Several>> = {
  en: {
    looks: /s$/u,
    except:
      /ss$|^(?:is|was|has|does|its|us|yes|plus|minus|always|sometimes|makes|goes|comes|says|gets|gives|takes|costs|needs|wants|looks|thanks)$/u,
    also: /^(?:children|men|women|feet|teeth|mice|geese|fish|sheep|deer|aircraft|grand|carat)$/u,
  },
  de: { looks: /^\p{Lu}/u, except: /^Fliegen$/u, also: /^(?:mal|tagen?|monaten?|jahren?|teilen?|schritten?)$/u },
  es: { looks: /s$/u, except: /(?:[aei]mos|[áéó]is|[áé]s)$|^(?:es|tienes|quieres|puedes|gracias)$/u },
  pt: { looks: /s$/u, except: /(?:[aei]mos|[áéó]s)$|^(?:tens|obrigados)$/u },
  fr: {
    looks: /[sxz]$/u,
    except:
      /(?:ez|ons|ais)$|^(?:bis|mars|dans|sans|mais|puis|nous|vous|ils|elles|très|pas|dès|vers|chez|sous|tous|mercis)$/u,
  },
  it: {
    looks: /[^aoàòùèìé]$/u,
    except: /^(?:aprile|settembre|ottobre|novembre|dicembre|grazie|viene|vuole|anche|dice|mille)$/u,
    also: /^(?:euro|uova|paia|dita|chilo|kilo)$/u,
  },
};

export const isMeasure = (word: string): boolean => MEASURE.test(word);

/** Whether a word behind a number may be what is counted, as it is written: "by nine he calls" counts nothing, and an address neither. */
export function mayBeCounted(unit: string, locale: string): boolean {
  const language = languageOf(locale);
  const several = LANGUAGES[language];
  if (!several || ABBREVIATED.test(unit)) return true;
  const isNoun = language === 'de';
  if (NAME.test(unit) && !isNoun) return false;
  const word = isNoun ? unit : unit.toLocaleLowerCase(locale);
  if (language === 'en' && isMeasure(word)) return true;
  return (several.looks.test(word) && several.except?.test(word) !== true) || several.also?.test(word) === true;
}
