import { Waveform } from '#ui/waveform.tsx';

/** The shape is drawn; what is measured is how much of it is filled. */
const LOUDNESS = Array.from(
  { length: 40 },
  (_, bar) => 0.35 + 0.6 * Math.abs(Math.sin(bar * 0.9) * Math.cos(bar * 0.23)),
);

/** How much of a pack has arrived, as a wave that fills. */
export function PackWave({ name, share }: { name: string; share: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`Download of ${name}`}
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="my-2 h-[22px] max-w-[240px]"
    >
      <Waveform loudness={LOUDNESS} playedShare={share} />
    </div>
  );
}
