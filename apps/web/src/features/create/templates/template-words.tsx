import { partsOf, sameName, type TemplateValues, type TemplateVariable } from '@herald/contract/template';
import { clsx } from 'clsx';

interface TemplateWordsProps {
  script: string;
  variables: readonly TemplateVariable[];
  values: TemplateValues;
  /** The variable that is being filled. */
  current: string;
}

/** The words of a template; what a variable says is a plate. */
export function TemplateWords({ script, variables, values, current }: TemplateWordsProps) {
  const shown = (name: string): string => {
    const variable = variables.find((one) => sameName(one.name) === name);
    return (variable && values[variable.name]?.trim()) || variable?.label || variable?.name || name;
  };
  return (
    <p className="whitespace-pre-line break-words rounded-card border border-line bg-panel p-5 text-16 leading-8">
      {partsOf(script).map(({ text, variable }, at) =>
        variable === undefined ? (
          text
        ) : (
          <bdi
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and keep their order.
            key={at}
            className={clsx(
              'rounded-sm px-1 py-0.5 ring-1 ring-inset',
              variable === current ? 'bg-ink text-ground ring-ink' : 'bg-raised ring-line-strong',
            )}
          >
            {shown(variable)}
          </bdi>
        ),
      )}
    </p>
  );
}
