import { countFilms } from '@herald/contract/batch';
import type { Template } from '@herald/contract/endpoints/templates';
import { exampleValues, fillTemplate, sameName, type TemplateValues } from '@herald/contract/template';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLimits } from '#data/limits.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RatioTiles } from '../../scene/ratio-tiles.tsx';
import { VariableField } from '../../templates/variable-field.tsx';
import { MatrixEditor } from '../matrix/matrix-editor.tsx';
import { variablesOfVariants, withToggledRatio } from '../rules/batch-form.ts';
import { countOf, leftOutWords, unitOf } from '../rules/batch-words.ts';
import { rowSecOf, wordsSecOf } from '../rules/film-lengths.ts';
import { TableEditor } from '../table/table-editor.tsx';
import { BatchSum } from './batch-sum.tsx';
import { NamesCard } from './names-card.tsx';
import type { NewBatchState } from './use-new-batch.ts';

interface BatchEditorProps {
  batch: NewBatchState;
  template: Template;
}

/** Rows or variants, names and ratios; beside them what they make. */
export function BatchEditor({ batch, template }: BatchEditorProps) {
  const { form, change, table, content, order, problems, told } = batch;
  const isTable = form.kind === 'table';
  const mostSec = useLimits().data?.video_seconds || undefined;
  const secOf = useCallback((values: TemplateValues) => rowSecOf(template, values), [template]);
  return (
    <>
      {isTable && (
        <div className="mt-6">
          <TableEditor
            draft={form.table}
            table={table}
            variables={template.variables}
            secOf={secOf}
            mostSec={mostSec}
            told={told}
            onChange={batch.changeTable}
          />
        </div>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {!isTable && (
            <MatrixEditor
              draft={form.matrix}
              content={content}
              ownWords={wordsShown(template, form.values)}
              secOf={(text) => wordsSecOf(template, text)}
              onChange={(matrix) => change({ matrix })}
            />
          )}
          {!isTable && <TemplateValuesFields batch={batch} template={template} />}
          <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
            <Field label="Name of the batch" hint="Also {campaign} in the file names" error={problems.name}>
              <Input value={form.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />
            </Field>
            <RatioTiles
              legend={
                <>
                  Ratios <span className="tnum ml-1 font-normal text-ink-faint">{form.ratios.length}</span>
                </>
              }
              kind="checkbox"
              chosen={form.ratios}
              onChoose={(ratio) => change({ ratios: withToggledRatio(form.ratios, ratio) })}
            />
          </div>
          <NamesCard
            order={order}
            pattern={form.pattern}
            template={template}
            problem={problems.pattern}
            onChange={change}
          />
        </div>
        <BatchSum batch={batch} template={template} />
      </div>
      <CheckBar batch={batch} template={template} />
    </>
  );
}

/** What films say without a body: where nothing is filled in yet, the name of what is asked for stands. */
const wordsShown = (template: Template, values: TemplateValues): string =>
  fillTemplate(template, exampleValues(template.variables, values)).content.voice.ttsText;

/** Words of the template that every variant has. A field that nobody has been in yet is not called wrong. */
function TemplateValuesFields({ batch, template }: BatchEditorProps) {
  const { form, change, fieldProblems } = batch;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const asked = variablesOfVariants(template, form.matrix);
  const isSeen = (name: string) => left.has(name) || (form.values[name] ?? '') !== '';
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="same-in-every-film">
      <h2 id="same-in-every-film" className="plain-heading mb-3 font-medium text-14">
        The same in every film
      </h2>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {asked.map((variable) => (
          <VariableField
            key={variable.name}
            variable={variable}
            value={form.values[variable.name] ?? ''}
            problem={isSeen(variable.name) ? fieldProblems[sameName(variable.name)] : undefined}
            onBlur={() => setLeft(new Set([...left, variable.name]))}
            onChange={(value) => change({ values: { ...form.values, [variable.name]: value } })}
            onFocus={() => undefined}
          />
        ))}
      </div>
    </section>
  );
}

/** "6 of 21 slots. "; nothing where the plan has no limit. */
function useSlotWords(films: number): string {
  const left = useLimits().data?.videos_left ?? null;
  return left === null ? '' : `${films} of ${countOf(left, 'slot')}. `;
}

/** What is in the way is said beside the button. */
function CheckBar({ batch, template: { variables } }: BatchEditorProps) {
  const { order, table, problems, fieldProblems, check, isChecking } = batch;
  const films = countFilms(order.source);
  const wrong = films === 0 ? 'Add a row that fits, or a variant.' : Object.values(problems)[0];
  const missing = Object.keys(fieldProblems)[0];
  const slots = useSlotWords(films);
  const leftOut = order.source.kind === 'table' ? table.rows.length - films : 0;
  const label = variables.find(({ name }) => sameName(name) === missing)?.label || missing;
  const note = wrong ?? (missing && `${label}: ${fieldProblems[missing]}`);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 mt-8 border-line border-t bg-ground px-4 py-3 md:-mx-8 md:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink to={paths.batches}>Cancel</ButtonLink>
        <p role="status" className="ml-auto text-13 text-ink-faint max-sm:order-first max-sm:ml-0 max-sm:basis-full">
          {note ?? `${slots}${leftOut > 0 ? leftOutWords(leftOut) : 'Nothing starts before you have seen the check.'}`}
        </p>
        <Button
          kind="primary"
          size="l"
          icon={ListChecks}
          disabled={note !== undefined}
          onClick={check}
          busyText={isChecking && 'Checking...'}
          className="max-sm:ml-auto"
        >
          {films > 0 ? `Check ${countOf(films, unitOf(order.source))}` : 'Check'}
        </Button>
      </div>
    </div>
  );
}
