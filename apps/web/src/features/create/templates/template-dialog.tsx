import type { NewTemplate } from '@herald/contract/endpoints/templates';
import { type TemplateCategory, templateCategories } from '@herald/contract/template';
import { useMutation } from '@tanstack/react-query';
import { Lock, Plus, Users } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { failureOf, messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog, type GuardedDialogProps } from '#ui/guarded-dialog.tsx';
import { Input } from '#ui/input.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { type TemplateDraft, unfitWords, withVariable } from './new-variables.ts';
import { VariableTable } from './variable-table.tsx';

interface TemplateDialogProps {
  title: string;
  beginning: NewTemplate;
  /** Administrators also make templates for every account. */
  isAdmin: boolean;
  /** Only its maker keeps a template to themselves. */
  isMine: boolean;
  save: (template: NewTemplate) => Promise<void>;
  /** Pages that saving leads to. */
  staysAt?: GuardedDialogProps['staysAt'];
  onClose: () => void;
}

const CATEGORY_NAMES: Record<TemplateCategory, string> = {
  sell: 'Sell',
  explain: 'Explain',
  tell: 'Tell',
  invite: 'Invite',
};
const categories = templateCategories.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

const visibilities = [
  { value: 'private' as const, label: 'Only me', icon: Lock },
  { value: 'team' as const, label: 'Team', icon: Users },
  { value: 'everybody' as const, label: 'Everybody' },
];

/** What a template is called, who can use it, and which of its words change from film to film. */
export function TemplateDialog({ title, beginning, isAdmin, isMine, save, staysAt, onClose }: TemplateDialogProps) {
  const [first] = useState(beginning);
  const [template, setTemplate] = useState(first);
  const change = (patch: Partial<NewTemplate>) => setTemplate({ ...template, ...patch });
  const { name, description, category, visibility, variables } = template;
  const saving = useMutation({
    mutationFn: () => save(template),
    onSuccess: onClose,
    onError: (error) => toastError('Not saved', messageOf(error, 'The template was not saved.')),
  });
  const segments = visibilities.filter(
    ({ value }) => value === visibility || (value === 'private' ? isMine : value === 'team' || isAdmin),
  );
  const problems = saving.error ? (failureOf(saving.error).errors ?? {}) : {};
  const optional = variables.filter(({ required }) => !required).length;
  return (
    <GuardedDialog
      hasChanges={JSON.stringify(template) !== JSON.stringify(first)}
      staysAt={staysAt}
      onClose={onClose}
      isLarge
      className="md:max-w-[720px]"
      title={title}
      description="Mark the words that change from film to film. The rest stays."
      actions={
        <>
          <span className="tnum mr-auto self-center text-13 text-ink-faint">
            {countWords(variables.length, optional)}
          </span>
          <DialogClose>Cancel</DialogClose>
          <Button kind="primary" onClick={() => saving.mutate()} busyText={saving.isPending && 'Saving...'}>
            Save template
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[1fr_160px]">
          <Field label="Name" error={problems.name?.[0]}>
            <Input value={name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
          </Field>
          <Field label="What it is for">
            <Select options={categories} value={category} onChange={(next) => change({ category: next })} />
          </Field>
        </div>
        <Field label="Description" optional>
          <Input
            value={description}
            maxLength={300}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <MarkedWords template={template} onChange={change} problem={problems.script?.[0]} />
        {variables.length > 0 && <VariableTable template={template} onChange={change} problems={problems} />}
        <SegmentedField
          label="Who can use it"
          segments={segments}
          value={visibility}
          onChange={(next) => change({ visibility: next })}
          error={problems.visibility?.[0]}
        />
      </div>
    </GuardedDialog>
  );
}

const countWords = (count: number, optional: number): string => {
  const all = count === 1 ? '1 variable' : `${count} variables`;
  return optional === 0 ? all : `${all}, ${optional} optional`;
};

interface MarkedWordsProps {
  template: TemplateDraft;
  onChange: (template: TemplateDraft) => void;
  problem: string | undefined;
}

/** Nothing is typed here, so the letter V is free to make a variable. */
function MarkedWords({ template, onChange, problem }: MarkedWordsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [marked, setMarked] = useState('');
  const unfit = unfitWords(template, marked);
  const make = () => {
    const { current } = field;
    if (!current) return;
    const words = markedIn(current);
    onChange(withVariable(template, words));
    setMarked(unfitWords(template, words) ? words : '');
    current.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'v' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    make();
  };
  return (
    <Field
      label="Words"
      error={problem}
      hint={unfit ?? 'Mark words and press V. With the keyboard, hold Shift and use the arrows.'}
      aside={
        <Button
          size="s"
          icon={Plus}
          kbd="V"
          disabled={marked.trim() === '' || unfit !== undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={make}
        >
          Make a variable
        </Button>
      }
    >
      <Textarea
        ref={field}
        readOnly
        rows={5}
        value={template.content.voice.ttsText}
        onKeyDown={press}
        onSelect={({ currentTarget }) => setMarked(markedIn(currentTarget))}
      />
    </Field>
  );
}

const markedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): string =>
  value.slice(selectionStart, selectionEnd);
