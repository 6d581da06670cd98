/** Whether a path within a bundle is that of a list that pages show: not an article, and no file of all pages or of none. */
export const isList = (path: string): boolean => !/^(?:articles\/|(?:manifest|search|site)\.)/u.test(path);
