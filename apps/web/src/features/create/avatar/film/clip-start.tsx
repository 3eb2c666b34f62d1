import type { ClipRules, PersonClip } from '@herald/contract/endpoints/clips';
import { ShieldCheck, Upload, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '#lib/paths.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { FooterSlot } from '../../steps/footer-slot.tsx';
import type { ClipAgreement } from './clip-calls.ts';
import { ClipCode } from './clip-code.tsx';
import { CLIP_FILES, CLIP_RECIPE } from './clip-words.ts';
import { ConsentTick, type Tick } from './consent-tick.tsx';
import { OwnPeople } from './own-people.tsx';

interface ClipStartProps {
  rules: ClipRules;
  clips: readonly PersonClip[];
  problem: string;
  tick: Tick;
  onTick: (tick: Tick) => void;
  agreed: ClipAgreement | null;
  onRecord: () => void;
  onFile: (file: File) => void;
}

/** Where a footer has no room for Next beside what has to be done first. */
const PHONE = '(max-width: 639.9px)';

const RECIPE_SEC = CLIP_RECIPE.reduce((sum, { sec }) => sum + sec, 0);

/** What to film, and the two ways to do it. */
export function ClipStart(props: ClipStartProps) {
  const { rules, clips, problem, tick, onTick, agreed, onRecord, onFile } = props;
  const [isAsked, setAsked] = useState(false);
  const consent = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE);
  /** Nothing is recorded or sent before somebody has agreed. */
  const once = (act: () => void) => {
    if (agreed) return act();
    setAsked(true);
    const tick = consent.current?.querySelector<HTMLElement>('[role="checkbox"]');
    tick?.scrollIntoView?.({ block: 'center' });
    tick?.focus({ preventScroll: true });
  };
  const unfinished = clips.find(
    ({ state, source, received_bytes }) => state === 'receiving' && source === 'upload' && received_bytes > 0,
  );
  if (!rules.is_open) {
    return <AlertBox>Your plan does not include presenters from your own video. Please choose another plan.</AlertBox>;
  }
  const record = (
    <Button
      kind="primary"
      size="l"
      icon={Video}
      data-instead-of-next
      onClick={() => once(onRecord)}
      className="max-sm:flex-1"
    >
      Record with camera
    </Button>
  );
  return (
    <div>
      <OwnPeople />
      <h2 className="font-semibold text-20">Be your own presenter</h2>
      <p className="mt-1.5 max-w-[62ch] text-14 text-ink-soft">
        Film yourself listening for 30 to 60 s with your mouth closed. Herald redraws your mouth and jaw and moves your
        brows and lids with the words, so that you say any script. Everything else stays your video.
      </p>
      <h3 className="plain-heading mt-6 flex justify-between font-medium text-14">
        What you will do
        <span className="tnum font-normal text-13 text-ink-faint">
          {CLIP_RECIPE.length} moments, {RECIPE_SEC} s
        </span>
      </h3>
      <ol className="tnum mt-2 grid gap-x-5 sm:grid-cols-2 xl:grid-cols-4">
        {CLIP_RECIPE.map(({ name, sec, say }, at) => (
          <li key={name} className="border-line border-t py-2.5 text-13">
            <span className="flex items-baseline gap-2">
              <span className="text-ink-faint">{at + 1}</span>
              <span className="min-w-0 flex-1 font-medium text-ink">{name}</span>
              <span className="whitespace-nowrap text-ink-faint">{sec} s</span>
            </span>
            <span className="block text-ink-soft">{say}</span>
          </li>
        ))}
      </ol>
      {problem && (
        <div className="mt-5">
          <AlertBox>{problem}</AlertBox>
        </div>
      )}
      {unfinished && (
        <p role="status" className="mt-5 text-13 text-ink-soft">
          {Math.floor((unfinished.received_bytes / unfinished.total_bytes) * 100)}% of {unfinished.name} is here. Choose
          the same file again to go on.
        </p>
      )}
      <div ref={consent} className="mt-6 max-w-[62ch]">
        <ConsentTick rules={rules} tick={tick} onChange={onTick} isAsked={isAsked}>
          Sentence {rules.consent.version}, kept with your name and the time before anything is stored.
        </ConsentTick>
      </div>
      <FileDrop accept={CLIP_FILES} onFile={(file) => once(() => onFile(file))} className="mt-6">
        {(pick) => (
          <div className="flex flex-wrap items-center gap-2">
            {isPhone ? <FooterSlot>{record}</FooterSlot> : record}
            <Button size="l" icon={Upload} onClick={() => once(pick)} className="max-sm:w-full">
              Upload a clip
            </Button>
            <span className="text-13 text-ink-faint sm:ml-2">
              MP4, MOV or WebM, {rules.shortest_sec} s to {rules.longest_sec / 60} min. Films do not use its sound.
            </span>
          </div>
        )}
      </FileDrop>
      {rules.needs_check && <ClipCode clips={clips} agreed={agreed} onMissing={() => setAsked(true)} />}
      <p className="mt-5 flex gap-3 border-line border-t pt-4 text-13 text-ink-soft">
        <Icon of={ShieldCheck} size={17} className="mt-px text-ink-faint" />
        <span>
          <span className="font-medium text-ink">What stays on this server:</span> the clip without its sound, what was
          found in it, and your consent.{' '}
          {rules.needs_check
            ? 'The recording with its sound stays until an administrator has looked at the presenter.'
            : 'The recording with its sound goes as soon as the presenter is made.'}{' '}
          A clip that becomes no presenter goes after a day. Only you can use this face until you share it with your
          team. Take it all back in <TextLink to={paths.myData}>My data</TextLink>.
        </span>
      </p>
    </div>
  );
}
