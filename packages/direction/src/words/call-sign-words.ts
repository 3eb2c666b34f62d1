import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** Words that make the sign of a call: what is said is cut out of its sentence by them. */
export interface CallSignWords {
  /** begin a call: "call us", "book" */
  opens: readonly string[];
  /** end one, in languages that have the verb there */
  closes: readonly string[];
  /** may stand before it: "so", "just" */
  leads: readonly string[];
  /** what comes behind is no part of it: "before Friday" */
  ends: readonly string[];
  /** ask for a word: "comment strong" */
  types: readonly string[];
  /** between them and the word */
  typeLeads: readonly string[];
  /** not the word that is asked for */
  untyped: readonly string[];
  quotes: readonly [string, string];
  /** "the first session is free", "my dates are open" */
  invites: readonly string[];
  /** just before these words, today: "was free" invites nobody */
  beings: readonly string[];
  /** begin like a call, and are none, where no longer call begins there */
  sayings: readonly string[];
  /** before what is free or open */
  articles: readonly string[];
}

const CURVED = ['“', '”'] as const;

const LANGUAGES: Readonly<Record<string, CallSignWords>> = {
  en: {
    opens: cuesOf(
      "call us, call me, call now, call today, call her, call him, call them, call our, call my, call the, call, book, reserve, order, message me, message us, message her, message him, text me, text us, text her, text him, dm me, dm us, email me, email us, write me, write us, write to us, write to me, send me, send us, ask us, ask me, come by, come in and see us, come and see us, come in, come see, come and see, come try, come over, come visit, come find, come say, come to, come hungry, stop by, drop by, drop in, swing by, walk in, pop in, visit, go see, go try, go book, go look, sign up, join us, join, enroll, register now, apply now, apply today, save this, save it, save the, pin this, share this, share it, send this, tag, follow, subscribe, like this, try it, try one, try ours, try us, get yours, get one, get it, grab yours, grab one, grab a, claim yours, pick yours, request, schedule, download, hire, donate, comment below, watch the, listen to, don't wait, don't miss",
    ),
    closes: [],
    leads: cuesOf('so, now, and, just, please, then, today, go ahead and, go, or, but'),
    ends: cuesOf(
      "and, or, but, before, after, if, so, because, when, while, until, till, to, at, with, on, from, as, that, where, which, who, i'll, we'll, you'll, by, it's, for, in",
    ),
    types: cuesOf('comment, comment the word, type, type the word, comment with, comment with the word'),
    typeLeads: cuesOf('the word, the word:'),
    untyped: cuesOf('below, here, your, what, which, if, the, a, it, now, and, with, this, where, how, on, in'),
    quotes: CURVED,
    invites: cuesOf('free, open, welcome, on us, on the house'),
    beings: cuesOf('is, are'),
    sayings: cuesOf('call me crazy, call me old, call it, book club*, book lover*, order number*'),
    articles: cuesOf('the, my, our'),
  },
  de: {
    opens: cuesOf(
      'ruf uns, ruf mich, ruf an, ruf jetzt, ruf einfach, ruft uns, ruft mich, ruft an, ruft einfach, ruft jetzt, rufen sie, buch dir, buch dein, buch deine, buch deinen, buche dein, buche deine, buche deinen, buche jetzt, bucht euch, bucht euren, bucht eure, bucht jetzt, buchen sie, reservier dir, reserviere dir, reserviert euch, reservieren sie, bestell dir, bestell dein, bestell deine, bestell jetzt, bestelle dein, bestelle deine, bestelle jetzt, bestellt euch, bestellt euer, bestellt eure, bestellt jetzt, bestellen sie, schreib mir, schreib uns, schreibt mir, schreibt uns, schreiben sie, komm vorbei, komm zu uns, komm einfach vorbei, kommt vorbei, kommt zu uns, kommt einfach vorbei, kommen sie, schau vorbei, schaut vorbei, schauen sie, melde dich, meld dich, meldet euch, melden sie, besuch uns, besuche uns, besucht uns, besuchen sie, speicher dir, speichere dir, speichert euch, merk dir, merkt euch, teil das, teile das, teilt das, folg mir, folg uns, folge mir, folge uns, folgt mir, folgt uns, probier es, probiere es, probiert es, probieren sie, hol dir, holt euch, holen sie, sicher dir, sichere dir, sichert euch, sichern sie, vereinbare deinen, vereinbare einen, vereinbaren sie, frag uns, frag mich, fragt uns, fragt mich, fragen sie, mach mit, macht mit',
    ),
    closes: [],
    leads: cuesOf('also, und, dann, oder, jetzt, heute'),
    ends: cuesOf(
      'und, oder, aber, bevor, nachdem, wenn, weil, damit, dann, bis, unter, auf, mit, von, ab, dass, wo, für, in, im, bei, um, solange',
    ),
    types: cuesOf('kommentier, kommentiere, kommentiert, kommentieren sie'),
    typeLeads: cuesOf('mit, das wort, mit dem wort'),
    untyped: cuesOf('unten, hier, dein, deine, euer, eure, was, wie, das, mit, doch, gern, gerne, jetzt'),
    quotes: ['„', '“'],
    invites: cuesOf('gratis, kostenlos, umsonst, frei, offen, willkommen, geschenkt'),
    beings: cuesOf('ist, sind'),
    sayings: [],
    articles: cuesOf('der, die, das, mein, meine, unser, unsere, dein, deine, deinen, euer, eure, euren, ihre, einen'),
  },
  es: {
    opens: cuesOf(
      'llámanos, llámame, llámenos, llama ya, llama ahora, llama hoy, llame, reserva tu, reserva ya, reserva hoy, reserva ahora, reserve, resérval*, pide tu, pide ya, pide cita, pida, pídel*, escríbeme, escríbenos, escríbame, ven a vernos, ven a probarl*, ven a conocer*, ven hoy, ven ya, vengan, venga, visítanos, visite, visita nuestra, visita nuestro, guarda este, guarda esto, guárdal*, comparte este, comparte esto, compártel*, sígueme, síguenos, suscríbete, pruébal*, consigue tu, apúntate, únete, inscríbete, agenda tu, mándame, mándanos, pásate, pasa por aquí, pasa por nuestra, pasa por nuestro',
    ),
    closes: [],
    leads: cuesOf('así que, y, pues, ahora, entonces, o, solo'),
    ends: cuesOf(
      'y, e, o, pero, antes, si, porque, cuando, mientras, hasta, con, en, desde, que, donde, para, al, por',
    ),
    types: cuesOf('comenta, comente'),
    typeLeads: cuesOf('la palabra, con la palabra'),
    untyped: cuesOf('abajo, aquí, tu, qué, cuál, si, el, la, con, lo, y'),
    quotes: CURVED,
    invites: cuesOf('gratis, gratuita, gratuito, abierta, abierto, abiertas, abiertos, bienvenido, bienvenidos'),
    beings: cuesOf('es, son, está, están'),
    sayings: [],
    articles: cuesOf('el, la, los, las, mi, mis, nuestra, nuestro, nuestras, nuestros, tu'),
  },
  fr: {
    opens: cuesOf(
      'appelez-nous, appelez-moi, appelez, appelle-nous, appelle-moi, réservez, réserve ta, réserve ton, commandez, commande ta, commande ton, écrivez-nous, écrivez-moi, écris-moi, écris-nous, venez, viens nous voir, passez nous voir, passe nous voir, visitez, enregistrez, enregistre cette, partagez, partage cette, suivez-nous, suivez-moi, suis-moi, abonnez-vous, abonne-toi, essayez-le, essayez-la, essayez, inscrivez-vous, inscris-toi, rejoignez-nous, rejoignez, demandez, contactez-nous, contactez-moi, contactez, prenez rendez-vous, prenez',
    ),
    closes: [],
    leads: cuesOf('alors, et, donc, ou, maintenant'),
    ends: cuesOf(
      'et, ou, mais, avant, si, parce, quand, pendant, jusqu*, avec, dans, sur, depuis, que, où, pour, à, au, par',
    ),
    types: cuesOf('commentez, commente'),
    typeLeads: cuesOf('le mot, avec le mot'),
    untyped: cuesOf('ci-dessous, ici, ton, votre, si, le, la, avec, ce, et'),
    quotes: ['« ', ' »'],
    invites: cuesOf('gratuit, gratuite, gratuits, offert, offerte, ouvert, ouverte, ouvertes, bienvenus'),
    beings: cuesOf('est, sont'),
    sayings: [],
    articles: cuesOf('le, la, les, mon, ma, mes, notre, nos, ton, ta, votre, vos'),
  },
  it: {
    opens: cuesOf(
      'chiamaci, chiamami, chiama ora, chiama subito, chiama oggi, chiamateci, prenota ora, prenota subito, prenota oggi, prenota la tua, prenota il tuo, prenotate ora, prenotate subito, ordina ora, ordina subito, ordina la tua, ordina il tuo, scrivimi, scrivici, scriveteci, scrivetemi, vieni a trovar*, vieni a provar*, venite a trovar*, venite a provar*, passa a trovar*, passate a trovar*, visita il nostro, visita la nostra, salva questo, salva questa, condividi questo, condividi questa, seguimi, seguici, iscriviti, iscrivetevi, provalo, provala, unisciti, contattaci, contattami',
    ),
    closes: [],
    leads: cuesOf('allora, e, quindi, o, adesso, ora'),
    ends: cuesOf('e, ed, o, ma, prima, se, perché, quando, mentre, fino, con, in, da, che, dove, per, al, su'),
    types: cuesOf('commenta, commentate'),
    typeLeads: cuesOf('la parola, con la parola, con'),
    untyped: cuesOf('qui, sotto, la, il, tua, tuo, cosa, se, con, e'),
    quotes: CURVED,
    invites: cuesOf('gratis, gratuita, gratuito, aperta, aperto, aperte, aperti, benvenuti'),
    beings: cuesOf('è, sono'),
    sayings: [],
    articles: cuesOf('il, la, lo, i, gli, le, mia, mio, mie, nostra, nostro, nostre, tua, tuo'),
  },
  pt: {
    opens: cuesOf(
      'ligue, ligue a qualquer hora, ligue a qualquer momento, ligue o quanto antes, me chama, me chame, chame a gente, chama a gente, reserve, reserva sua, reserva seu, peça, escreva, me escreve, mande, me manda, me mande, venha, vem conhecer, vem nos ver, visite, salve este, salve esse, salva este, salva esse, compartilhe, siga, me siga, me segue, inscreva-se, se inscreve, experimente, agende, agenda sua, agenda seu, marque, marca sua, marca seu, garanta, fale, fala com a gente, passe aqui, passa aqui',
    ),
    closes: [],
    leads: cuesOf('então, e, agora, ou, só'),
    ends: cuesOf(
      'e, ou, mas, antes, se, porque, quando, enquanto, até, com, em, no, na, desde, que, onde, para, pra, por, pelo, pela',
    ),
    types: cuesOf('comente, comenta'),
    typeLeads: cuesOf('a palavra, com a palavra'),
    untyped: cuesOf('aqui, abaixo, embaixo, sua, seu, o, a, qual, se, com, e'),
    quotes: CURVED,
    invites: cuesOf('grátis, gratuita, gratuito, de graça, aberta, aberto, abertas, abertos'),
    beings: cuesOf('é, são, está, estão'),
    sayings: cuesOf('ligue o, ligue a'),
    articles: cuesOf('o, a, os, as, minha, meu, minhas, nossa, nosso, nossas, sua, seu'),
  },
  hi: {
    opens: [],
    closes: cuesOf(
      'कॉल करें, कॉल कीजिए, कॉल करो, फ़ोन करें, फोन करें, बुक करें, बुक कीजिए, बुक करो, ऑर्डर करें, ऑर्डर कीजिए, फॉलो करें, फ़ॉलो करें, सेव करें, शेयर करें, मैसेज करें, सब्सक्राइब करें, संपर्क करें, फ़ोन करो, फोन करो, फ़ोन कीजिए, फोन कीजिए, मैसेज करो, मैसेज कीजिए, ऑर्डर करो, सेव करो, शेयर करो',
    ),
    leads: cuesOf('तो, और, बस'),
    ends: [],
    types: [],
    typeLeads: [],
    untyped: [],
    quotes: CURVED,
    invites: [],
    beings: [],
    sayings: [],
    articles: [],
  },
};

export const callSignWordsOf = (locale: string): CallSignWords | undefined => LANGUAGES[languageOf(locale)];
