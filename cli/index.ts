/** What a configuration file imports: `import { defineConfig } from 'fieldbook'`. */
export { defineConfig, type FieldbookConfig } from '../pipeline/config/config.ts';
