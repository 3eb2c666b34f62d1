import { RotateCcw, Shuffle, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { newSeed } from '#lib/new-seed.ts';
import { useKeptFocus } from '#lib/use-kept-focus.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { ownActionMark } from '../../steps/steps.ts';
import { makingOf } from './avatar-job.ts';
import { MISSING_FIELDS_TEXT, missingFields, REQUIRED_FIELDS } from './custom-fields.ts';
import { MakingNote } from './making-note.tsx';
import { useStartAvatarJob } from './use-avatar-job.ts';

interface AvatarMakingProps {
  productImage: File | null;
  isRefused: boolean;
  onRefused: () => void;
}

/** Generate, what became of it, and another try: the same person again, or another one. */
export function AvatarMaking({ productImage, isRefused, onRefused }: AvatarMakingProps) {
  const { content } = useDraft();
  const { avatar } = content;
  const [seed, setSeed] = useState(newSeed);
  const start = useStartAvatarJob();
  const box = useKeptFocus<HTMLDivElement>();
  const pressed = useRef({ order: '', idempotencyKey: '' });
  const making = makingOf(avatar, start.isPending);
  const isBusy = making === 'starting' || making === 'processing';
  const generate = (withSeed: number) => {
    if (missingFields(avatar).length > 0) return onRefused();
    setSeed(withSeed);
    const wishes = REQUIRED_FIELDS.map((field) => avatar[field]);
    const order = JSON.stringify([withSeed, ...wishes, avatar.productImageUrl, avatar.clothing, avatar.ownDrawing]);
    // The same order again after its answer got lost: the server knows the key and makes nothing twice.
    const isAgain = start.isError && pressed.current.order === order;
    if (!isAgain) pressed.current = { order, idempotencyKey: crypto.randomUUID() };
    const { idempotencyKey } = pressed.current;
    start.mutate({ avatar, aspect: content.output.aspect_ratio, seed: withSeed, productImage, idempotencyKey });
  };
  const isFirst = avatar.customImageUrl === '';
  return (
    <div ref={box} tabIndex={-1} className="mt-7 grid gap-4 outline-none">
      {isRefused && <AlertBox>{MISSING_FIELDS_TEXT}</AlertBox>}
      <Panel className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <MakingNote making={making} avatar={avatar} />
        {isFirst ? (
          <Button
            kind="primary"
            icon={Sparkles}
            onClick={() => generate(seed)}
            busyText={isBusy && 'Generating...'}
            {...ownActionMark}
          >
            {making === 'failed' ? 'Try again' : 'Generate avatar'}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button icon={Shuffle} onClick={() => generate(newSeed())} disabled={isBusy}>
              Re-roll
            </Button>
            <Button icon={RotateCcw} onClick={() => generate(seed)} busyText={isBusy && 'Generating...'}>
              Generate again
            </Button>
          </div>
        )}
      </Panel>
    </div>
  );
}
