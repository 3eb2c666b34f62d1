import { csvLine } from '@herald/contract/csv';
import type { PublicVideo, VideoStatistics } from '@herald/contract/endpoints/watch';
import { Download } from 'lucide-react';
import { shortDay } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { retentionOf } from '../rules/retention-of.ts';
import type { Sentence } from '../rules/sentences.ts';

interface StatisticsFootProps {
  video: Pick<PublicVideo, 'slug'>;
  statistics: VideoStatistics;
  sentences: readonly Sentence[];
  durationSec: number;
}

/** Since when it is counted, and the figures as files. */
export function StatisticsFoot({ video, statistics, sentences, durationSec }: StatisticsFootProps) {
  const { last_days, retention, counted_since } = statistics;
  const save = (name: string, rows: string[][]) =>
    saveFile(new Blob([rows.map(csvLine).join('')], { type: 'text/csv;charset=utf-8' }), `${video.slug}-${name}.csv`);
  const saveDays = () =>
    save('days', [
      ['Day', 'Plays', 'Watched', 'Completed', 'Clicks', 'Downloads', 'Shares'],
      ...last_days.map(({ day, plays, watched, completed, clicks, downloads, shares }) => [
        day,
        ...[plays, watched, completed, clicks, downloads, shares].map(String),
      ]),
    ]);
  const saveSentences = () =>
    save('sentences', [
      ['From second', 'To second', 'Sentence', 'Share of plays'],
      ...sentences.map((sentence) => [
        sentence.startSec.toFixed(2),
        sentence.endSec.toFixed(2),
        sentence.text,
        retentionOf(retention, sentence, durationSec).toFixed(3),
      ]),
    ]);
  return (
    <>
      <p className="mt-4 text-12 text-ink-faint">
        Each viewer counts once a day, and your team never counts as a viewer. Watched, clicks, downloads and shares are
        counted since {shortDay(counted_since)}.
      </p>
      <div className="-ml-3 mt-1 flex flex-wrap gap-1">
        {last_days.length > 0 && (
          <Button kind="ghost" size="s" icon={Download} onClick={saveDays}>
            Days as CSV
          </Button>
        )}
        {retention.length > 0 && sentences.length > 0 && (
          <Button kind="ghost" size="s" icon={Download} onClick={saveSentences}>
            Sentences as CSV
          </Button>
        )}
      </div>
    </>
  );
}
