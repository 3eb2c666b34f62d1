import { EngineError } from '@herald/media/engine-error';
import type { ServiceTestReport, ServiceToOpen } from '@herald/media/engines/outside-service';
import type { PlacedService } from '@herald/media/service-origin';
import type { ServiceWire } from '@herald/media/service-wires';
import type { OutsideService } from '../answers/outside-service.ts';
import { addressGuard } from '../net/address-guard.ts';
import { type OfferedWire, offeredWires, openOutside } from './wires.ts';

/** The services of this process, beside the engines that ship with Herald. */
export interface OutsideServices {
  /** What can be added. */
  wires: readonly OfferedWire[];
  /** Those that are used, and where they are. */
  placed(): readonly PlacedService[];
  /** Takes the place of the services that were handed in before; those that stayed the same go on as they are. */
  replace(services: readonly ServiceToOpen[]): Promise<void>;
  /** Uses no service of these wires from then on. */
  silence(wires: readonly ServiceWire[]): Promise<void>;
  /** Throws an `EngineError` where an address leads inside and the operator did not allow it. */
  assertMayCall(baseUrl: string): Promise<void>;
  test(service: ServiceToOpen): Promise<ServiceTestReport>;
  /** A service with the guard of this installation; undefined for a wire that this release does not know. */
  open(service: ServiceToOpen): OutsideService | undefined;
}

export interface ServicesConfig {
  /** There from the start, and for as long as none of their name is handed in; each may lie inside. */
  given: readonly ServiceToOpen[];
  /** Hosts and networks inside that services may lie in. */
  inside: readonly string[];
  /** Told which services there are from then on. */
  onChange(services: readonly OutsideService[]): Promise<void>;
  /** Told which service answered to a test. */
  onAnswer(name: string): Promise<void>;
}

/** Services that come and go while the process runs. */
export function openServices({ given, inside, onChange, onAnswer }: ServicesConfig): OutsideServices {
  const mayCall = addressGuard([...inside, ...given.map(({ baseUrl }) => hostOf(baseUrl))]);
  const open = (service: ServiceToOpen) => openOutside({ ...service, mayCall });
  let opened = new Map<string, OutsideService>();
  let known = given;
  let silent: readonly string[] = [];
  const used = () => known.filter(({ wire }) => !silent.includes(wire));

  async function apply(): Promise<void> {
    const before = opened;
    const now = used().flatMap((service) => {
      const identity = identityOf(service);
      const one = before.get(identity) ?? open(service);
      return one ? [[identity, one] as const] : [];
    });
    opened = new Map(now);
    if ([...opened.keys()].join() !== [...before.keys()].join()) await onChange([...opened.values()]);
  }

  return {
    wires: offeredWires,
    open,
    placed: used,
    replace(services) {
      known = [...given.filter(({ name }) => !services.some((one) => one.name === name)), ...services];
      return apply();
    },
    silence(wires) {
      silent = wires;
      return apply();
    },
    assertMayCall: mayCall,
    async test(service) {
      const one = open(service);
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

/** With its port, as the guard knows it. */
export function hostOf(baseUrl: string): string {
  const { host, port, protocol } = new URL(baseUrl);
  return port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
}
