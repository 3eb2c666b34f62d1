import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';

export interface Hint {
  word: string;
  say: string;
}

interface PronunciationFormProps {
  saved: readonly Hint[];
  onSave: (hints: Hint[]) => void;
  isSaving: boolean;
  failure: string;
}

interface Row extends Hint {
  id: number;
}

const MOST_HINTS = 200;

export function PronunciationForm({ saved, onSave, isSaving, failure }: PronunciationFormProps) {
  const [rows, setRows] = useState<Row[]>(() => [...saved, { word: '', say: '' }].map((hint, id) => ({ ...hint, id })));
  const [isChecked, setChecked] = useState(false);
  const change = (id: number, patch: Partial<Hint>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...patch } : row)));
  const add = () =>
    setRows((before) => [...before, { id: Math.max(0, ...before.map(({ id }) => id)) + 1, word: '', say: '' }]);
  const filled = rows.filter(({ word, say }) => word.trim() !== '' || say.trim() !== '');
  const halfFilled = filled.some(({ word, say }) => word.trim() === '' || say.trim() === '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!halfFilled) onSave(filled.map(({ word, say }) => ({ word: word.trim(), say: say.trim() })));
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      {rows.map(({ id, word, say }, index) => (
        <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-center gap-2">
          <Input
            aria-label={`Word ${index + 1}`}
            aria-invalid={(isChecked && word.trim() === '' && say.trim() !== '') || undefined}
            maxLength={60}
            placeholder="Herald"
            value={word}
            onChange={(event) => change(id, { word: event.target.value })}
          />
          <Input
            aria-label={`Say word ${index + 1} as`}
            aria-invalid={(isChecked && say.trim() === '' && word.trim() !== '') || undefined}
            maxLength={120}
            placeholder="Hair old"
            value={say}
            onChange={(event) => change(id, { say: event.target.value })}
          />
          <IconButton
            icon={X}
            label={`Remove word ${index + 1}`}
            onClick={() => setRows((before) => before.filter((row) => row.id !== id))}
          />
        </div>
      ))}
      {isChecked && halfFilled && <p className="text-13 text-bad">Every line needs a word and how to say it.</p>}
      {failure && <AlertBox>{failure}</AlertBox>}
      <div className="mt-2 flex items-center justify-between">
        <Button kind="ghost" icon={Plus} onClick={add} disabled={rows.length >= MOST_HINTS} className="-ml-2">
          Add word
        </Button>
        <Button type="submit" kind="primary" busyText={isSaving && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  );
}
