/**
 * Whether a path may be meant for a page. Programs that look for weak points ask for other files, such as `/.env` and `/wp-login.php`.
 */
export const isPageAddress = (path: string): boolean => !/\/\.|\.(?!html?\/?$)[a-z]\w*\/?$/iu.test(path);
