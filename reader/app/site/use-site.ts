import { useRouteLoaderData } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { RootData } from '../routing/page-data.ts';

/** The bundle's data about the site. Only inside the root route, whose loader provides it. */
export const useSite = (): BundleFiles['site'] => (useRouteLoaderData('root') as RootData).site;
