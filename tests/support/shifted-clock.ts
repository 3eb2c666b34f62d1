/** Preloaded into a process (`node --import`), it moves the process's clock; timers and durations go on as they are. */
const shiftMs = Number(process.env.HERALD_TEST_CLOCK_SHIFT_MS);
if (!Number.isFinite(shiftMs)) throw new Error('HERALD_TEST_CLOCK_SHIFT_MS must be a number.');

const realNow = Date.now;
const now = () => realNow() + shiftMs;

globalThis.Date = new Proxy(Date, {
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  apply: (target) => new target(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shiftMs });
