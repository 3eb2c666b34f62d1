import type { DraftContent } from '@herald/contract/draft';
import type { Template } from '@herald/contract/endpoints/templates';
import { sameName, type TemplateValues, type TemplateVariable, valueProblem } from '@herald/contract/template';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Clapperboard, LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lengthInWords } from '#data/videos/progress-words.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dot } from '#ui/dot.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { hasWork } from '../draft/content-rules.ts';
import { draftServer } from '../draft/draft-ports.ts';
import type { SavedDraft } from '../draft/draft-state.ts';
import { ChangeTemplate } from './change-template.tsx';
import { DeleteTemplate } from './delete-template.tsx';
import { isMadeOf } from './new-variables.ts';
import { RatingLine, Stars } from './stars.tsx';
import { useRateTemplate } from './template-data.ts';
import { TemplateStage } from './template-stage.tsx';
import { TemplateWords } from './template-words.tsx';
import { DRAFT_BEFORE, useTemplateStart } from './use-template-start.ts';
import { VariableField } from './variable-field.tsx';

interface TemplateFormProps {
  template: Template;
  /** Viewers of a team look, but make nothing. */
  canEdit: boolean;
  isAdmin: boolean;
}

/** A template, its words and a field for each of its variables. */
export function TemplateForm({ template, canEdit, isAdmin }: TemplateFormProps) {
  const { variables, content, name, description } = template;
  const [values, setValues] = useState<TemplateValues>(() => usualValues(variables));
  const [current, setCurrent] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const change = (variable: TemplateVariable, value: string) => {
    setValues({ ...values, [variable.name]: value });
    setProblems({ ...problems, [sameName(variable.name)]: value.trim() ? (valueProblem(variable, value) ?? '') : '' });
  };
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(320px,30vw)]">
      <aside
        aria-label="With your words"
        className="flex justify-center border-line bg-well px-4 py-5 lg:sticky lg:top-14 lg:order-2 lg:h-[calc(100dvh-56px)] lg:border-l lg:px-8"
      >
        <TemplateStage template={template} values={values} />
      </aside>
      <main id="main" tabIndex={-1} className="flex flex-col outline-none">
        <div className="mx-auto w-full max-w-[864px] flex-1 px-4 py-7 md:px-8 md:py-9">
          <Link
            to={paths.templates}
            className="flex w-fit items-center gap-2 text-14 text-ink-soft hover:text-ink max-md:min-h-11"
          >
            <ArrowLeft aria-hidden size={16} />
            Templates
          </Link>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <PageHeading
              line={`${sentenceOf(description)} About ${lengthInWords(template.duration_seconds)} of film. ${sharedWith(template)}`.trim()}
            >
              {name}
            </PageHeading>
            <TemplateFacts template={template} canEdit={canEdit} isAdmin={isAdmin} />
          </div>
          <div className="mt-5">
            <TemplateWords script={content.voice.ttsText} variables={variables} values={values} current={current} />
            <p className="mt-2 text-13 text-ink-faint">
              You fill in the words in boxes below. Every other word can be changed once the template is in use.
            </p>
          </div>
          <div className="mt-6 grid gap-5 sm:grid-cols-2">
            {variables.map((variable) => (
              <VariableField
                key={variable.name}
                variable={variable}
                value={values[variable.name] ?? ''}
                problem={problems[sameName(variable.name)]}
                onChange={(value) => change(variable, value)}
                onFocus={() => setCurrent(sameName(variable.name))}
              />
            ))}
          </div>
        </div>
        {canEdit ? (
          <UseBar template={template} values={values} onProblems={setProblems} />
        ) : (
          <p className="border-line border-t px-4 py-5 text-14 text-ink-soft md:px-8">
            You can look at templates. To use one, ask for the role of an editor.
          </p>
        )}
      </main>
    </div>
  );
}

