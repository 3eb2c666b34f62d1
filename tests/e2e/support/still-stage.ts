/**
 * Runs in the browser. The worker that draws scenes is replaced by one that says of each scene that it is shown, and draws
 * nothing: a person in a place takes two seconds of processor time, on every page that has a stage.
 */
export function keepStageStill(): void {
  const shown = [{ kind: 'shown', width: 720, height: 1280, durationSec: 3 }, { kind: 'done' }];
  const reportsOf = ({ kind, key }: { kind: string; key?: string }): object[] => {
    if (kind === 'scene') return shown;
    return kind === 'poster' ? [{ kind, key, poster: null }] : [];
  };
  const openStill = () => {
    const still = {
      onmessage: (_: { data: object }) => undefined,
      terminate: () => undefined,
      postMessage(request: { kind: string; key?: string }) {
        for (const data of reportsOf(request)) setTimeout(() => still.onmessage({ data }));
      },
    };
    return still;
  };
  window.Worker = new Proxy(window.Worker, {
    construct: (real, [address, options]: ConstructorParameters<typeof Worker>) =>
      options?.name === 'stage' ? openStill() : new real(address, options),
  });
}
