import { originOf, type PlacedService } from '@herald/media/service-origin';

/** The names one service has besides this one: it is reached with several keys. */
export type OtherNames = (name: string) => readonly string[];

export const noOtherNames: OtherNames = () => [];

/** In the order of the services; they may come and go. */
export function otherNames(services: () => readonly PlacedService[]): OtherNames {
  return (name) => {
    const known = services();
    const here = known.find((one) => one.name === name);
    if (!here) return [];
    const origin = originOf(here);
    return known.filter((one) => one.name !== name && originOf(one) === origin).map((one) => one.name);
  };
}
