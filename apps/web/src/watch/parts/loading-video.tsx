import { Spinner } from '../../ui/spinner.tsx';

export function LoadingVideo() {
  return (
    <div className="grid min-h-[calc(100dvh-56px)] place-items-center bg-well">
      <Spinner label="Loading Video" />
    </div>
  );
}
