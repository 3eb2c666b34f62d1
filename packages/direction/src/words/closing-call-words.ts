import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What is surely a call, so that a film may end on a card of it: "order after order" and "bring it to a boil" are none. */
export interface ClosingCallWords {
  /** with whom, what or where they mean; behind them comes another phrase, when, or nothing */
  wholes: readonly string[];
  /** before what is asked for */
  begins: readonly string[];
  /** before a name of two capitals */
  names: readonly string[];
  whens: readonly string[];
}

const LANGUAGES: Readonly<Record<string, ClosingCallWords>> = {
  en: {
    wholes: cuesOf(
      'call us, call me, call her, call him, call them, call now, call today, text us, text me, text her, text him, text them, message us, message me, message her, message him, message them, dm us, dm me, dm them, email us, email me, email them, ring us, ring them, write to us, write to me, write us, write them, ask us, come by, come visit, come visit us, come see us, come and see us, come in and see us, come find us, stop by, drop by, drop in, swing by, stop in, visit us, find us, sign up, join us, subscribe, register now, apply now, apply today, book it, book now, book today, book online, book yours, order it, order now, order today, order tonight, order online, order yours, order one, get yours, grab yours, claim yours, reserve yours, schedule yours, save her number, save his number, save their number, save our number, save my number',
    ),
    begins: cuesOf(
      'follow us for, follow us on, follow me for, follow me on, book your, book a, book an, go book your, reserve your, reserve a, schedule your, schedule a, claim your, order your, message her your, message us your, text us your, text me your, come try, stop by our, come by our, drop by our, swing by our, visit our',
    ),
    names: cuesOf('call, text, message, email, visit, go see, stop by, drop by, swing by'),
    whens: cuesOf(
      'today, tonight, tomorrow, now, right now, this, any time, anytime, monday, tuesday, wednesday, thursday, friday, saturday, sunday, early, soon, directly, first, here',
    ),
  },
  de: {
    wholes: cuesOf(
      'ruf uns, ruf mich, ruf an, ruf sie, ruf ihn, ruf jetzt, ruf einfach, ruft uns, ruft mich, ruft an, ruft sie, ruft ihn, ruft jetzt, ruft einfach, rufen sie uns, rufen sie mich, rufen sie an, rufen sie jetzt, schreib mir, schreib uns, schreib ihr, schreib ihm, schreibt mir, schreibt uns, schreibt ihr, schreibt ihm, schreibt ihnen, schreiben sie mir, schreiben sie uns, komm vorbei, komm einfach vorbei, komm zu uns, kommt vorbei, kommt einfach vorbei, kommt zu uns, kommen sie vorbei, kommen sie zu uns, schau vorbei, schaut vorbei, schauen sie vorbei, melde dich, meld dich, meldet euch, melden sie sich, besuch uns, besuche uns, besucht uns, besuchen sie uns, frag uns, fragt uns, bestell jetzt, bestellt jetzt, bucht jetzt, buche jetzt, hol dir eins, hol dir eine, hol dir einen, holt euch eins, holt euch eine, holt euch einen, lasst euch beraten, lass dich beraten, speichert die nummer, speicher die nummer',
    ),
    begins: cuesOf(
      'buch dir, buch dein*, buche dein*, bucht euch, bucht euer*, bucht eure*, buchen sie ihr*, reservier dir, reserviere dir, reserviert euch, reservieren sie, bestell dir, bestell dein*, bestelle dein*, bestellt euch, bestellt euer*, bestellt eure*, bestellen sie ihr*, sicher dir, sichere dir, sichert euch, sichern sie sich, vereinbare deinen, vereinbare einen, vereinbart einen, vereinbart euren, vereinbaren sie',
    ),
    names: [],
    whens: cuesOf('an, heute, noch heute, jetzt, gleich, morgen, einfach, am, diese, diesen, doch, gern, gerne'),
  },
  es: {
    wholes: cuesOf(
      'llámanos, llámame, llámenos, llámal*, llama ya, llama ahora, llama hoy, escríbeme, escríbenos, escríbame, escríbel*, ven a vernos, ven hoy, ven ya, visítanos, suscríbete, apúntate, inscríbete, pásate, pasa por aquí, reserva ya, reserva hoy, reserva ahora, resérval*, pide ya, pide cita, pídel*, cómpral*, mándanos un mensaje, mándame un mensaje',
    ),
    begins: cuesOf(
      'reserva tu, pide tu, pide el tuyo, pide la tuya, agenda tu, consigue tu, ven a probar*, ven a conocer*, visita nuestra, visita nuestro, pasa por nuestra, pasa por nuestro',
    ),
    names: cuesOf('llama a, escribe a, pásate por, pregunta por'),
    whens: cuesOf('hoy, ahora, ya, mañana, este, esta, cuanto'),
  },
  fr: {
    wholes: cuesOf(
      'appelez-nous, appelez-moi, appelez-*, appelle-nous, appelle-moi, appelle-*, écrivez-nous, écrivez-moi, écrivez-*, écris-nous, écris-moi, écris-*, contactez-nous, contactez-moi, réservez-*, commandez-*, venez nous voir, viens nous voir, passez nous voir, passe nous voir, passez chez nous, passe chez nous, prenez rendez-vous, inscrivez-vous, inscris-toi, abonnez-vous, abonne-toi, rejoignez-nous, profitez-en, gardez son numéro, notez son numéro',
    ),
    begins: cuesOf(
      'réservez votre, réservez vos, réserve ta, réserve ton, commandez votre, commandez vos, commandez le vôtre, commandez la vôtre, commandez les vôtres, commande ta, commande ton, venez goûter, venez essayer, venez découvrir, visitez notre',
    ),
    names: cuesOf('appelez, appelle, contactez, passez chez, passe chez'),
    whens: cuesOf("aujourd'hui, maintenant, vite, dès, ce, cette, demain, samedi, dimanche, lundi, mardi, mercredi"),
  },
  it: {
    wholes: cuesOf(
      'chiamaci, chiamami, chiamal*, chiamateci, chiamatemi, chiamatel*, chiama ora, chiama subito, chiama oggi, scrivimi, scrivici, scrivil*, scrivigl*, scriveteci, scrivetemi, scrivetegl*, scrivetel*, contattaci, contattami, ordinalo, ordinala, ordinatel*, ordina ora, ordina subito, prenotal*, prenotatel*, prenota ora, prenota subito, prenota oggi, prenotate ora, prenotate subito, vieni a trovar*, venite a trovar*, passa a trovar*, passate a trovar*, passate da noi, passa da noi, iscriviti, iscrivetevi, compralo, comprala',
    ),
    begins: cuesOf(
      'prenota la tua, prenota il tuo, prenotate la vostra, prenotate il vostro, ordina la tua, ordina il tuo, ordinate la vostra, ordinate il vostro, vieni a provar*, venite a provar*, visita il nostro, visita la nostra',
    ),
    names: cuesOf('chiama, chiamate, passa da, passate da, andate da'),
    whens: cuesOf('oggi, adesso, ora, subito, domani, questo, questa'),
  },
  pt: {
    wholes: cuesOf(
      'ligue hoje, ligue agora, ligue já, ligue a qualquer hora, ligue a qualquer momento, ligue o quanto antes, me chama, me chame, chama a gente, chame a gente, chama no whatsapp, chame no whatsapp, me escreve, fale com a gente, fala com a gente, manda mensagem, mande mensagem, me manda mensagem, vem nos ver, venha nos ver, passe aqui, passa aqui, inscreva-se, se inscreve, salva o número, salve o número',
    ),
    begins: cuesOf(
      'reserve sua, reserve seu, reserve a sua, reserve o seu, reserva sua, reserva seu, peça o seu, peça a sua, peça seu, peça sua, peça já, agende sua, agende seu, agende a sua, agende o seu, agenda sua, agenda seu, marque sua, marque seu, marque a sua, marque o seu, marca sua, marca seu, garanta seu, garanta sua, garanta o seu, garanta a sua, encomende o seu, encomende a sua, compre o seu, compre a sua, venha conhecer, vem conhecer, venha provar, visite nossa, visite nosso',
    ),
    names: cuesOf('ligue para, ligue pra, liga para, liga pra, chame, chama, fale com, fala com'),
    whens: cuesOf('hoje, agora, já, amanhã, este, esta, esse, essa'),
  },
  hi: { wholes: [], begins: [], names: [], whens: [] },
};

export const closingCallWordsOf = (locale: string): ClosingCallWords | undefined => LANGUAGES[languageOf(locale)];
