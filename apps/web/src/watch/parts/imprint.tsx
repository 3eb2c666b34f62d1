import { aiWords } from '@herald/contract/ai-notice';
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
  const { avatar, voice } = video.generation_data;
  const [isReporting, setReporting] = useState(false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5 text-13 text-ink-faint">
      <p className="flex items-center gap-2">
        <Mark size={14} />
        {`Made with ${siteName}. ${aiWords([{ isFilmed: avatar.is_filmed, isRecorded: voice.is_recorded }])}`}
      </p>
      <TextButton className="min-h-6" onClick={() => setReporting(true)}>
        Report this video
      </TextButton>
      <Suspense>{isReporting && <ReportDialog video={video} onClose={() => setReporting(false)} />}</Suspense>
    </footer>
  );
}
