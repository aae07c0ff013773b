import { resolve } from 'node:path';
import type { Construct } from 'constructs';
import { type FunctionName, type Grants, grants } from '../grants.ts';
import type { Settings } from '../settings.ts';
import { NodeFunction } from './node-function.ts';
import { accessesOf, type ResourcesOf } from './rights.ts';

const functions = resolve(import.meta.dirname, '../../functions');

type Props<Name extends FunctionName> = { settings: Settings; resources: ResourcesOf<Name> };

/**
 * A Lambda function of the app with exactly the rights, variables and sizes that `grants.ts` lists for its
 * name.
 */
export class AppFunction<Name extends FunctionName> extends NodeFunction {
  readonly name: Name;

  constructor(scope: Construct, name: Name, { settings, resources }: Props<Name>) {
    const { entry, codecs, memory, seconds, keepsFailures }: Grants = grants[name];
    const accesses = accessesOf(name, resources);
    super(scope, name, {
      settings,
      entry: resolve(functions, entry),
      codecs,
      memory,
      seconds,
      keepsFailures,
      concurrency: codecs && settings.imageConcurrency,
      environment: {
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: settings.logLevel,
        ...Object.fromEntries(accesses.flatMap(({ variables }) => Object.entries(variables))),
      },
    });
    this.name = name;
    for (const { allows, wildcard } of accesses) this.allow(allows, wildcard);
  }
}
