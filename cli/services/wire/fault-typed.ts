import type { ServiceSettings } from './service-settings.ts';

/** The delay of a slow response. */
export const slowMs = 3000;

/** Whether a fault can be asked for: in a preview, but never where real readers are. */
export type OnDemand = Pick<ServiceSettings, 'failsOnDemand'>;

/** Reads the fault with a typed name, ignoring case and spaces. Undefined for other texts. */
export const faultTyped =
  <Fault extends string>(faults: Readonly<Record<Fault, string>>) =>
  (typed: string, { failsOnDemand }: OnDemand): Fault | undefined => {
    if (!failsOnDemand) return undefined;
    const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
    return Object.hasOwn(faults, words) ? (words as Fault) : undefined; // a key of the table
  };
