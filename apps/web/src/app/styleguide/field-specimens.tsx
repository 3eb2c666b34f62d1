import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchShortcut } from '#lib/use-search-shortcut.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { Specimen } from './specimen.tsx';

const regions = [
  { value: 'us', label: 'United States' },
  { value: 'gb', label: 'United Kingdom' },
  { value: 'au', label: 'Australia' },
] as const;

export function FieldSpecimens() {
  const [region, setRegion] = useState<'us' | 'gb' | 'au' | undefined>();
  const [bio, setBio] = useState('Short hook, one benefit, the code at the end.');
  const search = useRef<HTMLInputElement>(null);
  useSearchShortcut(search);
  return (
    <Specimen
      title="Fields: rest, focus, error (replaces the hint), optional, disabled, select, search, password, textarea"
      className="grid items-start gap-4 sm:grid-cols-3"
    >
      <Field label="Website" hint="A web address, for example example.com">
        <Input defaultValue="https://northbeauty.co" />
      </Field>
      <Field label="Full Name">
        <Input defaultValue="Dana Whit" className="rounded-control outline-2 outline-signal-ink outline-offset-2" />
      </Field>
      <Field label="New Password" error="Password must be at least 8 characters long.">
        <PasswordInput defaultValue="short" />
      </Field>
      <Field label="Region">
        <Select options={regions} value={region} onChange={setRegion} placeholder="Choose a region" />
      </Field>
      <Field label="Search">
        <Input
          ref={search}
          icon={Search}
          placeholder="Search videos..."
          end={<Kbd className="mr-2 text-ink-faint">/</Kbd>}
        />
      </Field>
      <Field label="Slug" optional>
        <Input disabled value="set by the page name" />
      </Field>
      <Field
        label="Bio"
        className="sm:col-span-3"
        aside={<span className="tnum text-12 text-ink-faint">{bio.length}/500</span>}
      >
        <Textarea value={bio} onChange={(event) => setBio(event.target.value)} rows={2} />
      </Field>
    </Specimen>
  );
}
