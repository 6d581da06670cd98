/**
 * What makes a process, and those that it starts, find a package at another address, or not at all. The command line and its
 * child process resolve in no other way than this, whatever is installed where the tests run.
 */
export function resolveOtherwise(name: string, address: URL | undefined) {
  const answer =
    address === undefined
      ? `throw Object.assign(new Error('Cannot find package ${name}'), { code: 'ERR_MODULE_NOT_FOUND' })`
      : `return { url: ${JSON.stringify(address.href)}, shortCircuit: true }`;
  const hooks = asModule(`export function resolve(specifier, context, next) {
    if (specifier === ${JSON.stringify(name)}) ${answer};
    return next(specifier, context);
  }`);
  const registering = `import { register } from 'node:module'; register(${JSON.stringify(hooks)});`;
  return { NODE_OPTIONS: `--import ${asModule(registering)}` };
}

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
