/** Where the preview's own files are, below the site's folder: beside its services, where no page of a site is. */
const folder = '/services/preview';

export const ownFiles = {
  styles: `${folder}/styles.css`,
  /** Of the pages of findings. */
  findingsStyles: `${folder}/findings.css`,
  findingsScript: `${folder}/findings.js`,
  reload: `${folder}/reload.js`,
  /** The stream that tells of changes; the script finds it beside itself. */
  changes: `${folder}/changes`,
} as const;
