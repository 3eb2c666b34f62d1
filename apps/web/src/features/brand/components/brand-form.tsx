import type { BrandKit } from '@herald/contract/brand';
import type { SavedBrandKit } from '@herald/contract/endpoints/brand-kit';
import { isColor } from '@herald/media/choices';
import { webAddressOf } from '@herald/media/web-address';
import { type ReactNode, useState } from 'react';
import { useDeleteBrandKit, useSaveBrandKit } from '#data/brand-kit.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LeaveGuard } from '#ui/leave-guard.tsx';
import { Unsaved } from '#ui/unsaved.tsx';
import { ColorsCard } from './colors-card.tsx';
import { EndCardCard } from './end-card-card.tsx';
import { LogoCard } from './logo-card.tsx';

interface BrandFormProps {
  saved: SavedBrandKit;
  kitBefore: BrandKit;
  mayChange: boolean;
  /** What is saved by itself, below the rest. */
  children: ReactNode;
}

export function BrandForm({ saved, kitBefore, mayChange, children }: BrandFormProps) {
  const [kit, setKit] = useState(kitBefore);
  const [isAsked, setAsked] = useState(false);
  const saving = useSaveBrandKit(({ kit: next }) => next && setKit(next));
  const deleting = useDeleteBrandKit(() => setAsked(false));
  const change = (changes: Partial<BrandKit>) => setKit((before) => ({ ...before, ...changes }));
  const names = Object.keys(kitBefore) as (keyof BrandKit)[];
  const unsaved = names.filter((name) => kit[name] !== kitBefore[name]).length;
  const isNew = saved.kit === null;
  const isWhole = isColor(kit.color) && isColor(kit.accent) && (!kit.link_url.trim() || webAddressOf(kit.link_url));
  const fields = { kit, change };
  return (
    <>
      <LeaveGuard unsaved={mayChange && unsaved > 0 ? 'Your brand kit has changes that are not saved' : undefined} />
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
          {children}
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
            <Button kind="ghost" onClick={() => setKit(kitBefore)}>
              Discard
            </Button>
          )}
          {!isNew && unsaved === 0 && <Button onClick={() => setAsked(true)}>Delete brand kit</Button>}
          <Button
            kind={unsaved > 0 || isNew ? 'primary' : 'quiet'}
            disabled={!isWhole || (unsaved === 0 && !isNew)}
            onClick={() => saving.mutate({ version: saved.version, kit })}
            busyText={saving.isPending && 'Saving...'}
          >
            Save brand kit
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
