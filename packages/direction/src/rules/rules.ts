import { FINGERS } from '@herald/media/scene/acting-plan';
import { cueAt, findCue, heaviest } from '../reading/find-cue.ts';
import { findYou } from '../reading/find-you.ts';
import { isUnhappy, type Tone } from '../sense/read-sense.ts';
import { feltWordsOf } from '../words/felt-words-of.ts';
import { thumbWordsOf } from '../words/thumb-words.ts';
import { ASKING_RULES } from './asking-rules.ts';
import {
  indexOf,
  isAskedOfViewer,
  isDenied,
  isPainful,
  isPointedAt,
  isTold,
  threeThings,
  toned,
} from './find-in-clause.ts';
import { MONEY_RULES } from './money-rules.ts';
import { NEWS_RULES } from './news-rules.ts';
import { OUTCRY_RULES } from './outcry-rules.ts';
import { OWN_BODY_RULES } from './own-body-rules.ts';
import type { Rule } from './rule.ts';

/** "And thank you", "Vielen Dank" */
const THANKING_WORDS = 3;
const NUMBER = /^\d[\d.,]*$/u;
/** What touches whoever tells it. */
const NEWS: readonly Tone[] = ['good', 'bad', 'grave'];

/** All that a script may cause, what decides the face first. A clause takes its expression from the first rule that has one. */
export const RULES: readonly Rule[] = [
  ...NEWS_RULES,
  {
    name: 'wow',
    why: 'is surprised',
    isGlad: true,
    causes: { expressions: ['surprised'], gestures: ['both-palms', 'open-palm'], accent: 1 },
    finds: ({ clause, cues, isSoftened, isGladAhead, reading }) => {
      // "Oh my god! It is so good" is joy.
      const others = isGladAhead ? [] : feltWordsOf(reading.locale).surprises;
      const wow = isSoftened ? undefined : (findCue(clause.words, cues.wow) ?? findCue(clause.words, others));
      return wow === undefined || isDenied(clause.words, wow, cues) ? undefined : wow;
    },
  },
  {
    name: 'link',
    why: 'sends the viewer to the link',
    isToViewer: true,
    isGlad: true,
    causes: {
      expressions: ['joyous', 'friendly'],
      gestures: ['point-down'],
      isSigned: true,
      isMeant: true,
      head: 'nod',
    },
    // "Tap the photo and it prints" tells what an app does; where a film ends, it is the link.
    finds: ({ clause, cues, isEnd }) =>
      findCue(clause.words, cues.link) ?? (isEnd ? findCue(clause.words, cues.taps) : undefined),
  },
  ...MONEY_RULES,
  {
    name: 'counting',
    why: 'counts',
    causes: { gestures: ['count'], fingers: 3, isSigned: true, isMeant: true, accent: 0.7 },
    // "She grew three sizes" in the middle of trouble counts nothing; "three mistakes" above it does.
    finds: ({ clause, cues, reading, sense, told }) =>
      isUnhappy(sense.tone) && isUnhappy(told) ? undefined : threeThings(clause.words, cues.reasons, reading.locale),
  },
  {
    name: 'point',
    why: 'counts a point of a list',
    causes: { gestures: ['count'], isSigned: true, isMeant: true, countsPoint: true, accent: 0.7 },
    finds: ({ counted, sense }) =>
      counted && counted.point <= FINGERS.length && sense.tone !== 'grave' ? counted.wordIndex : undefined,
  },
  {
    name: 'thumb',
    why: 'speaks of a thumb that is up',
    isGlad: true,
    causes: {
      expressions: ['joyous', 'friendly'],
      gestures: ['thumbs-up'],
      isSigned: true,
      isMeant: true,
      head: 'nod',
    },
    finds: ({ clause: { words }, cues, reading }) => {
      const thumb = findCue(words, thumbWordsOf(reading.locale));
      return thumb === undefined || isDenied(words, thumb, cues) ? undefined : thumb;
    },
  },
  {
    name: 'first',
    why: 'names the first thing',
    causes: { gestures: ['point-up'], accent: 0.7 },
    // "Her first race", "our first batch" and "read the label first" count nothing; "my first tip" does.
    finds: ({ clause: { words }, cues }) => {
      if (cueAt(words, 0, cues.first) > 0) return 0;
      const isLed = cueAt(words, 0, cues.small) > 0 && cues.reasons.includes(`${words[2]?.plain}s`);
      return isLed && cueAt(words, 1, cues.first) > 0 ? 1 : undefined;
    },
  },
  {
    name: 'next',
    why: 'names the next thing',
    causes: { gestures: ['beat'], accent: 0.7 },
    finds: ({ clause, cues }) => findCue(clause.words, cues.next),
  },
  ...OWN_BODY_RULES,
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
    isToViewer: true,
    isGlad: true,
    needsProof: 'good news or end',
    calmGestures: ['open-palm'],
    causes: { expressions: ['joyous', 'excited'], gestures: ['point-at-you', 'open-palm'], accent: 0.8 },
    finds: ({ clause, cues, isUrging }) => {
      if (findCue(clause.words.slice(0, 2), cues.call) === 0 || isUrging) return 0;
      const asked = findCue(clause.words, cues.call);
      if (asked === undefined || clause.ending === 'question') return undefined;
      if (isDenied(clause.words, asked, cues) || isTold(clause.words, asked, cues)) return undefined;
      return isAskedOfViewer(clause.words, asked, cues) ? findYou(clause.words, cues) : undefined;
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
    needsProof: 'good news',
    causes: { expressions: ['joyous', 'proud'], gestures: ['thumbs-up', 'open-palm'], head: 'nod' },
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
    name: 'great news',
    why: 'tells something very good',
    isGlad: true,
    causes: { expressions: ['joyous', 'friendly'], gestures: ['open-palm', 'beat'] },
    finds: ({ sense, clause }) => {
      const isGreat = clause.ending === 'exclamation' || sense.isStrong;
      return isGreat && clause.ending !== 'question' ? toned(sense, 'good') : undefined;
    },
  },
  {
    name: 'good news',
    why: 'tells something good',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['open-palm', 'beat'] },
    finds: ({ sense, clause }) =>
      clause.ending === 'question' || clause.ending === 'exclamation' || sense.isStrong
        ? undefined
        : toned(sense, 'good'),
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
      const isTouching = NEWS.includes(sense.tone) || (sense.tone === 'open' && told === 'grave');
      return isTouching ? findCue(clause.words, cues.dear) : undefined;
    },
  },
  {
    name: 'denial',
    why: 'denies something',
    causes: { head: 'shake' },
    finds: ({ clause, cues, sense, isUrging }) =>
      sense.tone !== 'open' || clause.ending === 'question' || isUrging ? undefined : findCue(clause.words, cues.never),
  },
  {
    name: 'important',
    why: 'says what matters',
    causes: { expressions: ['serious'], gestures: ['point-up'], accent: 0.9 },
    // "You don't need to read music" lets off, and does not press; and nobody is serious who cheers.
    finds: ({ clause, cues }) => {
      if (clause.ending === 'exclamation' || clause.ending === 'question') return undefined;
      const important = findCue(clause.words, cues.important);
      const denied = findCue(clause.words, cues.never);
      return important !== undefined && denied !== undefined && denied < important ? undefined : important;
    },
  },
  {
    name: 'doubt',
    why: 'doubts',
    causes: { expressions: ['skeptical'], gestures: ['open-palm'], head: 'tilt' },
    finds: ({ clause, cues, sense, told }) => {
      const isGlad = sense.tone === 'good' || (sense.tone === 'open' && told === 'good');
      const isSure = isGlad || clause.ending === 'exclamation';
      return isSure ? undefined : findCue(clause.words, cues.doubt);
    },
  },
  ...OUTCRY_RULES,
  ...ASKING_RULES,
  {
    name: 'glad punch',
    why: 'lands what the sentence before led up to, with a smile',
    isGlad: true,
    causes: { expressions: ['joyous', 'proud'], accent: 1 },
    finds: ({ clause, cues, isPunch, isRival, held, isNew }) =>
      isPunch && isNew && held === 'joy' && !isRival && findCue(clause.words, cues.never) === undefined
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
    // What it turns to decides the face: "but nobody came", "but my sister knew a place".
    causes: { gestures: ['open-palm'] },
    finds: ({ clause, cues, told, isAfterPraise }) =>
      told !== 'good' && !isAfterPraise && cueAt(clause.words, 0, cues.contrast) > 0 ? 0 : undefined,
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
    isToViewer: true,
    causes: { gestures: ['point-at-you', 'open-palm'] },
    finds: (situation) => (isPointedAt(situation) ? findYou(situation.clause.words, situation.cues) : undefined),
  },
  {
    name: 'viewer in passing',
    why: 'speaks to the viewer in passing',
    isToViewer: true,
    causes: { gestures: ['open-palm'] },
    finds: (situation) =>
      isPointedAt(situation) || isPainful(situation.sense.tone)
        ? undefined
        : findYou(situation.clause.words, situation.cues),
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
    // "I said thank you" thanks nobody who is here.
    finds: ({ clause, cues }) => findCue(clause.words.slice(0, THANKING_WORDS), cues.thanks),
  },
];
