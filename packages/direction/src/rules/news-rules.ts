import { cueAt, findCue, heaviest } from '../reading/find-cue.ts';
import { feelingWordsOf } from '../words/feeling-words.ts';
import { urgeWordsOf } from '../words/urge-words.ts';
import { angerIn, helloIn, isAngerOfViewer, isBeforeTurn, isFelt, isOrder, toned, wrongIn } from './find-in-clause.ts';
import { moneyIn } from './named-money.ts';
import type { Rule } from './rule.ts';

/** What a greeting, news and warnings cause: they decide the face before anything else. */
export const NEWS_RULES: readonly Rule[] = [
  {
    name: 'hello',
    why: 'greets the viewer',
    isGlad: true,
    causes: { expressions: ['joyous', 'friendly'], gestures: ['wave'], isSigned: true },
    finds: (situation) => (situation.badAhead ? undefined : helloIn(situation)),
  },
  {
    name: 'hello before a problem',
    why: 'greets the viewer before an everyday problem',
    isGlad: true,
    causes: { expressions: ['friendly'], gestures: ['wave'], isSigned: true },
    finds: (situation) => (situation.badAhead === 'everyday' ? helloIn(situation) : undefined),
  },
  {
    name: 'sober hello',
    why: 'greets the viewer before bad news',
    causes: { expressions: ['neutral'], gestures: ['wave'], isSigned: true },
    finds: (situation) => (situation.badAhead === 'heavy' ? helloIn(situation) : undefined),
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
    name: "viewer's anger",
    why: 'speaks of the anger of the viewer',
    causes: { expressions: ['serious'], gestures: ['open-palm', 'beat'], head: 'tilt', accent: 0.6 },
    finds: (situation) => (isAngerOfViewer(situation) ? angerIn(situation) : undefined),
  },
  {
    name: 'anger',
    why: 'is angry',
    causes: { expressions: ['serious'], isAngry: true, gestures: ['beat', 'both-palms'], head: 'shake', accent: 0.8 },
    finds: angerIn,
  },
  {
    name: 'wronged',
    why: 'is angry at what somebody did',
    causes: { expressions: ['serious'], isAngry: true, gestures: ['beat', 'open-palm'], head: 'shake', accent: 0.8 },
    finds: (situation) => (isAngerOfViewer(situation) ? undefined : wrongIn(situation)),
  },
  {
    name: 'anger goes on',
    why: 'is still angry',
    causes: { expressions: ['serious'], isAngry: true, gestures: ['beat', 'open-palm'], accent: 0.8 },
    // "Nineteen hundred!" after "I am so mad" is no joy.
    finds: ({ clause, sense, isStillAngry, isOutcry, isHelped }) =>
      isStillAngry && ((isOutcry && !isHelped) || sense.tone === 'bad') ? heaviest(clause.words) : undefined,
  },
  {
    name: 'outrage',
    why: 'is angry about a bill',
    causes: { expressions: ['serious'], isAngry: true, gestures: ['both-palms', 'beat'], head: 'shake', accent: 1 },
    finds: ({ clause, isOutrage }) => (isOutrage ? heaviest(clause.words) : undefined),
  },
  {
    name: 'dismay',
    why: 'cries out that something went wrong',
    causes: { expressions: ['concerned'], gestures: ['open-palm', 'beat'], head: 'shake', accent: 0.8 },
    finds: ({ clause, sense, reading }) =>
      toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, feelingWordsOf(reading.locale).dismay),
  },
  {
    name: 'tears',
    why: 'speaks of tears',
    causes: { expressions: ['concerned'], gestures: ['open-palm', 'beat'], head: 'tilt' },
    finds: ({ clause, sense, reading }) =>
      toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, feelingWordsOf(reading.locale).tears),
  },
  {
    name: 'shame',
    why: 'speaks of something embarrassing',
    causes: { expressions: ['concerned'], strength: 0.85, gestures: ['open-palm', 'beat'], head: 'tilt' },
    finds: ({ clause, sense, reading }) =>
      toned(sense, 'bad') === undefined ? undefined : findCue(clause.words, feelingWordsOf(reading.locale).shame),
  },
  {
    name: 'trouble',
    why: 'speaks of trouble',
    causes: { expressions: ['serious'], gestures: ['open-palm', 'beat'], head: 'tilt' },
    // What hurts nobody who is here is told soberly: worry is for one's own trouble, and for the viewer's.
    finds: (situation) => (isFelt(situation) ? undefined : toned(situation.sense, 'bad')),
  },
  {
    name: 'pain',
    why: 'speaks of something that went wrong',
    causes: { expressions: ['concerned', 'serious'], gestures: ['open-palm', 'beat'], head: 'tilt' },
    finds: (situation) => (isFelt(situation) ? toned(situation.sense, 'bad') : undefined),
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
    isToViewer: true,
    causes: { gestures: ['palm-forward'], isSigned: true, accent: 1 },
    // "Warte nicht" stops nobody.
    finds: ({ clause, cues, sense, reading }) => {
      if (sense.tone === 'good' || clause.ending === 'question') return undefined;
      if (cueAt(clause.words, 0, urgeWordsOf(reading.locale).urges) > 0) return undefined;
      const length = cueAt(clause.words, 0, cues.halt);
      return length > 0 && isOrder(clause.words, length) ? 0 : undefined;
    },
  },
  {
    name: 'relief',
    why: 'tells what is over',
    isGlad: true,
    needsProof: 'trouble',
    causes: { expressions: ['proud', 'delighted'], gestures: ['both-palms', 'open-palm'] },
    // "It costs nothing" ends no trouble.
    finds: (situation) => {
      const { isRelief, wordIndex } = situation.sense;
      return isRelief && moneyIn(situation, 'gift') === undefined ? wordIndex : undefined;
    },
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
];
