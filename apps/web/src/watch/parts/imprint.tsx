import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { lazy, Suspense, useState } from 'react';
import { Mark } from '#ui/mark.tsx';
import { TextButton } from '#ui/text-button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('../dialogs/report-dialog.tsx')).ReportDialog }));

interface ImprintProps {
  siteName: string;
  video: PublicVideo;
}

/** Who made it, what of the presenter is made, and where to complain. */
export function Imprint({ siteName, video }: ImprintProps) {
  const [isReporting, setReporting] = useState(false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5 text-13 text-ink-faint">
      <p className="flex items-center gap-2">
        <Mark size={14} />
        {`Made with ${siteName}.${video.shows_ai_mark ? ` ${aiWords(video)}` : ''}`}
      </p>
      <TextButton className="min-h-6" onClick={() => setReporting(true)}>
        Report this video
      </TextButton>
      <Suspense>{isReporting && <ReportDialog video={video} onClose={() => setReporting(false)} />}</Suspense>
    </footer>
  );
}

function aiWords({ generation_data }: PublicVideo): string {
  if (generation_data.avatar.is_filmed) {
    const made = generation_data.voice.is_recorded
      ? 'their mouth and expression are'
      : 'their mouth, expression and voice are';
    return `A person’s own video: a real person was filmed, ${made} AI-generated.`;
  }
  return generation_data.voice.is_recorded
    ? 'The presenter is AI-generated.'
    : 'The presenter and the voice are AI-generated.';
}
