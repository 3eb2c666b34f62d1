import { optionLists } from '@herald/contract/option-lists';
import { useEffect, useRef, useState } from 'react';
import { ChipsField } from '#ui/chips.tsx';
import { Field } from '#ui/field.tsx';
import { SegmentedField } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { useDrawer } from '../../draft/use-drawer.ts';
import { DrawnBy } from '../../steps/drawn-by.tsx';
import { AvatarMaking } from './avatar-making.tsx';
import { missingFields, type RequiredField } from './custom-fields.ts';
import { DescriptionField } from './description-field.tsx';
import { ProductImage } from './product-image.tsx';

const errors: Record<RequiredField, string> = {
  description: 'Please describe your character.',
  gender: 'Please choose a gender.',
  age: 'Please choose an age range.',
  appearance: 'Please choose an appearance.',
};

/** The tab "Create Custom": a description becomes a picture. */
export function CustomAvatar() {
  const { content, change } = useDraft();
  const { avatar } = content;
  const [productImage, setProductImage] = useState<File | null>(null);
  const { isByService, madeUpText } = useDrawer('avatar');
  const form = useRef<HTMLDivElement>(null);
  /** How often Generate was pressed with something missing. */
  const [refusals, setRefusals] = useState(0);
  const missing = refusals > 0 ? missingFields(avatar) : [];
  const errorOf = (field: RequiredField) => (missing.includes(field) ? errors[field] : undefined);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <>
      <div ref={form} className="grid gap-x-8 gap-y-6 md:grid-cols-[216px_1fr]">
        <ProductImage file={productImage} onFile={setProductImage} />
        <div className="grid min-w-0 content-start gap-y-5">
          <DescriptionField error={errorOf('description')} />
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <SegmentedField
              label="Gender"
              error={errorOf('gender')}
              segments={optionLists.gender}
              value={avatar.gender}
              onChange={(gender) => change('avatar', { gender })}
            />
            <Field label="Age range" error={errorOf('age')}>
              <Select
                options={optionLists.ageRange}
                value={avatar.age}
                onChange={(age) => change('avatar', { age })}
                placeholder="Choose an age range"
              />
            </Field>
          </div>
        </div>
        <ChipsField
          label="Appearance"
          error={errorOf('appearance')}
          options={optionLists.appearance}
          value={avatar.appearance}
          onChange={(appearance) => change('avatar', { appearance })}
          isGrid
          className="md:col-span-2"
        />
        <ChipsField
          label="Clothing"
          optional
          options={optionLists.clothing}
          value={avatar.clothing}
          onChange={(clothing) => change('avatar', { clothing, isDressed: true })}
          isGrid
          className="md:col-span-2"
        />
      </div>
      <div className="mt-6">
        <DrawnBy
          work="avatar"
          gets={avatar.productImageUrl ? 'your description and the product image' : 'your description'}
          onChange={(ownDrawing) => change('avatar', { ownDrawing })}
        >
          {isByService && <p className="mt-2 text-13 text-ink-soft">{madeUpText}</p>}
        </DrawnBy>
      </div>
      <AvatarMaking
        productImage={productImage}
        onRefused={() => setRefusals(refusals + 1)}
        isRefused={missing.length > 0}
      />
    </>
  );
}