/** That what came with Herald is for everybody needs no words. */
/** A description that ends without a stop gets one, because another sentence follows. */
function sentenceOf(description: string): string {
  const words = description.trim();
  return words === '' || /[.!?…。！？]["”’')]?$/.test(words) ? words : `${words}.`;
}

function sharedWith({ is_ours, visibility }: Template): string {
  if (is_ours) return '';
  if (visibility === 'private') return 'Only you see it.';
  return visibility === 'team' ? 'Your whole team can use it.' : 'Every account can use it.';
}

const usualValues = (variables: readonly TemplateVariable[]): TemplateValues =>
  Object.fromEntries(variables.map(({ name, default: usual }) => [name, usual]));

function TemplateFacts({ template, canEdit, isAdmin }: TemplateFormProps) {
  const rate = useRateTemplate(template.id);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <RatingLine {...template} />
      {canEdit && <Stars value={rate.variables ?? template.my_rating} onRate={(rating) => rate.mutate(rating)} />}
      {template.may_change && <ChangeTemplate template={template} isAdmin={isAdmin} />}
      {template.may_change && <DeleteTemplate template={template} />}
    </div>
  );
}

interface UseBarProps {
  template: Template;
  values: TemplateValues;
  onProblems: (problems: Record<string, string>) => void;
}

/** The draft it replaces is kept, unless somebody says otherwise. */
function UseBar({ template, values, onProblems }: UseBarProps) {
  const { variables } = template;
  const { data: draft } = useQuery({ queryKey: DRAFT_BEFORE, queryFn: draftServer.load, gcTime: 0 });
  const [keepsDraft, setKeepsDraft] = useState(true);
  const { start, isStarting } = useTemplateStart(template, onProblems);
  const replaced = draft && draft.version > 0 && hasWork(withoutHabits(draft.content)) ? draft : undefined;
  const filled = variables.filter((variable) => isFilled(variable, values[variable.name])).length;
  const isSource = replaced !== undefined && isMadeOf(template, replaced.content);
  const press = () => {
    const found = missingIn(variables, values);
    onProblems(found);
    if (Object.keys(found).length > 0 || !draft) return;
    start({ values, draftVersion: draft.version, keepsDraft: replaced !== undefined && keepsDraft });
  };
  return (
    <div data-bottom-bar className="sticky bottom-0 z-10 border-line border-t bg-ground px-4 py-3 md:px-8">
      <div className="mx-auto max-w-[800px]">
        {replaced && (
          <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-13">
            <p className="flex min-w-0 flex-1 basis-72 items-baseline gap-2.5">
              <Dot tone={isSource ? 'idle' : 'warn'} />
              <span className="min-w-0 break-words">{draftWords(replaced, { keepsDraft, isSource })}</span>
            </p>
            <Checkbox isChecked={keepsDraft} onChange={setKeepsDraft}>
              Keep that draft
            </Checkbox>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <ButtonLink to={paths.newBatchOf(template.id)} size="l" icon={LayoutGrid} className="mr-auto">
            Make many of it
          </ButtonLink>
          <span className="tnum text-13 text-ink-faint">{`${filled} of ${variables.length} filled`}</span>
          <Button
            kind="primary"
            size="l"
            icon={Clapperboard}
            disabled={!draft}
            onClick={press}
            busyText={isStarting && 'Preparing...'}
            className="max-sm:flex-1"
          >
            Use this template
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Gender and clothes come with the preferences of the person. */
const withoutHabits = (content: DraftContent): DraftContent => ({
  ...content,
  avatar: { ...content.avatar, gender: '', clothing: '' },
});

function draftWords({ content }: SavedDraft, { keepsDraft, isSource }: { keepsDraft: boolean; isSource: boolean }) {
  const { title, voice, step } = content;
  const called = title.trim() || voice.ttsText.trim().slice(0, 60);
  const which = called ? `“${called}”, step ${step}` : `step ${step}`;
  const begin = isSource ? 'Your draft has the words of this template' : 'There is a draft with work in it';
  return `${begin}: ${which}. ${keepsDraft ? 'It is kept in the wizard under Kept drafts.' : 'It is replaced.'}`;
}

const isFilled = (variable: TemplateVariable, value = ''): boolean =>
  value.trim() !== '' && !valueProblem(variable, value);

function missingIn(variables: readonly TemplateVariable[], values: TemplateValues): Record<string, string> {
  const found = variables.map((variable) => {
    const value = values[variable.name]?.trim() ?? '';
    const missing = variable.required ? 'Please fill this in.' : '';
    return [sameName(variable.name), value === '' ? missing : (valueProblem(variable, value) ?? '')] as const;
  });
  return Object.fromEntries(found.filter(([, problem]) => problem !== ''));
}
