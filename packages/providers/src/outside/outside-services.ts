import { EngineError, type ServiceTestReport, type ServiceToOpen } from '@herald/media';
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
  /** Takes the place of the services that were handed in before; those that stayed the same go on as they are. */
  replace(services: readonly ServiceToOpen[]): Promise<void>;
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
  /** Told which services there are from then on. */
  onChange(services: OutsideService[]): Promise<void>;
  /** Told which service answered to a test. */
  onAnswer(name: string): Promise<void>;
}

/** Services that come and go while the process runs. Those of the environment stay, and are asked first. */
export function openServices({ fixed, inside, onChange, onAnswer }: ServicesConfig): OutsideServices {
  const mayCall = addressGuard([...inside, ...fixed.map(({ baseUrl }) => hostOf(baseUrl))]);
  const open = (service: ServiceToOpen) => openOutside({ ...service, mayCall });
  let opened = new Map<string, OutsideService>();
  return {
    wires: wireFacts,
    fixed,
    open,
    async replace(services) {
      const before = opened;
      const now = services.flatMap((service) => {
        const identity = identityOf(service);
        const one = before.get(identity) ?? open(service);
        return one ? [[identity, one] as const] : [];
      });
      opened = new Map(now);
      const isSame = [...opened.keys()].join() === [...before.keys()].join();
      if (!isSame) await onChange([...opened.values()]);
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
