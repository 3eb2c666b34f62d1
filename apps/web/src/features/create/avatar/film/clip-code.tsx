import type { PersonClip } from '@herald/contract/endpoints/clips';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { beginClip, type ClipAgreement, tellOfClip } from './clip-calls.ts';

interface ClipCodeProps {
  clips: readonly PersonClip[];
  agreed: ClipAgreement | null;
  /** Nobody has agreed yet. */
  onMissing: () => void;
}

/** Digits for a clip that is filmed elsewhere: who says or shows them was there after they were drawn. */
export function ClipCode({ clips, agreed, onMissing }: ClipCodeProps) {
  const begin = useMutation({
    mutationFn: (given: ClipAgreement) => beginClip('upload', given, true),
    onSuccess: tellOfClip,
  });
  const begun = clips.find(({ state, code, source }) => state === 'receiving' && source === 'upload' && code);
  return (
    <section aria-label="Your code" className="mt-6 rounded-card border border-line bg-panel p-4">
      <p className="max-w-[70ch] text-13 text-ink-soft">
        An administrator looks at each new presenter, so that nobody uses a clip they found somewhere. Four digits make
        that quick: say them aloud or show them with your fingers in the clip. The recording asks for them at its end.
      </p>
      {begun ? (
        <p className="mt-3 flex flex-wrap items-baseline gap-3">
          <span className="display tnum font-semibold text-26 tracking-[.2em]">{begun.code}</span>
          <span className="text-13 text-ink-faint">For the clip you film with your phone and upload within a day.</span>
        </p>
      ) : (
        <Button
          size="s"
          className="mt-3"
          onClick={() => (agreed ? begin.mutate(agreed) : onMissing())}
          busyText={begin.isPending && 'Drawing digits...'}
        >
          Film with a phone: get digits
        </Button>
      )}
      {begin.isError && (
        <p role="alert" className="mt-2 text-13 text-bad">
          {messageOf(begin.error, 'We couldn’t draw digits. Please try again.')}
        </p>
      )}
    </section>
  );
}
