import { removeData, startHerald } from '../tests/support/herald-process.ts';
import { VISITORS_ENVIRONMENT } from '../tests/support/visitor.ts';
import { type Browsing, type BrowsingTimes, measureBrowsing } from './support/browsing.ts';
import { median, percentile95 } from './support/cpu-time.ts';
import { type FirstVideo, type Foretold, measureFirstVideo, measureForecasts, missOf } from './support/first-videos.ts';
import type { BenchRow } from './support/run-bench.ts';
import { measureStepChanges } from './support/step-changes.ts';

export interface CreationWish {
  forecasts: number;
  users: number;
  browsingRounds: number;
  idleSec: number;
  stepChanges: number;
}

const WISH: CreationWish = { forecasts: 10, users: 20, browsingRounds: 2, idleSec: 15, stepChanges: 20 };
const NEAR = 0.2;

/** Measures the built product in a fresh folder: a new user's first video, the forecasts of the next ones, and browsing. */
export async function run(wish = WISH): Promise<BenchRow[]> {
  const herald = await startHerald({ env: { ...VISITORS_ENVIRONMENT, HERALD_LOG_LEVEL: 'error' } });
  try {
    const rows = firstVideoRows(await measureFirstVideo(herald.url));
    rows.push(forecastRow(await measureForecasts(herald.url, wish.forecasts)));
    rows.push(stepRow(await measureStepChanges(herald.url, wish.stepChanges)));
    const { users, browsingRounds: rounds, idleSec } = wish;
    return [...rows, ...browsingRows(await measureBrowsing(herald, { users, rounds, idleSec }), users)];
  } finally {
    await herald.stop();
    await removeData(herald.dataFolder);
  }
}

function firstVideoRows({ soundSec, speakSec, saidSec, wallSec, stages }: FirstVideo): BenchRow[] {
  const lengths = stages.map(({ stage, sec }) => `${stage} ${sec.toFixed(1)}`);
  return [
    {
      what: `First video of a new user, ${soundSec.toFixed(1)} s of sound: from the click to Completed`,
      measured: `${wallSec.toFixed(1)} s`,
      goal: '25 s',
    },
    { what: 'Its stages in seconds', measured: lengths.join(', ') },
    { what: 'Its forecast before the click', measured: saidSec === null ? 'none yet' : `${saidSec} s` },
    { what: 'Generating its speech, before the click', measured: `${speakSec.toFixed(1)} s` },
  ];
}

function forecastRow(videos: Foretold[]): BenchRow {
  const near = videos.filter((video) => missOf(video) <= NEAR).length;
  const worst = Math.max(...videos.map(missOf));
  const lengths = videos.map(({ soundSec }) => soundSec);
  const range = `${Math.min(...lengths).toFixed(0)} to ${Math.max(...lengths).toFixed(0)} s`;
  const said = videos.map(({ saidSec, tookSec }) => `${saidSec?.toFixed(1) ?? '?'}/${tookSec.toFixed(1)}`).join(' ');
  return {
    what: `The next ${videos.length} (${range} of sound): forecast before the click within 20 % of the real time`,
    measured: `${near} of ${videos.length}, worst ${(worst * 100).toFixed(0)} % (said/took: ${said})`,
    goal: '9 of 10',
  };
}

function stepRow(times: number[]): BenchRow {
  return {
    what: `Change of step in the wizard, from the click until it is painted, ${times.length} changes`,
    measured: `median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`,
    goal: '100 ms',
  };
}

function browsingRows({ idle, rendering }: BrowsingTimes, users: number): BenchRow[] {
  const all = ({ answers }: Browsing): number[] => [...answers.values()].flat();
  const calls = [...idle.answers.keys()].map((call): BenchRow => {
    return compared(`- ${call}`, idle.answers.get(call) ?? [], rendering.answers.get(call) ?? []);
  });
  const answers = `${all(idle).length} and ${all(rendering).length} answers`;
  const whole = compared(`Answers to ${users} users who browse, p95 (${answers})`, all(idle), all(rendering));
  const perAnswer = (browsing: Browsing): string =>
    `${((browsing.apiCpuSec / all(browsing).length) * 1000).toFixed(1)} ms`;
  const late = ({ ownDelaysMs }: Browsing): string => `${median(ownDelaysMs).toFixed(1)} ms`;
  return [
    { ...whole, goal: '3x' },
    ...calls,
    {
      what: '- CPU time of the API per response',
      measured: `${perAnswer(idle)} idle, ${perAnswer(rendering)} while a video is made`,
    },
    {
      what: '- Delay of the clients themselves, p95',
      measured: `${late(idle)} idle, ${late(rendering)} while a video is made`,
    },
  ];
}

function compared(what: string, idle: number[], rendering: number[]): BenchRow {
  const [quiet, busy] = [percentile95(idle), percentile95(rendering)];
  const measured = `${(busy / quiet).toFixed(1)}x (${quiet.toFixed(1)} ms idle, ${busy.toFixed(1)} ms while a video is made)`;
  return { what, measured };
}
