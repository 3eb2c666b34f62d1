import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { type MailToWrite, writeMail } from '../mails/write-mail.ts';
import { readSiteName } from '../people/account-mails.ts';
import { unsubscribeAddress, wantsMail } from '../preferences/mail-topics.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type ReportedUser, reportRepository, type WeekFigures } from './report-repository.ts';

const MORNING = { from: 8, to: 12 } as const;
const WEEK_MS = 7 * DAY_MS;
/** Longer than one Monday lasts for somebody who travels, and shorter than a week. */
const SAME_MORNING_MS = 3 * DAY_MS;
const PEOPLE_AT_ONCE = 50;

/** By the clock of a time zone; of that of the machine where nobody knows one. */
export function isReportTime(now: Date, timeZone: string | null): boolean {
  const clock = { weekday: 'short', hour: 'numeric', hourCycle: 'h23', ...(timeZone && { timeZone }) } as const;
  const parts = new Intl.DateTimeFormat('en-US', clock).formatToParts(now);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const hour = Number(part('hour'));
  return part('weekday') === 'Mon' && hour >= MORNING.from && hour < MORNING.to;
}

/** Mails everybody their last week, once, if anything happened in it. Repeating it sends nothing twice. */
export async function sendWeeklyReports(core: Core, signal: AbortSignal): Promise<void> {
  const now = core.clock.now();
  const zones = await reportRepository.listTimeZones(core.db.queries);
  const due = zones.filter((zone) => isReportTime(now, zone));
  if (due.length === 0) return;
  let taken = PEOPLE_AT_ONCE;
  while (taken === PEOPLE_AT_ONCE && !signal.aborted) {
    taken = await core.db.transaction('send weekly reports', async (tx) => {
      const before = new Date(now.getTime() - SAME_MORNING_MS);
      const people = await reportRepository.takeDue(tx, { before, zones: due, limit: PEOPLE_AT_ONCE });
      for (const person of people) await report(core, tx, person, now);
      return people.length;
    });
  }
  signal.throwIfAborted();
}

async function report(core: Core, tx: Transaction, user: ReportedUser, now: Date): Promise<void> {
  await reportRepository.markReported(tx, user.id, now);
  if (!(await wantsMail(core, tx, user.id, 'weekly_report'))) return;
  const figures = await reportRepository.figuresOf(tx, user.id, new Date(now.getTime() - WEEK_MS));
  if (figures.videos === 0 && figures.plays === 0) return;
  await writeMail(core, tx, reportMail(core, user, { figures, now, siteName: await readSiteName(tx) }), {
    userId: user.id,
  });
}

interface ReportContent {
  figures: WeekFigures;
  siteName: string;
  now: Date;
}

function reportMail(core: Core, { id, name, email }: ReportedUser, content: ReportContent): MailToWrite {
  const { figures, siteName, now } = content;
  const made =
    figures.videos === 0
      ? 'You finished no new video.'
      : `You finished ${count(figures.videos, 'video')}, ${count(figures.seconds, 'second')} of film.`;
  return {
    kind: 'weekly_report',
    to: email,
    subject: `Your week on ${siteName}`,
    link: { address: `${core.publicUrl}/projects`, expiresAt: new Date(now.getTime() + limits.mailDays * DAY_MS) },
    body: {
      lines: [
        `Hello ${name},`,
        `This is what happened in the last 7 days. ${made}`,
        `Your videos were played ${figures.plays === 1 ? 'once' : `${figures.plays} times`}.`,
      ],
      button: 'Open your videos',
      footer: `${siteName} sends this mail on Mondays after a week in which you finished a video or one was played. You can turn it off in Settings, Preferences.`,
      unsubscribe: unsubscribeAddress(core, id, 'weekly_report'),
    },
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
