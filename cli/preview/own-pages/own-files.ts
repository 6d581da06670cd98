/** The paths of the preview's own files, beside its services, where no page of a site can be. */
const folder = '/services/preview';

export const ownFiles = {
  styles: `${folder}/styles.css`,
  findingsScript: `${folder}/findings.js`,
  copy: `${folder}/copy.js`,
  filters: `${folder}/filters.js`,
  reload: `${folder}/reload.js`,
  /** The stream of changes. The script resolves it relative to itself. */
  changes: `${folder}/changes`,
} as const;
