import type { TemplateCategory, TemplateVariable } from '@herald/contract/template';
import { templateVariable } from '@herald/contract/template';
import type { BackgroundStyle, CaptionStyle, Environment, Room, Setting } from '@herald/media/choices';

/**
 * A template of ours. Its film can be posted as it is: it names no brand, promises nothing that a business of this kind
 * cannot keep, and the presenter speaks for the business and never plays a customer.
 */
export interface OwnTemplate {
  id: string;
  name: string;
  description: string;
  category: TemplateCategory;
  presenter: string;
  place: {
    setting: Setting;
    room?: Room;
    environment?: Environment;
    style?: BackgroundStyle;
  };
  captions?: CaptionStyle;
  title: string;
  hook: string;
  script: string;
  endCard: string;
  linkLabel: string;
  /** A picture of the product, in the presenter's hand, where one is uploaded. */
  hasProduct?: true;
  variables: TemplateVariable[];
  isFeatured?: true;
}

type Extras = Partial<Omit<TemplateVariable, 'name' | 'label' | 'default'>>;

/** A variable with what it usually says. */
export function asks(name: string, label: string, usual: string, extras: Extras = {}): TemplateVariable {
  return templateVariable.parse({ name, label, default: usual, max_length: 60, ...extras });
}

export const figure = { kind: 'number', max_length: 20 } as const satisfies Extras;
export const sentence = { kind: 'long_text', max_length: 200 } as const satisfies Extras;
