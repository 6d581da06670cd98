/** The public API, for configuration files: `import { defineConfig } from 'fieldbook'`. */
export { defineConfig, type FieldbookConfig } from '../pipeline/config/config.ts';
