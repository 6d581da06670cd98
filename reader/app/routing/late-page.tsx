import type { ComponentType } from 'react';
import { matchRoutes, type Params, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { partOfSite } from '../../bundle/files/part-of-site.ts';
import { latePart } from '../../ui/late-part.tsx';
import { once } from '../../browser/once.ts';
import type { Asked } from './arrival.ts';

/** The exports of a page's script: its loader, and the component that shows the loaded data. */
export interface PageModule {
  readonly load: (asked: PageAsked) => Promise<unknown>;
  readonly Page: ComponentType<PageProps>;
}

export interface PageAsked extends Omit<Asked, 'path'> {
  readonly bundle: Bundle;
  readonly params: Params;
}

export interface PageProps {
  readonly bundle: Bundle;
}

interface LatePage extends Pick<PageAsked, 'bundle' | 'arrivalNow'> {
  readonly id: string;
  readonly path: string;
  readonly page: () => Promise<PageModule>;
}

/** The route of a page. Its script and its data are loaded together on navigation. */
export function latePage({ id, path, page, bundle, arrivalNow }: LatePage): RouteObject {
  const loaded = once(() => partOfSite(page));
  const { load, Part } = latePart(async () => (await loaded()).Page);
  return {
    id,
    path,
    caseSensitive: true, // as hosts are, and as articles are found
    element: <Part bundle={bundle} />,
    loader: async ({ params, request }) => {
      await load();
      return (await loaded()).load({ bundle, params, request, arrivalNow });
    },
    shouldRevalidate: onNewPath,
    handle: { load } satisfies LateHandle,
  };
}

interface LateHandle {
  readonly load: () => Promise<void>;
}

/** Loads the script of the page at an address. Its data is already loaded. */
export async function loadPageAt(routes: RouteObject[], address: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, address, basename) ?? [];
  await Promise.all(matches.map(async ({ route }) => (route.handle as LateHandle | undefined)?.load()));
}

/** The loader runs again only for another path: query and hash select from loaded data. */
export const onNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
