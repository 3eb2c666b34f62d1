import { cueAt, endsInTag, findCue, heaviest } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import { angerWordsOf } from '../words/anger-words.ts';
import {
  indexOf,
  isBeforeTurn,
  isDenied,
  isOrder,
  isPainful,
  isSaved,
  isTold,
  offerIn,
  threeThings,
  toned,
} from './find-in-clause.ts';
import type { Rule } from './rule.ts';

const NUMBER = /^\d[\d.,]*$/u;
/** "My first tip": a list begins with one of so many words. */
const LIST_START = 2;
/** What touches whoever tells it. */
const NEWS: readonly Tone[] = ['good', 'bad', 'grave'];

/** All that a script may cause, what decides the face first. A clause takes its expression from the first rule that has one. */
export const RULES: readonly Rule[] = [
  {
    name: 'hello',
    why: 'greets the viewer',
    isGlad: true,
    causes: { expressions: ['joyous', 'friendly'], gestures: ['wave'], isSigned: true },
    finds: ({ clause, index, cues }) => (index === 0 ? findCue(clause.words.slice(0, 3), cues.hello) : undefined),
  },
  {
    name: 'grave',
    why: 'speaks of something grave',
    causes: { expressions: ['concerned'] },
    finds: ({ sense }) => toned(sense, 'grave'),
  },
  {
    name: 'apology',
    why: 'asks to be forgiven',
    causes: { expressions: ['concerned', 'serious'], strength: 0.75, gestures: ['hand-on-heart', 'open-palm'] },
    finds: ({ sense }) => toned(sense, 'sorry'),
  },
  {
    name: 'irony',
    why: 'means the opposite',
    causes: { expressions: ['skeptical'], gestures: ['open-palm'], head: 'tilt' },
    finds: ({ sense }) => toned(sense, 'ironic'),
  },
  {
    name: 'anger',
    why: 'is angry',
    causes: { expressions: ['serious'], gestures: ['beat', 'both-palms'], head: 'shake', accent: 0.8 },
    finds: ({ clause, sense, reading }) =>
      toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, angerWordsOf(reading.locale)),
  },
  {
    name: 'pain',
    why: 'speaks of something that went wrong',
    causes: { expressions: ['concerned', 'serious'], gestures: ['open-palm', 'beat'], head: 'tilt' },
    finds: ({ sense }) => toned(sense, 'bad'),
  },
  {
    name: 'warning',
    why: 'warns the viewer',
    causes: { expressions: ['serious'], gestures: ['palm-forward'], head: 'shake' },
    finds: ({ sense }) => toned(sense, 'warning'),
  },
  {
    name: 'halt',
    why: 'asks the viewer to stop',
    causes: { gestures: ['palm-forward'], isSigned: true, accent: 1 },
    finds: ({ clause, cues, sense }) => {
      if (sense.tone === 'good' || clause.ending === 'question') return undefined;
      const length = cueAt(clause.words, 0, cues.halt);
      return length > 0 && isOrder(clause.words, length) ? 0 : undefined;
    },
  },
  {
    name: 'relief',
    why: 'tells what is over',
    isGlad: true,
    causes: { expressions: ['proud', 'delighted'], gestures: ['both-palms', 'open-palm'] },
    finds: ({ sense }) => (sense.isRelief ? sense.wordIndex : undefined),
  },
  {
    name: 'help',
    why: 'comes to what helped',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['open-palm'], accent: 0.7 },
    finds: ({ isHelped }) => (isHelped ? 0 : undefined),
  },
  {
    name: 'praise before a turn',
    why: 'praises something before it turns',
    causes: { expressions: ['neutral'] },
    finds: ({ clause, isSoftened }) => (isSoftened ? heaviest(clause.words) : undefined),
  },
  {
    name: 'before a turn',
    why: 'tells what comes before a “but”',
    // What comes before it may be praise, a step or a joke: the face waits for the turn.
    causes: { accent: 0.6 },
    finds: ({ clause, cues, reading, sense }) =>
      sense.tone === 'open' && isBeforeTurn(clause.toSec, reading, cues) ? heaviest(clause.words) : undefined,
  },
  {
    name: 'wow',
    why: 'is surprised',
    isGlad: true,
    causes: { expressions: ['surprised'], gestures: ['both-palms', 'open-palm'], accent: 1 },
    finds: ({ clause, cues, isSoftened }) => {
      const wow = isSoftened ? undefined : findCue(clause.words, cues.wow);
      return wow === undefined || isDenied(clause.words, wow, cues) ? undefined : wow;
    },
  },
  {
    name: 'link',
    why: 'sends the viewer to the link',
    isGlad: true,
    causes: { expressions: ['joyous', 'friendly'], gestures: ['point-down'], isSigned: true, head: 'nod' },
    finds: ({ clause, cues }) => findCue(clause.words, cues.link),
  },
  {
    name: 'offer',
    why: 'names a price or an offer',
    isGlad: true,
    causes: { expressions: ['excited', 'joyous'], gestures: ['pinch', 'point-up'], accent: 1 },
    finds: (situation) => (isSaved(situation) ? undefined : offerIn(situation)),
  },
  {
    name: 'saving',
    why: 'names what is saved',
    isGlad: true,
    // Two fingers show that something is small, and nobody saves little.
    causes: { expressions: ['excited', 'joyous'], gestures: ['open-palm', 'beat'], accent: 1 },
    finds: (situation) => (isSaved(situation) ? offerIn(situation) : undefined),
  },
  {
    name: 'counting',
    why: 'counts',
    causes: { gestures: ['count'], isSigned: true, accent: 0.7 },
    finds: ({ clause, cues, reading }) => threeThings(clause.words, cues.reasons, reading.locale),
  },
  {
    name: 'first',
    why: 'names the first thing',
    causes: { gestures: ['point-up'], accent: 0.7 },
    // "Her first race" and "read the label first" count nothing.
    finds: ({ clause: { words }, cues }) => {
      const isLed = cueAt(words, 0, cues.small) > 0;
      return findCue(words.slice(0, isLed ? LIST_START : 1), cues.first);
    },
  },
  {
    name: 'next',
    why: 'names the next thing',
    causes: { gestures: ['beat'], accent: 0.7 },
    finds: ({ clause, cues }) => findCue(clause.words, cues.next),
  },
  {
    name: 'feeling',
    why: 'says how it feels',
    isGlad: true,
    causes: { expressions: ['delighted', 'friendly'], gestures: ['hand-on-heart'] },
    finds: ({ clause, cues, sense }) => {
      const isMine = sense.tone === 'good' && findCue(clause.words, cues.me) !== undefined;
      return isMine ? findCue(clause.words, cues.feeling) : undefined;
    },
  },
  {
    name: 'call',
    why: 'asks the viewer to do something',
    isGlad: true,
    causes: { expressions: ['joyous', 'excited'], gestures: ['point-at-you', 'open-palm'], accent: 0.8 },
    finds: ({ clause, cues }) => {
      const asks = findCue(clause.words.slice(0, 2), cues.call);
      if (asks === 0) return asks;
      const asked = findCue(clause.words, cues.call);
      if (asked === undefined || clause.ending === 'question') return undefined;
      if (isDenied(clause.words, asked, cues) || isTold(clause.words, asked, cues)) return undefined;
      return findYou(clause.words, cues);
    },
  },
  {
    name: 'love',
    why: 'is taken with something',
    isGlad: true,
    causes: { expressions: ['delighted', 'excited'], gestures: ['beat', 'both-palms'], accent: 0.9 },
    finds: ({ clause, cues, sense }) => (sense.tone === 'good' ? findCue(clause.words, cues.love) : undefined),
  },
  {
    name: 'praise',
    why: 'recommends something',
    isGlad: true,
    causes: { expressions: ['joyous', 'proud'], gestures: ['thumbs-up', 'pinch'], head: 'nod' },
    finds: ({ clause, cues, sense }) =>
      sense.tone === 'good' && clause.ending !== 'question' ? findCue(clause.words, cues.praise) : undefined,
  },
  {
    name: 'pride',
    why: 'is proud of something',
    isGlad: true,
    causes: { expressions: ['proud'], gestures: ['hand-on-heart', 'open-palm'], head: 'nod' },
    finds: ({ clause, cues, sense }) => (sense.tone === 'good' ? findCue(clause.words, cues.pride) : undefined),
  },
  {
    name: 'good news',
    why: 'tells something good',
    isGlad: true,
    causes: { expressions: ['friendly', 'joyous'], gestures: ['open-palm', 'beat'] },
    finds: ({ sense, clause }) => (clause.ending === 'question' ? undefined : toned(sense, 'good')),
  },
  {
    name: 'glad question',
    why: 'asks for something good',
    causes: { expressions: ['friendly'] },
    finds: ({ sense, clause }) => (clause.ending === 'question' ? toned(sense, 'good') : undefined),
  },
  {
    name: 'tiny',
    why: 'says how small something is',
    causes: { gestures: ['pinch'], isSigned: true },
    finds: ({ clause, cues, sense }) => (sense.tone === 'grave' ? undefined : findCue(clause.words, cues.tiny)),
  },
  {
    name: 'huge',
    why: 'says how large something is',
    causes: { gestures: ['both-palms'], isSigned: true },
    // Of "the biggest mistake" no hands show the size.
    finds: ({ clause, cues, sense }) => (isUnhappy(sense.tone) ? undefined : findCue(clause.words, cues.huge)),
  },
  {
    name: 'dear',
    why: 'speaks of somebody dear',
    causes: { gestures: ['hand-on-heart'] },
    // "So did my mother" touches nobody: a heart is for news of them.
    finds: ({ clause, cues, sense, told }) => {
      const isTouching = NEWS.includes(sense.tone) || (sense.tone === 'open' && NEWS.includes(told));
      return isTouching ? findCue(clause.words, cues.dear) : undefined;
    },
  },
  {
    name: 'denial',
    why: 'denies something',
    causes: { head: 'shake' },
    finds: ({ clause, cues, sense }) =>
      sense.tone === 'open' && clause.ending !== 'question' ? findCue(clause.words, cues.never) : undefined,
  },
  {
    name: 'important',
    why: 'says what matters',
    causes: { expressions: ['serious'], gestures: ['point-up'], accent: 0.9 },
    // "You don't need to read music" lets off, and does not press; and nobody is serious who cheers.
    finds: ({ clause, cues }) => {
      if (clause.ending === 'exclamation') return undefined;
      const important = findCue(clause.words, cues.important);
      const denied = findCue(clause.words, cues.never);
      return important !== undefined && denied !== undefined && denied < important ? undefined : important;
    },
  },
  {
    name: 'doubt',
    why: 'doubts',
    causes: { expressions: ['skeptical'], gestures: ['open-palm'], head: 'tilt' },
    finds: ({ clause, cues, sense }) => {
      const isSure = sense.tone === 'good' || clause.ending === 'exclamation';
      return isSure ? undefined : findCue(clause.words, cues.doubt);
    },
  },
  {
    name: 'exclamation',
    why: 'exclaims',
    isGlad: true,
    causes: { expressions: ['excited', 'delighted'], gestures: ['beat'], accent: 1 },
    // Who shouts in the middle of bad news is not known to be glad.
    finds: ({ clause, sense, told, isHelped }) =>
      clause.ending === 'exclamation' && (isHelped || sense.tone === 'good' || !isUnhappy(told))
        ? heaviest(clause.words)
        : undefined,
  },
  {
    name: 'offered thought',
    why: 'offers a thought',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['open-palm'], accent: 1 },
    finds: ({ clause, cues }) =>
      clause.ending === 'question' && cueAt(clause.words, 0, cues.whatIf) > 0 ? heaviest(clause.words) : undefined,
  },
  {
    name: 'question',
    why: 'asks',
    causes: { expressions: ['skeptical', 'friendly'], strength: 0.8, gestures: ['open-palm'], head: 'tilt', accent: 1 },
    finds: ({ clause, cues }) =>
      clause.ending === 'question' && !endsInTag(clause.words, cues.tags) ? heaviest(clause.words) : undefined,
  },
  {
    name: 'glad punch',
    why: 'lands what the sentence before led up to, with a smile',
    isGlad: true,
    causes: { expressions: ['joyous', 'proud'], accent: 1 },
    finds: ({ clause, cues, isPunch, told }) =>
      isPunch && told === 'good' && findCue(clause.words, cues.never) === undefined
        ? heaviest(clause.words)
        : undefined,
  },
  {
    name: 'punch',
    why: 'lands what the sentence before led up to',
    causes: { accent: 1 },
    finds: ({ clause, isPunch }) => (isPunch ? heaviest(clause.words) : undefined),
  },
  {
    name: 'turn',
    why: 'turns to something else',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['open-palm'] },
    // "But nobody came" turns to nothing better.
    finds: ({ clause, cues, told, sense, isAfterPraise }) => {
      const isDenying = sense.tone !== 'good' && findCue(clause.words.slice(1), cues.never) !== undefined;
      if (told === 'good' || isAfterPraise || isDenying) return undefined;
      return cueAt(clause.words, 0, cues.contrast) > 0 ? 0 : undefined;
    },
  },
  {
    name: 'turn away',
    why: 'turns away from something good',
    causes: { expressions: ['neutral'], gestures: ['open-palm'] },
    finds: ({ clause, cues, told, sense, isAfterPraise }) => {
      const isUnknown = sense.tone === 'open' && (told === 'good' || isAfterPraise);
      return isUnknown && cueAt(clause.words, 0, cues.contrast) > 0 ? 0 : undefined;
    },
  },
  {
    name: 'product',
    why: 'speaks of the product',
    isGlad: true,
    causes: { shows: true },
    finds: ({ clause, cues, material }) => {
      const isSeen = material.product?.moments.some(
        ({ fromSec, untilSec }) => clause.toSec > fromSec + 0.5 && clause.fromSec < untilSec,
      );
      return isSeen ? findCue(clause.words, cues.this) : undefined;
    },
  },
  {
    name: 'look',
    why: 'shows something',
    isGlad: true,
    causes: { gestures: ['open-palm'] },
    finds: ({ clause, cues }) => findCue(clause.words, cues.look),
  },
  {
    name: 'everyone',
    why: 'means all of it',
    isGlad: true,
    causes: { gestures: ['both-palms'] },
    finds: ({ clause, cues, sense }) => (sense.tone === 'good' ? findCue(clause.words, cues.all) : undefined),
  },
  {
    name: 'viewer',
    why: 'speaks to the viewer',
    causes: { gestures: ['point-at-you', 'open-palm'] },
    finds: ({ clause, cues, sense, told }) => {
      const isSpared = isPainful(sense.tone) || (sense.tone === 'open' && isPainful(told));
      return isSpared ? undefined : findYou(clause.words, cues);
    },
  },
  {
    name: 'viewer in trouble',
    why: 'speaks to the viewer of something bad',
    causes: { gestures: ['open-palm'] },
    finds: ({ clause, cues, sense, told }) =>
      sense.tone === 'open' && isPainful(told) ? findYou(clause.words, cues) : undefined,
  },
  {
    name: 'number',
    why: 'names a number',
    causes: { gestures: ['beat', 'open-palm'], accent: 0.8 },
    finds: ({ clause }) => indexOf(clause.words, ({ plain }) => NUMBER.test(plain)),
  },
  {
    name: 'thanks',
    why: 'thanks the viewer',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['hand-on-heart', 'wave'] },
    finds: ({ clause, cues }) => findCue(clause.words, cues.thanks),
  },
];
