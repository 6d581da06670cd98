import { Hono } from 'hono';
import { cacheControl } from '../../../pipeline/headers/site-headers.ts';
import { script } from '../../reporters/html/script.ts';
import { reloadScript } from '../live-reload/reload-script.ts';
import { mediaTypeOf } from '../../media-types.ts';
import { copyScript } from './copy-script.ts';
import { filtersScript } from './filters-script.ts';
import { ownFiles } from './own-files.ts';
import { styles } from './styles/index.ts';

/** The preview's own style sheet and scripts. */
export function ownFileRoutes(basePath: string): Hono {
  const app = new Hono().basePath(basePath);
  const contents = {
    [ownFiles.styles]: styles,
    [ownFiles.findingsScript]: script,
    [ownFiles.copy]: copyScript,
    [ownFiles.filters]: filtersScript,
    [ownFiles.reload]: reloadScript,
  };
  for (const [path, content] of Object.entries(contents))
    app.get(path, (context) =>
      context.body(content, 200, {
        'content-type': mediaTypeOf(path),
        'cache-control': cacheControl(false),
      }),
    );
  return app;
}
