import type { BrandKit } from '@herald/contract/brand';
import type { SavedBrandKit } from '@herald/contract/endpoints/brand-kit';
import { isColor } from '@herald/media/choices';
import { webAddressOf } from '@herald/media/web-address';
import { useState } from 'react';
import { useDeleteBrandKit, useSaveBrandKit } from '#data/brand-kit.ts';
import { PronunciationList } from '#data/pronunciation-list.tsx';
import { PronunciationRows } from '#data/pronunciation-rows.tsx';
import { usePronunciationRows } from '#data/use-pronunciation-rows.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { ColorsCard } from './colors-card.tsx';
import { EndCardCard } from './end-card-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { PronunciationsCard } from './pronunciations-card.tsx';

interface BrandFormProps {
  saved: SavedBrandKit;
  kitBefore: BrandKit;
  mayChange: boolean;
  /** Editors change the pronunciations, but not the kit. */
  maySay: boolean;
}

const isWhole = ({ color, accent, link_url: link }: BrandKit) =>
  isColor(color) && isColor(accent) && (!link.trim() || webAddressOf(link) !== undefined);

/** What differs from the saved kit. Fields that changed while it was being saved still differ from what was sent. */
function useKitChanges(kitBefore: BrandKit) {
  const [changes, setChanges] = useState<Partial<BrandKit>>({});
  const kit = { ...kitBefore, ...changes };
  const names = Object.keys(kitBefore) as (keyof BrandKit)[];
  return {
    kit,
    change: (next: Partial<BrandKit>) => setChanges((before) => ({ ...before, ...next })),
    unsaved: names.filter((name) => kit[name] !== kitBefore[name]).length,
    forget: (sent: BrandKit) =>
      setChanges(({ ...left }) => {
        for (const name of names) if (left[name] === sent[name]) delete left[name];
        return left;
      }),
    discard: () => setChanges({}),
  };
}

export function BrandForm({ saved, kitBefore, mayChange, maySay }: BrandFormProps) {
  const { kit, change, unsaved: kitUnsaved, forget, discard } = useKitChanges(kitBefore);
  const words = usePronunciationRows();
  const [isAsked, setAsked] = useState(false);
  const saving = useSaveBrandKit(forget);
  const deleting = useDeleteBrandKit(() => setAsked(false));
  const unsaved = kitUnsaved + words.unsaved;
  const isNew = saved.kit === null;
  const onlyWords = kitUnsaved === 0 && words.unsaved > 0;
  const fields = { kit, change };
  const save = () => {
    if (words.isHalfFilled) return words.check();
    if (words.unsaved > 0) words.save();
    if (!onlyWords) saving.mutate({ version: saved.version, kit });
  };
  return (
    <>
      <LeaveGuard unsaved={unsaved > 0 ? 'This page has changes that are not saved' : undefined} />
      {!mayChange && (
        <p className="mb-4 text-14 text-ink-soft">
          Only the owner and administrators of this account change the brand kit.
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_272px]">
        <div className="flex min-w-0 flex-col gap-4">
          <fieldset disabled={!mayChange} aria-label="Logo, colors and letters" className="flex min-w-0 flex-col gap-4">
            <LogoCard {...fields} />
            <ColorsCard {...fields} />
          </fieldset>
          {maySay && (
            <PronunciationsCard>
              {mayChange ? <PronunciationRows edit={words} onSubmit={save} /> : <PronunciationList edit={words} />}
            </PronunciationsCard>
          )}
        </div>
        <fieldset disabled={!mayChange} aria-label="End card" className="min-w-0">
          <EndCardCard {...fields} />
        </fieldset>
      </div>
      {mayChange && (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-ground py-3"
        >
          <Unsaved count={unsaved} />
          {unsaved > 0 && (
            <Button
              kind="ghost"
              onClick={() => {
                discard();
                words.discard();
              }}
            >
              Discard
            </Button>
          )}
          {!isNew && unsaved === 0 && <Button onClick={() => setAsked(true)}>Delete brand kit</Button>}
          <Button
            kind={unsaved > 0 || isNew ? 'primary' : 'quiet'}
            disabled={!isWhole(kit) || (unsaved === 0 && !isNew)}
            onClick={save}
            busyText={(saving.isPending || words.isSaving) && 'Saving...'}
          >
            {onlyWords ? 'Save pronunciations' : 'Save brand kit'}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Delete the brand kit?"
        question="New videos start without it. Films and drafts keep what they took from it."
        confirmLabel="Delete"
        onConfirm={() => deleting.mutate()}
      />
    </>
  );
}
