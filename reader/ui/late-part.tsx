import { createElement, type ComponentType, type ReactNode } from 'react';
import { invariant } from '../../schemas/base/invariant.ts';
import { once } from '../browser/once.ts';

/** A part of a page in a script of its own. Whoever has it shown loads it first, so that nothing on the page waits. */
export interface LatePart<Props extends object> {
  readonly load: () => Promise<void>;
  readonly Part: (props: Props) => ReactNode;
}

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    load: once(async () => {
      loaded = await load();
    }),
    Part: (props) => {
      invariant(loaded !== undefined, 'a part is loaded before it is shown');
      return createElement(loaded, props);
    },
  };
}
