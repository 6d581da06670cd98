import type { CreatePrerenderer } from '../../schemas/prerenderer.ts';
import type { ReaderBuild } from '../site/reader-build.ts';

/** The reader's build, with its prerenderer loaded. */
export type LoadedReader = ReaderBuild & { readonly createPrerenderer: CreatePrerenderer };
