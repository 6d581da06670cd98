import { useRouteLoaderData } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { RootData } from '../routing/page-data.ts';

/** What the bundle says of the site as a whole. Only inside the root route, whose loader has given it. */
export const useSite = (): BundleFiles['site'] => (useRouteLoaderData('root') as RootData).site;
