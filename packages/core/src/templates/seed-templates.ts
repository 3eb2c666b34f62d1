import { draftContent } from '@herald/contract/draft';
import { type TemplateVariable, templateVariable } from '@herald/contract/template';
import { avatarRepository } from '../avatars/avatar-repository.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { explainTemplates } from './own/explain.ts';
import { inviteTemplates } from './own/invite.ts';
import type { OwnTemplate } from './own/own-template.ts';
import { sellTemplates } from './own/sell.ts';
import { tellTemplates } from './own/tell.ts';
import { OWN_VOICES } from './sample-words.ts';
import { templateRepository } from './template-repository.ts';

/** Listed in this order until people have used some of them more than others. */
export const ownTemplates: readonly OwnTemplate[] = [
  ...sellTemplates,
  ...explainTemplates,
  ...tellTemplates,
  ...inviteTemplates,
];

/** The same on every installation. */
const idAt = (position: number) => `019a0001-0000-7000-8000-${position.toString(16).padStart(12, '0')}`;

const link: TemplateVariable = templateVariable.parse({
  name: 'link',
  label: 'Link',
  kind: 'address',
  required: false,
  max_length: 500,
  hint: 'The button under the video leads there',
});

const product: TemplateVariable = templateVariable.parse({
  name: 'product picture',
  label: 'Product picture',
  kind: 'picture',
  required: false,
  hint: 'The presenter holds it up',
});

export function variablesOf({ variables, hasProduct }: OwnTemplate): TemplateVariable[] {
  return [...variables, link, ...(hasProduct ? [product] : [])];
}

interface Presenter {
  id: string;
  name: string;
  gender: string;
  age: string;
  appearance: string;
}

export function contentOf(template: OwnTemplate, { id, name, gender, age, appearance }: Presenter) {
  const { title, script, hook, endCard, linkLabel, place, captions, hasProduct } = template;
  return draftContent.parse({
    title,
    voice: {
      ttsText: script,
      country: 'en',
      region: 'US',
      ttsId: gender === 'male' ? OWN_VOICES.male : OWN_VOICES.female,
    },
    avatar: {
      ...{ avatarType: 'library', selectedAvatarId: id, selectedAvatar: name, avatarName: name },
      ...{ gender, age, appearance, productImageUrl: hasProduct ? `{{${product.name}}}` : '' },
    },
    background: { ...place, isChosen: true },
    output: {
      ...{ hook, end_card: endCard, link_url: `{{${link.name}}}`, link_label: linkLabel },
      ...(captions && { captions }),
    },
  });
}

/** Brings the templates of ours up to date; what people made of them stays. */
export async function seedTemplates(core: Core, tx: Transaction): Promise<void> {
  const createdAt = core.clock.now();
  const library = await avatarRepository.listLibrary(tx);
  await templateRepository.upsertPresets(
    tx,
    ownTemplates.map((template, position) => {
      const { id: presetId, name, description, category, presenter, isFeatured = false } = template;
      const avatar = library.find((known) => known.presetId === presenter);
      if (!avatar) throw new Error(`The library has no ${presenter}.`);
      return {
        ...{ id: idAt(position + 1), presetId, name, description, category, isFeatured, createdAt },
        visibility: 'everybody' as const,
        content: contentOf(template, avatar),
        variables: variablesOf(template),
      };
    }),
  );
  await templateRepository.dropPresetsBut(
    tx,
    ownTemplates.map(({ id }) => id),
  );
}
