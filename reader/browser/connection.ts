/** The connection as some browsers report it. Source: Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Whether the reader pays for data, or the connection is slow. */
export function isCostly(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g');
}

/** A phone's connection too, however fast. */
export const isMetered = (): boolean => isCostly() || connection().type === 'cellular';

/** TypeScript's navigator has none, nor have all browsers. */
const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
