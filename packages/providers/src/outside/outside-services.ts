import { EngineError } from '@herald/media/engine-error';
import type { ServiceTestReport, ServiceToOpen } from '@herald/media/engines/outside-service';
import type { PlacedService } from '@herald/media/service-origin';
import type { ServiceWire } from '@herald/media/service-wires';
import { addressGuard } from './address-guard.ts';
import { openOutside } from './open-outside.ts';
import type { OutsideService } from './outside-service.ts';
import { type WireFacts, wireFacts } from './wire-facts.ts';

/** The services of this process, beside those that ship with Herald. */
export interface OutsideServices {
  /** What can be added. */
  wires: readonly WireFacts[];
  /** Those the environment names. */
  fixed: readonly ServiceToOpen[];
  /** Those that are used, and where they are. */
  placed(): readonly PlacedService[];
  /** Takes the place of the services that were handed in before; those that stayed the same go on as they are. */
  replace(services: readonly ServiceToOpen[]): Promise<void>;
  /** Uses no service of these wires from then on, also none that the environment names. */
  silence(wires: readonly ServiceWire[]): Promise<void>;
  /** Throws an `EngineError` where an address leads inside and the operator did not allow it. */
  assertMayCall(baseUrl: string): Promise<void>;
  test(service: ServiceToOpen): Promise<ServiceTestReport>;
  /** A service with the guard of this installation; undefined for a wire that this release does not know. */
  open(service: ServiceToOpen): OutsideService | undefined;
}

export interface ServicesConfig {
  fixed: readonly ServiceToOpen[];
  /** Hosts and networks inside that services may lie in; those of the environment always may. */
  inside: readonly string[];
  /** Told which services there are from then on, and which of the environment are not used. */
  onChange(services: OutsideService[], silent: ReadonlySet<string>): Promise<void>;
  /** Told which service answered to a test. */
  onAnswer(name: string): Promise<void>;
}

/** Services that come and go while the process runs. Those of the environment stay, and are asked first. */
export function openServices({ fixed, inside, onChange, onAnswer }: ServicesConfig): OutsideServices {
  const mayCall = addressGuard([...inside, ...fixed.map(({ baseUrl }) => hostOf(baseUrl))]);
  const open = (service: ServiceToOpen) => openOutside({ ...service, mayCall });
  let opened = new Map<string, OutsideService>();
  let known: readonly ServiceToOpen[] = [];
  let silentWires: readonly string[] = [];
  let lastShown = '';

  async function apply(): Promise<void> {
    const before = opened;
    const now = known
      .filter(({ wire }) => !silentWires.includes(wire))
      .flatMap((service) => {
        const identity = identityOf(service);
        const one = before.get(identity) ?? open(service);
        return one ? [[identity, one] as const] : [];
      });
    opened = new Map(now);
    const silent = new Set(fixed.flatMap(({ name, wire }) => (silentWires.includes(wire) ? [name] : [])));
    const shown = [...opened.keys(), ...silent].join();
    if (shown === lastShown) return;
    lastShown = shown;
    await onChange([...opened.values()], silent);
  }

  return {
    wires: wireFacts,
    fixed,
    open,
    placed: () => [...fixed, ...known].filter(({ wire }) => !silentWires.includes(wire)),
    replace(services) {
      known = services;
      return apply();
    },
    silence(wires) {
      silentWires = wires;
      return apply();
    },
    assertMayCall: mayCall,
    async test(service) {
      const isFixed = fixed.some(({ name }) => name === service.name);
      const one = isFixed ? openOutside(service) : open(service);
      if (!one) throw new EngineError('unavailable', `This release has no wire "${service.wire}".`);
      const report = await one.test();
      if (report.isOk) await onAnswer(service.name);
      return report;
    },
  };
}

/** Two with the same one are the same service. */
export function identityOf({ name, title, wire, baseUrl, model, voices, key, settings }: ServiceToOpen): string {
  return JSON.stringify({ name, title, wire, baseUrl, model, voices, key, settings });
}

function hostOf(baseUrl: string): string {
  const { host, port, protocol } = new URL(baseUrl);
  return port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
}
