import { useParams } from 'react-router';
import { ContentPageView } from '#features/pages/components/content-page-view.tsx';

export function ContentPage() {
  const { slug = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[920px]">
      <ContentPageView key={slug} slug={slug} />
    </div>
  );
}
