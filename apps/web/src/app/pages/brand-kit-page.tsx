import { ArrowLeft } from 'lucide-react';
import { BrandPanel } from '#features/brand/components/brand-panel.tsx';
import { useSession } from '#features/session/api/session.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function BrandKitPage() {
  const { user } = useSession();
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <TextLink to={paths.settings} className="inline-flex items-center gap-2.5 text-14 text-ink-soft no-underline">
        <Icon of={ArrowLeft} size={14} />
        Account Settings
      </TextLink>
      <PageHeading className="mt-3" line="Every new film of this account starts with it">
        Brand kit
      </PageHeading>
      <div className="mt-6">{user && <BrandPanel role={user.account.role} />}</div>
    </div>
  );
}
