import { Caption } from '#ui/caption.tsx';
import { PoseGuide } from '#ui/pose-guide.tsx';
import { Slate } from '#ui/slate.tsx';
import { Waveform } from '#ui/waveform.tsx';
import { Wipe } from '#ui/wipe.tsx';
import { Specimen } from './specimen.tsx';

const loudness = Array.from({ length: 90 }, (_, bar) => Math.abs(Math.sin(bar / 3.7) * Math.cos(bar / 11)));

export function FilmSpecimens() {
  return (
    <Specimen
      title="The wipe, viewfinder corners with pose guide, the slate, caption, waveform"
      className="grid grid-cols-2 gap-4 sm:grid-cols-4"
    >
      <div className="relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        <Wipe done={0.62} picture={<img src="/film/grace.webp" alt="" className="size-full object-cover" />} />
        <span className="display absolute bottom-3 left-3 font-semibold text-34 text-film-ink">62%</span>
      </div>
      <div className="relative aspect-[9/16] overflow-hidden rounded-card bg-ground ring-1 ring-line ring-inset">
        <PoseGuide className="text-ink-faint" />
        <div className="corners absolute inset-[5%] text-edge" />
      </div>
      <div className="@container relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        <img src="/film/kofi.webp" alt="" className="size-full object-cover" />
        <div className="absolute inset-x-[8%] top-[63%]">
          <Caption words={['two', 'drops', 'a day']} hot={1} className="text-[12cqw]" />
        </div>
      </div>
      <div className="col-span-2 sm:col-span-1">
        <Slate
          rows={[
            { key: 'Avatar', value: 'Emma, business' },
            { key: 'Voice', value: 'Ava, English' },
            { key: 'Scene', value: 'chosen in step 3', isOpen: true },
          ]}
        />
        <div className="mt-5 h-14">
          <Waveform loudness={loudness} playedShare={0.38} />
        </div>
      </div>
    </Specimen>
  );
}
