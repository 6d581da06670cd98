import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { switchedOn } from '../../pipeline/config/services.ts';
import { ownServices } from '../../schemas/services/addresses.ts';

/** A live service that a configuration can name. */
export interface ConfiguredService {
  readonly name: string;
  /** The name of its setting in the configuration. */
  readonly setting: string;
  /** A path of the site, or the address on another host. Undefined: it is off. */
  readonly address: string | undefined;
}

/** Every service, whether it is on or off. */
export function servicesOf({ services, search }: PipelineConfig): readonly ConfiguredService[] {
  const on = switchedOn(services);
  return [
    ...[...Object.keys(ownServices), 'flags', 'images'].map((name) => ({
      name,
      setting: `services.${name}`,
      address: on[name],
    })),
    { name: 'search', setting: 'search.service', address: search.service ? search.service.auth : undefined },
  ];
}

export type OutsideService = ConfiguredService & { readonly address: string };

/** Those on other hosts. Those on the host of the site may not be there yet when it is built. */
export const outsideServices = (config: PipelineConfig): readonly OutsideService[] =>
  servicesOf(config).flatMap(({ address, ...service }) =>
    address === undefined || address.startsWith('/') ? [] : [{ ...service, address }],
  );
