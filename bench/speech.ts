import { soundDurationSec, type TimedSound } from '@herald/media/sound';
import { alignWords, mouthCurveFromPhones, mouthCurveFromSound, synthesize } from '@herald/speech';
import { cpuSecondsOf, median } from './support/cpu-time.ts';
import { measureLarge, measurePhoneTimes, type TimesApart } from './support/measure-natural.ts';
import { voiceRows } from './support/measure-voices.ts';
import { processesUnder } from './support/processes-under.ts';
import type { BenchRow } from './support/run-bench.ts';

const ROUNDS = 3;
const ENGLISH =
  'Running a bakery means getting up at four, and nobody has the strength to make videos after that. So we let a ' +
  'presenter do it. We type what is fresh today, choose a voice, and post the clip before the doors open. Last month ' +
  'it brought in 340 new customers, and it cost us less than a bag of flour. If you sell anything at all, try it once.';
const GERMAN =
  'Wer eine Bäckerei führt, steht um vier Uhr auf und hat danach keine Kraft mehr für Videos. Deshalb lassen wir das ' +
  'eine Sprecherin machen. Wir tippen ein, was heute frisch ist, wählen eine Stimme und sind vor der Öffnung fertig.';

/** CPU of this process and of its child processes, because eSpeak runs in its own. */
async function cpuSeconds(): Promise<number> {
  const seconds = await Promise.all((await processesUnder(process.pid)).map(cpuSecondsOf));
  return seconds.reduce((sum, value) => sum + value, 0);
}

/** Returns the seconds of sound per CPU second: the median of a few rounds after a warm-up. */
async function timesRealTime(work: () => Promise<number>): Promise<number> {
  await work();
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await cpuSeconds();
    let soundSec = 0;
    while (soundSec < 60) soundSec += await work();
    ratios.push(soundSec / ((await cpuSeconds()) - before));
  }
  return median(ratios);
}

const speaking = (text: string, locale: string, voiceId?: string) => async (): Promise<number> =>
  soundDurationSec(await synthesize({ text, locale, voiceId }));

function row(what: string, ratio: number, goal?: string): BenchRow {
  return { what, measured: `${ratio.toFixed(0)}x real time`, goal };
}

/** `npm run bench speech voices` measures only how the embedded voices speak. */
export async function run(part?: string): Promise<BenchRow[]> {
  if (part === 'voices') return voiceRows();
  const spoken: TimedSound = await synthesize({ text: ENGLISH, locale: 'en-US', voiceId: 'flite:awb:m-scots' });
  const durationSec = soundDurationSec(spoken);
  const aligning = (reference: 'flite' | 'espeak') => async (): Promise<number> => {
    await alignWords(spoken, { text: ENGLISH, locale: 'en-US', reference });
    return durationSec;
  };
  const drawing = (draw: () => unknown) => async (): Promise<number> => {
    draw();
    return durationSec;
  };
  return [
    ...(await voiceRows()),
    ...(await naturalRows()),
    row('English speech with mastering', await timesRealTime(speaking(ENGLISH, 'en-US')), '20x'),
    row('English speech, deep voice', await timesRealTime(speaking(ENGLISH, 'en-US', 'flite:rms:m-warm')), '20x'),
    row('German speech with mastering', await timesRealTime(speaking(GERMAN, 'de-DE')), '20x'),
    row('Alignment without GPL parts', await timesRealTime(aligning('flite')), '10x'),
    row('Alignment with eSpeak NG', await timesRealTime(aligning('espeak')), '10x'),
    row('Mouth from sound alone', await timesRealTime(drawing(() => mouthCurveFromSound(spoken)))),
    row(
      'Mouth from phones',
      await timesRealTime(drawing(() => mouthCurveFromPhones(spoken.phones, { durationSec, sound: spoken }))),
    ),
  ];
}

async function naturalRows(): Promise<BenchRow[]> {
  const { weights, realTimeFactor, cpuFactor } = await measureLarge();
  const times = await measurePhoneTimes();
  const size = `${Math.round(weights / 1e6)} million weights in 8 bits`;
  return [
    { what: `Natural voice of ${size}`, measured: `${realTimeFactor.toFixed(2)} s a second`, goal: '1.0 s' },
    { what: 'CPU of that', measured: `${cpuFactor.toFixed(2)} s a second` },
    ...times.map(timesRow),
  ];
}

const timesRow = ({ what, medianMs, meanMs, mostMs }: TimesApart): BenchRow => ({
  what: `Sounds as told and as found: ${what}`,
  measured: `median ${medianMs.toFixed(1)} ms, mean ${meanMs.toFixed(1)}, p90 ${mostMs.toFixed(1)}`,
  goal: '12.5 ms',
});
