import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { AudioWaveform, Download, RotateCcw } from 'lucide-react';
import {
  isInMotion,
  receivedShare,
  useFreshVoiceLists,
  usePackDeed,
  useSizes,
  useVoicePacks,
} from '#data/voice-packs.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { sizeText } from '#ui/size-text.ts';
import { useDraft } from '../draft/use-draft.ts';
import { naturalVoiceFor } from './natural-voice.ts';

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

/** One press brings a natural voice for the language of the draft to this installation. */
export function NaturalVoiceOffer() {
  const { country } = useDraft().content.voice;
  const { data } = useVoicePacks({ looksForFiles: false });
  useSizes(data?.packs ?? []);
  useFreshVoiceLists(data?.packs);
  const pack = naturalVoiceFor(data?.packs ?? [], country);
  return pack ? <Offer pack={pack} language={languages.of(country) ?? country} /> : null;
}

function Offer({ pack, language }: { pack: AdminVoicePack; language: string }) {
  const deed = usePackDeed(pack);
  const isComing = isInMotion(pack);
  return (
    <section
      aria-label="A natural voice"
      className="grid gap-3 rounded-card border border-line bg-panel px-4 py-3 sm:grid-cols-[auto_1fr_auto] sm:items-center"
    >
      <AudioWaveform aria-hidden className="size-5 text-signal max-sm:hidden" />
      <div className="min-w-0">
        <p className="font-medium text-14">{`Add a natural ${language} voice`}</p>
        <p role={isComing ? 'status' : undefined} className="tnum text-13 text-ink-soft">
          {isComing ? comingText(pack) : offerText(pack)}
        </p>
        {pack.failure && (
          <p role="alert" className="mt-1 break-words text-13 text-bad">
            {pack.failure.message}
          </p>
        )}
        {pack.state === 'fetching' && (
          <div className="mt-2">
            <Progress label={`Download of ${pack.name}`} done={receivedShare(pack)} />
          </div>
        )}
      </div>
      {!isComing && (
        <Button
          size="s"
          icon={pack.failure ? RotateCcw : Download}
          busyText={deed.isPending && 'Starting...'}
          onClick={() => deed.mutate('download')}
          className="max-md:min-h-11"
        >
          {pack.failure ? 'Try again' : `Download ${sizeText(pack.size_bytes ?? 0)}`}
        </Button>
      )}
    </section>
  );
}

const offerText = ({ name, licence }: AdminVoicePack): string =>
  `${name} speaks on this machine, for everybody. ${licence?.name ?? ''}, free for business.`;

function comingText({ name, progress }: AdminVoicePack): string {
  if (progress?.phase === 'hearing') return `${name} speaks for the first time.`;
  if (!progress?.total_bytes) return `${name} is on its way.`;
  return `${sizeText(progress.received_bytes)} of ${sizeText(progress.total_bytes)} of ${name}.`;
}
