import { CameraChooser } from './camera-chooser.tsx';

/** Instead of a choice of scenes: a photo is filmed where it was taken. */
export function PhotoPlace() {
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-13">Scene</legend>
      <p className="text-14 text-ink-soft">Your photo keeps the place it was taken in.</p>
      <div className="mt-5 empty:hidden sm:max-w-[280px]">
        <CameraChooser />
      </div>
    </fieldset>
  );
}
