import { planDirection, productMoments } from '@herald/direction';
import { actedWrongly, type Expected, type Story, storyFaults, TAUGHT_STORIES } from '@herald/direction/testing';
import { DEFAULT_CHOICES } from '@herald/media/choices';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { ShotSize } from '@herald/media/scene/shot-plan';
import { soundDurationSec, type Word } from '@herald/media/sound';
import { synthesize } from '@herald/speech';
import { MemorySceneCache, prepareScene, shotRoom } from '@herald/stage';
import { makeCanvas } from '@herald/stage/testing';
import { scripts } from './support/acting-scripts.ts';
import { BLIND_SENTENCES } from './support/blind-sentences.ts';
import { BLIND_STORIES } from './support/blind-stories.ts';
import { median } from './support/cpu-time.ts';
import { FRESH_STORIES } from './support/fresh-stories.ts';
import type { BenchRow } from './support/run-bench.ts';
import { stillShare } from './support/still-share.ts';
import { UNREAD_STORIES } from './support/unread-stories.ts';

/** How lively a presenter is over scripts nobody tuned for, how long a card stands, and how many blind sentences are acted wrongly. */
export async function run(): Promise<BenchRow[]> {
  const films: Awaited<ReturnType<typeof measure>>[] = [];
  for (const [index, script] of scripts.entries()) films.push(await measure(script, index));
  const shares = films.map(({ still }) => still);
  const perMinute = films.map(({ gestures, seconds }) => (gestures * 60) / seconds);
  const faces = new Set(films.flatMap(({ expressions }) => expressions));
  return [
    {
      what: `only the mouth moves, median of ${films.length} scripts`,
      measured: percent(median(shares)),
      goal: '15 %',
    },
    { what: 'only the mouth moves, worst script', measured: percent(Math.max(...shares)) },
    { what: 'gestures a minute, median', measured: median(perMinute).toFixed(0) },
    { what: 'expressions seen over all scripts', measured: `${faces.size} of 10` },
    ...shownRows(films),
    ...blindRows(),
    storyRow('no rule was written after', BLIND_STORIES),
    storyRow('by somebody who knew no rule, read once', UNREAD_STORIES),
    storyRow('by another one who knew none, read once', FRESH_STORIES),
    storyRow('that taught the newest rules', TAUGHT_STORIES),
  ];
}

/** What of the presenter and of the product is seen. */
function shownRows(films: readonly Awaited<ReturnType<typeof measure>>[]): BenchRow[] {
  const cards = films.flatMap(({ cardSec }) => cardSec);
  const hidden = films.map(({ handsHidden }) => handsHidden);
  return [
    { what: 'a card stands at once, median', measured: `${median(cards).toFixed(1)} s` },
    { what: 'a card stands at once, longest', measured: `${Math.max(...cards).toFixed(1)} s`, goal: '6 s' },
    { what: 'share of speech in shots without hands, median', measured: percent(median(hidden)) },
    { what: 'share of speech in shots without hands, worst script', measured: percent(Math.max(...hidden)) },
  ];
}

function blindRows(): BenchRow[] {
  const rows = Object.entries(BLIND_SENTENCES).flatMap(([locale, kinds]) =>
    Object.entries(kinds).flatMap(([kind, lines]) => lines.map((line) => ({ locale, kind: kind as Expected, line }))),
  );
  const wrong = rows.flatMap(({ locale, kind, line }) => {
    const fault = actedWrongly(line, locale, kind);
    return fault ? [{ locale, kind, fault }] : [];
  });
  const kinds = new Set(rows.map(({ kind }) => kind));
  return [
    {
      what: `acted wrongly of ${rows.length} blind sentences`,
      measured: percent(wrong.length / rows.length),
      goal: '5 %',
    },
    ...Array.from(kinds, (kind) => {
      const faults = wrong.filter((row) => row.kind === kind);
      const places = faults.map(({ locale, fault }) => `${locale}: ${fault}`);
      const all = rows.filter((row) => row.kind === kind).length;
      return { what: `of them, ${kind}`, measured: [`${faults.length} of ${all}`, ...places].join(' · ') };
    }),
  ];
}

/** Sentences of whole scripts, each in its story: a face that contradicts, a gesture that does not fit, strong ones too near. */
function storyRow(origin: string, stories: readonly Story[]): BenchRow {
  const faults = stories.flatMap(storyFaults);
  const wrong = faults.filter(({ length }) => length > 0);
  return {
    what: `acted wrongly of ${faults.length} sentences of ${stories.length} whole scripts ${origin}`,
    measured: [percent(wrong.length / faults.length), ...wrong.map((found) => found.join(', '))].join(' · '),
    goal: '5 %',
  };
}

const WITH_HANDS: readonly ShotSize[] = ['wide', 'medium'];

/** The person is drawn once for all of them. */
const cache = new MemorySceneCache();

async function measure(text: string, index: number) {
  const seed = index + 1;
  const { words, phones, ...sound } = await synthesize({ text, locale: 'en-US' });
  const seconds = soundDurationSec(sound);
  const reading = { script: text, words, phones, locale: 'en-US', durationSec: seconds };
  const mood = index % 2 ? 'composed' : 'joyous';
  const { acting } = planDirection(reading, { product: null }, { mood, gestures: GESTURES }, seed);
  const cardSec = productMoments(reading, []).map(({ fromSec, untilSec }) => untilSec - fromSec);
  const spec = parseSceneSpec({
    seed,
    durationSec: seconds,
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#2f6f6a' },
    words: words.map(({ text: word, startSec, endSec }) => ({ text: word, startSec, endSec })),
    acting,
  });
  const { poseAt } = prepareScene(spec, { makeCanvas, cache });
  const camera = { pace: DEFAULT_CHOICES.pace, ...shotRoom(spec) };
  const filmed = planDirection(reading, { product: null, camera }, { mood, gestures: GESTURES }, seed);
  const handsHidden = shareWithoutHands(filmed, words);
  const still = stillShare(poseAt, acting.gestures, seconds);
  return {
    still,
    seconds,
    cardSec,
    handsHidden,
    gestures: acting.gestures.length,
    expressions: acting.expressions.map(({ name }) => name),
  };
}

/** The share of all words that are said while the shot shows no hands: a close one shows those of a gesture where it opens the film. */
function shareWithoutHands(
  { shots, acting }: Pick<ReturnType<typeof planDirection>, 'shots' | 'acting'>,
  words: readonly Word[],
): number {
  const without = words.filter(({ startSec }) => {
    const shot = shots.findLast(({ fromSec }) => fromSec <= startSec);
    if (shot === undefined || WITH_HANDS.includes(shot.size)) return false;
    const isMade = acting.gestures.some(({ strokeSec, untilSec }) => strokeSec <= startSec && startSec < untilSec);
    return !(shot.fromSec === 0 && isMade);
  });
  return without.length / words.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
