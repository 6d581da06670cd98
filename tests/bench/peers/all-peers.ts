import { docusaurus } from './docusaurus.ts';
import type { Peer } from './peer.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

export const allPeers: readonly Peer[] = [starlight, docusaurus, vitepress];
