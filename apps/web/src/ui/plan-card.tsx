import { Check, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Panel } from './panel.tsx';
import { priceText } from './price-text.ts';
import { Tag } from './tag.tsx';

interface PlanCardProps {
  name: string;
  description: string;
  /** 0 where the operator has set none. */
  price: number;
  currency: string;
  isFeatured: boolean;
  features: readonly string[];
  isHeld?: boolean;
  /** The next step to the plan. */
  children: ReactNode;
  headingId?: string;
}

/** A plan as it is offered on upgrade pages. */
export function PlanCard(props: PlanCardProps) {
  const { name, description, price, currency, isFeatured, features, isHeld, children, headingId } = props;
  return (
    <Panel aria-labelledby={headingId} className="p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="min-w-0 break-words font-semibold text-16">
          {name}
        </h2>
        <span className="flex gap-1.5">
          {isFeatured && (
            <Tag>
              <Icon of={Star} size={12} />
              Featured
            </Tag>
          )}
          {isHeld && <Tag>Your plan</Tag>}
        </span>
      </div>
      {description && <p className="mt-1.5 break-words text-13 text-ink-soft">{description}</p>}
      {price > 0 && <p className="tnum display mt-3 font-semibold text-34">{priceText(price, currency)}</p>}
      {children}
      {features.length > 0 && (
        <ul aria-label={`What ${name} includes`} className="mt-5 flex flex-col gap-2 border-line border-t pt-4 text-13">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Icon of={Check} size={14} className="mt-[3px] shrink-0 text-ink-faint" />
              <span className="min-w-0 break-words">{feature}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
