import { Shuffle } from 'lucide-react';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { useFaceChanges } from './use-face-changes.ts';

const maxSeed = 0xffff_ffff;

/** The number behind everything left to chance: note it to meet the same face again. */
export function SeedField() {
  const { face, set, reroll } = useFaceChanges();
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 10);
    set({ seed: digits === '' ? null : Math.min(Number(digits), maxSeed) });
  };
  return (
    <Field label="Seed" hint="The same options and seed give the same face.">
      <Input
        inputMode="numeric"
        placeholder="Drawn with the first preview"
        value={face.seed ?? ''}
        onChange={({ target }) => type(target.value)}
        end={<IconButton icon={Shuffle} label="Draw another seed" size="s" onClick={reroll} />}
        className="tnum"
      />
    </Field>
  );
}
