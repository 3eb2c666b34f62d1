import { type TemplateVariable, type VariableKind, variableKinds } from '@herald/contract/template';
import { X } from 'lucide-react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { renamedVariable, type TemplateDraft, withoutVariable } from './new-variables.ts';

interface VariableTableProps {
  template: TemplateDraft;
  onChange: (template: TemplateDraft) => void;
  problems: Record<string, string[]>;
}

const KIND_NAMES: Record<VariableKind, string> = {
  text: 'Text',
  long_text: 'Long text',
  number: 'Number',
  address: 'Address',
  picture: 'Picture',
};
/** A picture is no word, and words are no picture. */
const kindsFor = ({ kind }: TemplateVariable) =>
  variableKinds
    .filter((one) => (one === 'picture') === (kind === 'picture'))
    .map((value) => ({ value, label: KIND_NAMES[value] }));

/** What is asked for when the template is used. */
export function VariableTable({ template, onChange, problems }: VariableTableProps) {
  const { variables } = template;
  const change = (at: number, patch: Partial<TemplateVariable>) =>
    onChange({ ...template, variables: variables.map((one, index) => (index === at ? { ...one, ...patch } : one)) });
  return (
    <ul aria-label="Variables" className="divide-y divide-line border-line border-y">
      {variables.map((variable, at) => (
        <li
          // Its name changes with every letter; its place does not.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          className="grid grid-cols-[1fr_auto] items-end gap-x-3 gap-y-2 py-3 sm:grid-cols-[1fr_130px_1fr_auto_auto]"
        >
          <VariableName
            name={variable.name}
            onRename={(wanted) => onChange(renamedVariable(template, variable.name, wanted))}
          />
          <Field label="Kind">
            <Select
              label={`Kind of ${variable.name}`}
              options={kindsFor(variable)}
              value={variable.kind}
              onChange={(kind) => change(at, { kind, max_length: kind === 'long_text' ? 300 : variable.max_length })}
            />
          </Field>
          {variable.kind === 'picture' ? (
            <span />
          ) : (
            <Field label="Usual words">
              <Input
                aria-label={`Usual words of ${variable.name}`}
                value={variable.default}
                onChange={(event) => change(at, { default: event.target.value })}
              />
            </Field>
          )}
          <div className="flex gap-3 sm:contents">
            <div className="flex h-10 items-center max-md:h-11">
              <Checkbox isChecked={variable.required} onChange={(required) => change(at, { required })}>
                Required
              </Checkbox>
            </div>
            <div className="flex h-10 items-center max-md:h-11">
              <IconButton
                icon={X}
                size="s"
                label={`${variable.name} is no variable`}
                onClick={() => onChange(withoutVariable(template, variable.name))}
              />
            </div>
          </div>
          {problems[`variables.${at}`]?.[0] && (
            <p role="alert" className="col-span-full text-13 text-bad">
              {problems[`variables.${at}`]?.[0]}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Taken when the field is left: half a name is none. */
function VariableName({ name, onRename }: { name: string; onRename: (wanted: string) => void }) {
  return (
    <Field label="Name">
      <Input
        key={name}
        aria-label={`Name of ${name}`}
        defaultValue={name}
        maxLength={40}
        className="[&_input]:font-mono [&_input]:text-13"
        onBlur={(event) => {
          if (event.target.value !== name) onRename(event.target.value);
          event.target.value = name;
        }}
      />
    </Field>
  );
}
