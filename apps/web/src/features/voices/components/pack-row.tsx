import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import { clsx } from 'clsx';
import { receivedShare } from '#data/voice-packs.ts';
import { outside } from '#lib/outside.ts';
import { useSound } from '#lib/use-sound.ts';
import { Dot } from '#ui/dot.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { textLinkClass } from '#ui/text-button.tsx';
import { kindText, languagesText, nameText, packSizeText, stateWords } from '../rules/pack-words.ts';
import { PackActions } from './pack-actions.tsx';
import { PackWave } from './pack-wave.tsx';

/** One pack: who speaks, its size and licence, how far it is, and what can be done. */
export function PackRow({ pack }: { pack: AdminVoicePack }) {
  const { label, tone, isLive, note } = stateWords(pack);
  const { sound, state } = useSound('');
  const [voice] = pack.voices;
  // Loaded by the press: every first sample is spoken by the engine.
  const toggleSample = () => {
    sound.load(voice?.sample_url ?? '');
    sound.toggle();
  };
  const trouble = pack.failure?.message ?? pack.problem ?? state.failure;
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 lg:grid-cols-[auto_minmax(150px,1fr)_84px_116px_176px_128px]">
      <PlayButton
        label={`sample of ${nameText(pack)}`}
        look="line"
        disabled={!voice}
        isPlaying={state.isPlaying || state.isWaiting}
        onToggle={toggleSample}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium text-14">{nameText(pack)}</span>
          <span className="text-12 text-ink-faint">{kindText(pack)}</span>
        </p>
        <p className="text-13 text-ink-soft lg:truncate" title={languagesText(pack)}>
          {languagesText(pack)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-span-2 max-lg:col-start-2 lg:contents">
        <p className={clsx('tnum text-13', pack.size_bytes === null ? 'text-ink-faint' : 'text-ink-soft')}>
          {packSizeText(pack)}
        </p>
        <p>
          <PackLicence pack={pack} />
        </p>
      </div>
      <div className="min-w-0 text-13 max-lg:col-span-2 max-lg:col-start-2 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3">
        <p role={isLive ? 'status' : undefined} className="flex items-center gap-2">
          <Dot tone={tone} isLive={isLive ?? false} />
          {label}
        </p>
        {(pack.state === 'fetching' || pack.state === 'paused') && (
          <div className="w-full">
            <PackWave name={pack.name} share={receivedShare(pack)} />
          </div>
        )}
        <p className="tnum text-12 text-ink-faint">{note}</p>
      </div>
      <div className="flex justify-end gap-1 max-lg:col-start-3 max-lg:row-start-1">
        <PackActions pack={pack} />
      </div>
      {trouble && (
        <p className="col-span-full break-words text-13 text-ink-soft lg:col-start-2" role="alert">
          {trouble}
        </p>
      )}
    </li>
  );
}

function PackLicence({ pack: { name, licence } }: { pack: AdminVoicePack }) {
  if (!licence) return <span className="text-12 text-ink-faint">Not known here</span>;
  const { business, url } = licence;
  return (
    <a {...outside} href={url} aria-label={`Licence of ${name}: ${licence.name}`} className="inline-flex text-13">
      {business === 'allowed' && <Tag>{licence.name}</Tag>}
      {business === 'forbidden' && <Tag tone="warn">{licence.name}</Tag>}
      {business === 'unknown' && <span className={textLinkClass}>{licence.name}</span>}
    </a>
  );
}
