import type { TemplateVariable } from '@herald/contract/template';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Upload, X } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_HINT, PICTURE_TYPES, pictureProblem, uploadPicture } from '#data/pictures.ts';
import { messageOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { DropTarget } from '#ui/drop-target.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface VariableFieldProps {
  variable: TemplateVariable;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** The variable is shown in the words while it is filled. */
  onFocus: () => void;
  onBlur?: () => void;
}

/** One field for one variable, of its kind. */
export function VariableField({ variable, value, problem, onChange, onFocus, onBlur }: VariableFieldProps) {
  const { label, name, kind, hint, required, max_length } = variable;
  if (kind === 'picture')
    return <PictureField variable={variable} value={value} problem={problem} onChange={onChange} />;
  const isLong = kind === 'long_text';
  const control = { value, maxLength: max_length, onFocus, onBlur };
  return (
    <Field
      label={label || name}
      hint={hint || (kind === 'number' && 'A number, for example 38 or $4.50.')}
      error={problem}
      optional={!required}
      className={isLong ? 'sm:col-span-2' : ''}
    >
      {isLong ? (
        <Textarea {...control} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input
          {...control}
          inputMode={kind === 'address' ? 'url' : 'text'}
          placeholder={kind === 'address' ? 'https://' : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type PictureFieldProps = Omit<VariableFieldProps, 'onFocus' | 'onBlur'>;

function PictureField({ variable, value, problem, onChange }: PictureFieldProps) {
  const { label, name, hint, required } = variable;
  const [refusal, setRefusal] = useState<string>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture(file, 'product'),
    onSuccess: ({ url }) => onChange(url),
    onError: (error) => setRefusal(messageOf(error, PICTURE_HINT)),
  });
  const take = (file: File) => {
    const found = pictureProblem(file);
    setRefusal(found);
    if (!found) upload.mutate(file);
  };
  return (
    <Field
      label={label || name}
      hint={hint || PICTURE_HINT}
      error={refusal ?? problem}
      optional={!required}
      className="sm:col-span-2"
    >
      <FileDrop accept={PICTURE_TYPES} takesPaste onFile={take}>
        {(pick, isOver) =>
          value ? (
            <div className="flex items-center gap-3 rounded-card border border-line bg-panel p-3">
              <img src={value} alt={label || name} className="size-12 rounded-sm bg-well object-contain" />
              <span className="min-w-0 flex-1 text-13 text-ink-soft">Your picture</span>
              <Button size="s" icon={Upload} onClick={pick} busyText={upload.isPending && 'Uploading...'}>
                Replace
              </Button>
              <IconButton icon={X} label={`Remove ${label || name}`} size="s" onClick={() => onChange('')} />
            </div>
          ) : (
            <DropTarget
              icon={ImagePlus}
              title={upload.isPending ? 'Uploading...' : 'Add a picture'}
              line="Drop it here, paste it or choose a file"
              isOver={isOver}
              onPick={pick}
            />
          )
        }
      </FileDrop>
    </Field>
  );
}
