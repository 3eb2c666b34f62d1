import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

interface UrgeWords {
  /** forbids what keeps the viewer from it, before a pause: "don't wait" */
  urges: readonly string[];
  /** the same where it goes on: "don't hesitate to" */
  openUrges: readonly string[];
  /** what may stand before it: "so", "please" */
  leads: readonly string[];
  /** right behind the pause, what threatens: "or" */
  turns: readonly string[];
  /** among the first words behind the pause, who said it: "he told" */
  reports: readonly string[];
  /** anywhere behind the pause, what gets worse */
  threats: readonly string[];
}

const each = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((made, next) => made.flatMap((start) => next.map((end) => `${start} ${end}`.trim())), ['']);

/** What invites by forbidding to wait, and what makes a threat of it. */
const URGES: Readonly<Record<string, UrgeWords>> = {
  de: {
    urges: [
      ...each(
        ['warte', 'wartet', 'warten sie', 'zögere', 'zögert', 'zögern sie'],
        [
          'nicht',
          'nicht länger',
          'nicht mehr',
          'nicht mehr länger',
          'nicht lange',
          'nicht mehr lange',
          'nicht zu lange',
        ],
      ),
      ...each(['warte', 'wartet', 'warten sie'], ['keinen tag länger', 'keine minute länger', 'nicht noch einen tag']),
      ...each(['nicht', 'nicht länger', 'nicht lange', 'nicht mehr'], ['warten', 'zögern', 'überlegen']),
    ],
    openUrges: each(['zögere', 'zögert', 'zögern sie'], ['nicht uns', 'nicht mich', 'nicht und']),
    leads: cuesOf('und, also, darum, deshalb, deswegen, bitte, aber, nun, jetzt'),
    turns: cuesOf('oder, sonst, andernfalls, ansonsten'),
    reports: cuesOf('sagt*, hat er gesagt, hat sie gesagt, meint*, riet*, warnt*, hieß es'),
    threats: cuesOf(
      'rosten, *rostet, verrost*, schlimmer, breitet sich, verbreitet sich, fault, verfault, modert, schimmel*, verschlimmer*',
    ),
  },
  en: {
    urges: [
      ...each(
        ["don't wait", 'do not wait', "don't hesitate", 'do not hesitate'],
        ['', 'any longer', 'any more', 'anymore', 'too long', 'longer', 'around'],
      ),
      ...each(
        ["don't wait", 'do not wait'],
        ['another', 'one more', 'a', 'a single'],
        ['day', 'minute', 'second', 'moment', 'week', 'hour', 'month'],
      ),
      ...cuesOf("wait no longer, wait no more, don't think twice, don't delay, do not delay, don't put it off"),
    ],
    openUrges: ["don't hesitate to", 'do not hesitate to'],
    leads: cuesOf('and, so, but, please, also, just, now, then'),
    turns: cuesOf('or, otherwise, else'),
    reports: cuesOf('said, told, says, warned, advised, begged'),
    threats: cuesOf(
      'rust, rusts, rusting, rusted, rusty, worse, worsen*, spreads, spreading, rot, rots, rotting, decay*, moldy, eats into, getting out of hand',
    ),
  },
  es: {
    urges: [
      ...each(
        [
          'no esperes',
          'no espere',
          'no esperen',
          'no esperéis',
          'no lo dudes',
          'no lo dude',
          'no lo duden',
          'no dudes',
        ],
        ['', 'más', 'ni un minuto más', 'ni un día más', 'un día más', 'otro día', 'más tiempo', 'mucho'],
      ),
      ...each(['no lo pienses', 'no lo piense', 'no te lo pienses'], ['', 'más', 'dos veces', 'tanto']),
      ...cuesOf('no tardes, no tardes más, no tarde'),
    ],
    openUrges: each(['no dudes', 'no dude', 'no duden', 'no dudéis'], ['en']),
    leads: cuesOf('y, así que, entonces, por eso, por favor, pero, pues, también, ya'),
    turns: cuesOf('o, u, si no, de lo contrario'),
    reports: cuesOf('dijo, dijeron, dice, decía, dicho, advirtió, aconsejó'),
    threats: cuesOf('oxid*, peor, empeor*, se extiende, se extienden, se propaga, se pudr*, pudriendo'),
  },
  fr: {
    urges: [
      ...each(
        ["n'attendez", "n'attends", "n'hésitez", "n'hésite", 'ne tardez', 'ne tarde'],
        ['pas', 'plus', 'pas plus longtemps', 'plus longtemps', 'pas trop', 'plus une minute', 'pas un jour de plus'],
      ),
    ],
    openUrges: each(["n'hésitez", "n'hésite"], ['pas à', 'plus à', 'surtout pas à']),
    leads: cuesOf("et, alors, donc, mais, aussi, surtout, s'il vous plaît, s'il te plaît"),
    turns: cuesOf('ou, sinon, autrement'),
    reports: cuesOf(
      "a dit, m'a dit, dit-il, dit-elle, a-t-il, a-t-elle, m'a-t-il, m'a-t-elle, disait, disaient, prévenu, conseillé",
    ),
    threats: cuesOf("rouill*, pire, empire, empirent, s'aggrav*, se répand*, se propage*, pourri*"),
  },
  hi: {
    urges: each(
      ['', 'ज़्यादा', 'ज्यादा'],
      ['इंतज़ार', 'इंतजार', 'इन्तज़ार', 'इन्तजार', 'देर', 'देरी', 'संकोच'],
      ['मत', 'न', 'ना'],
      ['करो', 'करें', 'कीजिए', 'करिए', 'करना'],
    ),
    openUrges: [],
    leads: cuesOf('और, तो, इसलिए, कृपया, अब, बस, लेकिन, प्लीज़'),
    turns: cuesOf('या, वरना, नहीं तो, अन्यथा'),
    reports: cuesOf('कहा, कहते, कहता, कहती, बोला, बोली, बोले, बताया'),
    threats: cuesOf('जंग, ज़ंग, बिगड़*, बदतर, फैल*, सड़*'),
  },
  it: {
    urges: [
      ...each(
        ['non aspettare', 'non aspettate', 'non aspetti', 'non esitare', 'non esitate', 'non esiti'],
        ['', 'oltre', 'più', 'ancora', 'troppo', 'un altro giorno', 'un giorno di più', 'un minuto di più'],
      ),
      ...cuesOf('non perdere tempo, non perdere altro tempo, non perdete tempo, non pensarci due volte, non pensarci'),
    ],
    openUrges: each(['non esitare', 'non esitate', 'non esiti'], ['a', 'ad']),
    leads: cuesOf('e, quindi, allora, dunque, perciò, ma, per favore, anche'),
    turns: cuesOf('o, oppure, altrimenti, sennò'),
    reports: cuesOf('disse, detto, diceva, dicevano, dice, avvertito, consigliato'),
    threats: cuesOf(
      'arruggin*, peggio, peggior*, si diffonde, si diffondono, si allarga, marcio, marcisce, marciscono',
    ),
  },
  pt: {
    urges: [
      ...each(
        ['não espere', 'não esperem', 'não espera', 'não hesite', 'não hesitem'],
        ['', 'mais', 'mais um dia', 'mais um minuto', 'nem mais um dia', 'nem um minuto', 'outro dia', 'muito'],
      ),
      ...cuesOf('não perca tempo, não perca mais tempo, não pense duas vezes, não demore, não deixe para depois'),
    ],
    openUrges: each(['não hesite', 'não hesitem'], ['em']),
    leads: cuesOf('e, então, por isso, portanto, mas, por favor, também, agora'),
    turns: cuesOf('ou, senão, caso contrário'),
    reports: cuesOf('disse, disseram, dizia, diz, falou, avisou, aconselhou'),
    threats: cuesOf('enferruj*, pior, piora*, se espalha, se espalham, espalhando, apodrec*'),
  },
};

const NONE: UrgeWords = { urges: [], openUrges: [], leads: [], turns: [], reports: [], threats: [] };

export const urgeWordsOf = (locale: string): UrgeWords => URGES[languageOf(locale)] ?? NONE;
