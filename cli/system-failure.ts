/** The words for errors of files and ports. Source: Node.js, "Common system errors". */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than the system allows',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already',
  ENOTEMPTY: 'the folder is not empty',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  EXDEV: 'it lies on another disk',
  ELOOP: 'its links lead round in a circle',
  EIO: 'the disk or device cannot be read or written',
  EBUSY: 'it is in use',
};

/** A sentence for a system error. Undefined for any other error. */
export function describeSystemFailure(error: unknown): string | undefined {
  const { code, path, syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (typeof code !== 'string' || typeof syscall !== 'string') return undefined;
  const reason = reasons[code];
  if (path !== undefined) return `cannot read or write ${path}: ${reason ?? `the system answers ${code}`}`;
  return reason === undefined ? undefined : `the system refused: ${reason}`;
}
