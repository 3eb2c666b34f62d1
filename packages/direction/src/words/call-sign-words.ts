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
  /** before what is free or open */
  articles: readonly string[];
}

const CURVED = ['“', '”'] as const;

const LANGUAGES: Readonly<Record<string, CallSignWords>> = {
  en: {
    opens: cuesOf(
      "call us, call me, call now, call today, call her, call him, call them, call our, call my, call the, call, book, reserve, order, message me, message us, message her, message him, message, text me, text us, text her, text him, dm me, dm us, email me, email us, write me, write us, write to us, write to me, send me, send us, ask us, ask me, come by, come in and see us, come and see us, come in, come see, come and see, come try, come over, come visit, come find, come say, come to, come hungry, stop by, drop by, drop in, swing by, walk in, pop in, visit, go see, go try, go book, go look, sign up, join us, join, enroll, register now, apply now, apply today, save this, save it, save the, pin this, share this, share it, send this, tag, follow, subscribe, like this, try it, try one, try ours, try us, get yours, get one, get it, grab yours, grab one, grab a, claim yours, pick yours, request, schedule, download, hire, donate, comment below, watch the, listen to, don't wait, don't miss",
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
    invites: cuesOf('free, open, welcome, on us, on me, on the house'),
    articles: cuesOf('the, my, our, your, a'),
  },
  de: {
    opens: cuesOf(
      'ruf uns, ruf mich, ruf an, ruf jetzt, ruf einfach, ruf, ruft uns, ruft mich, ruft an, ruft, rufen sie, buch, buche, bucht, buchen sie, reservier, reserviere, reserviert, reservieren sie, bestell, bestelle, bestellt, bestellen sie, schreib mir, schreib uns, schreibt mir, schreibt uns, schreiben sie, komm vorbei, komm, kommt vorbei, kommt, kommen sie, schau vorbei, schau, schaut vorbei, schauen sie, melde dich, meld dich, meldet euch, melden sie, besuch, besuche, besucht, besuchen sie, speicher, speichere, speichert, merk dir, teil das, teile, teilt, folg, folge, folgt, abonnier, abonniere, abonniert, probier, probiere, probiert, probieren sie, hol, holt, holen sie, sicher dir, sichere dir, sichert euch, sichern sie, vereinbare, vereinbaren sie, frag, fragt, fragen sie, mach mit, macht mit',
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
    articles: cuesOf('der, die, das, mein, meine, unser, unsere, dein, deine, eure, ihre'),
  },
  es: {
    opens: cuesOf(
      'llámanos, llámame, llama, llámenos, llame, reserva, reserve, resérval*, pide, pida, pídel*, escríbeme, escríbenos, escríbame, ven, vengan, venga, visita, visítanos, visite, guarda, guárdal*, comparte, compártel*, sígueme, síguenos, sigue, suscríbete, prueba, pruébal*, consigue, apúntate, únete, inscríbete, agenda, pregunta, manda, mándame, etiqueta, pásate, pasa por',
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
    articles: cuesOf('el, la, los, las, mi, mis, nuestra, nuestro, nuestras, nuestros, tu'),
  },
  fr: {
    opens: cuesOf(
      'appelez-nous, appelez-moi, appelez, appelle-nous, appelle-moi, appelle, réservez, réserve, commandez, commande, écrivez-nous, écrivez-moi, écris-moi, écris-nous, venez, viens, passez, passe, visitez, enregistrez, enregistre, partagez, partage, suivez-nous, suivez-moi, suivez, suis-moi, abonnez-vous, abonne-toi, essayez-le, essayez-la, essayez, essaie, inscrivez-vous, inscris-toi, rejoignez-nous, rejoignez, demandez, contactez-nous, contactez-moi, contactez, prenez rendez-vous, prenez',
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
    articles: cuesOf('le, la, les, mon, ma, mes, notre, nos, ton, ta, votre, vos'),
  },
  it: {
    opens: cuesOf(
      'chiamaci, chiamami, chiama, chiamate, chiamateci, prenota, prenotate, ordina, ordinate, scrivimi, scrivici, scriveteci, scrivetemi, vieni, venite, passa, passate, visita, visitate, salva, salvate, condividi, condividete, seguimi, seguici, segui, seguite, iscriviti, iscrivetevi, provalo, provala, prova, provate, unisciti, contattaci, contattami, chiedi, tagga',
    ),
    closes: [],
    leads: cuesOf('allora, e, quindi, o, adesso, ora'),
    ends: cuesOf('e, ed, o, ma, prima, se, perché, quando, mentre, fino, con, in, da, che, dove, per, al, su'),
    types: cuesOf('commenta, commentate'),
    typeLeads: cuesOf('la parola, con la parola, con'),
    untyped: cuesOf('qui, sotto, la, il, tua, tuo, cosa, se, con, e'),
    quotes: CURVED,
    invites: cuesOf('gratis, gratuita, gratuito, aperta, aperto, aperte, aperti, benvenuti'),
    articles: cuesOf('il, la, lo, i, gli, le, mia, mio, mie, nostra, nostro, nostre, tua, tuo'),
  },
  pt: {
    opens: cuesOf(
      'ligue, liga, chame, chama, me chama, me chame, reserve, reserva, peça, pede, escreva, me escreve, mande, manda, me manda, me mande, venha, vem, visite, visita, salve, salva, compartilhe, compartilha, siga, segue, me siga, me segue, inscreva-se, se inscreve, experimente, agende, agenda, marque, marca, garanta, fale, fala com, passe, passa',
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
    articles: cuesOf('o, a, os, as, minha, meu, minhas, nossa, nosso, nossas, sua, seu'),
  },
  hi: {
    opens: [],
    closes: cuesOf(
      'कॉल करें, कॉल कीजिए, कॉल करो, फ़ोन करें, फोन करें, बुक करें, बुक कीजिए, बुक करो, ऑर्डर करें, ऑर्डर कीजिए, फॉलो करें, फ़ॉलो करें, सेव करें, शेयर करें, मैसेज करें, सब्सक्राइब करें, संपर्क करें',
    ),
    leads: cuesOf('तो, और, बस'),
    ends: [],
    types: [],
    typeLeads: [],
    untyped: [],
    quotes: CURVED,
    invites: [],
    articles: [],
  },
};

export const callSignWordsOf = (locale: string): CallSignWords | undefined => LANGUAGES[languageOf(locale)];
