import type { VoicePackList } from '@herald/contract/endpoints/admin-voices';
import { FolderInput, HardDrive, RefreshCw, Search } from 'lucide-react';
import { useState } from 'react';
import { useLookAgain, useSizes } from '#data/voice-packs.ts';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Dot } from '#ui/dot.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import {
  ALL_LANGUAGES,
  inView,
  languageOptions,
  matches,
  type PackView,
  packViews,
  speaks,
} from '../rules/pack-words.ts';
import { AddVoiceDialog } from './add-voice-dialog.tsx';
import { PackRow } from './pack-row.tsx';

const viewLabels: Record<PackView, string> = { all: 'All', installed: 'Installed', available: 'Available' };

/** Every pack, those that are here first. */
export function PackList({ list: { packs, folder, source } }: { list: VoicePackList }) {
  const [wanted, setWanted] = useState('');
  const [view, setView] = useState<PackView>('all');
  const [language, setLanguage] = useState(ALL_LANGUAGES);
  const sizes = useSizes(packs);
  const found = packs.filter((pack) => matches(pack, wanted.trim()) && speaks(pack, language));
  const shown = found
    .filter((pack) => inView(pack, view))
    .toSorted((a, b) => Number(b.state !== 'absent') - Number(a.state !== 'absent'));
  const segments = packViews.map((value) => {
    const size = found.filter((pack) => inView(pack, value)).length;
    return { value, label: `${viewLabels[value]} ${size}` };
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          icon={Search}
          aria-label="Search voices"
          placeholder="Language or voice"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="w-[240px] max-md:w-full"
        />
        <Select
          label="Language"
          options={[{ value: ALL_LANGUAGES, label: 'All languages' }, ...languageOptions(packs)]}
          value={language}
          onChange={setLanguage}
          className="w-[190px]! max-md:w-full!"
        />
        <Segmented label="Which voices" segments={segments} value={view} onChange={setView} />
        <FolderActions sizes={sizes} />
      </div>
      {sizes.isError && !sizes.isFetching && (
        <p role="status" className="flex items-baseline gap-2 text-13 text-ink-soft">
          <Dot tone="warn" />
          <span className="min-w-0 break-words">{`The source did not tell its sizes: ${failureOf(sizes.error).message}`}</span>
        </p>
      )}
      <Panel className="overflow-hidden">
        {shown.length === 0 && <p className="p-6 text-14 text-ink-soft">No voice fits your search.</p>}
        <ul aria-label="Voices" className="divide-y divide-line">
          {shown.map((pack) => (
            <PackRow key={pack.id} pack={pack} />
          ))}
        </ul>
        <HandHelp folder={folder} source={source} />
      </Panel>
    </>
  );
}

function FolderActions({ sizes }: { sizes: ReturnType<typeof useSizes> }) {
  const look = useLookAgain();
  const [isAdding, setAdding] = useState(false);
  return (
    <span className="flex flex-wrap gap-2 lg:ml-auto">
      <Button icon={HardDrive} onClick={() => void sizes.refetch()} busyText={sizes.isFetching && 'Asking...'}>
        Read sizes
      </Button>
      <Button icon={RefreshCw} onClick={() => look.mutate()} busyText={look.isPending && 'Looking...'}>
        Look again
      </Button>
      <Button icon={FolderInput} onClick={() => setAdding(true)}>
        Add from files
      </Button>
      {isAdding && <AddVoiceDialog onClose={() => setAdding(false)} />}
    </span>
  );
}

function HandHelp({ folder, source }: { folder: string; source: string }) {
  return (
    <div className="flex flex-col gap-1.5 border-line border-t bg-ground px-4 py-3 text-13 text-ink-faint">
      <p className="break-words">
        This machine has no internet? Choose Add from files, or put the two files of a voice, NAME.onnx and
        NAME.onnx.json, into <span className="break-all text-ink-soft">{folder}</span> and choose Look again.
      </p>
      <p className="break-words">
        Downloads come from <span className="break-all text-ink-soft">{source}</span>; HERALD_VOICES_URL in the
        environment sets another source. The licence is that of the recordings a voice learned from: read its model card
        before you use it in business.
      </p>
    </div>
  );
}
