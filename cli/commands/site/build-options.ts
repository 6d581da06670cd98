import type { DeployOptions } from '../options/deploy-options.ts';
import type { MakeOptions } from './make-site.ts';

export interface BuildOptions extends MakeOptions, DeployOptions {
  readonly out: string;
  readonly keep: number;
  readonly durable?: true;
  readonly watch?: true;
  readonly offline?: true;
}
