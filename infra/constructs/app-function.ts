import { resolve } from 'node:path';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { contracts } from '#shared/contract/index';
import { buildNumber } from '../../frontend/build-number.ts';
import { entryOf, type FunctionName, type Grants, grants } from '../grants.ts';
import { metricsNamespace, type Settings } from '../settings.ts';
import { accessesOf, type ResourcesOf } from './accesses.ts';
import { NodeFunction } from './node-function.ts';

const functions = resolve(import.meta.dirname, '../../functions');
/** Only the functions of calls name it, so that the others stay as they are when only the pages change. */
const build = buildNumber();

type Props<Name extends FunctionName> = { settings: Settings; resources: ResourcesOf<Name> };

/**
 * A Lambda function of the app with exactly the rights, variables and sizes that `grants.ts` lists under its name. Its
 * name in AWS is fixed, so that other stacks can monitor it without a reference to it.
 */
export class AppFunction<Name extends FunctionName> extends NodeFunction {
  readonly name: Name;
  readonly fixedName: string;

  constructor(scope: Construct, name: Name, { settings, resources }: Props<Name>) {
    const sizes: Grants = grants[name];
    const accesses = accessesOf(name, resources);
    const fixedName = `${Stack.of(scope).stackName}-${name}`;
    super(scope, name, {
      functionName: fixedName,
      settings,
      ...sizes,
      entry: resolve(functions, entryOf(name)),
      concurrency: sizes.codecs && settings.imageConcurrency,
      environment: {
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_LOG_LEVEL: settings.logLevel,
        METRICS_NAMESPACE: metricsNamespace(settings),
        ...(Object.hasOwn(contracts, name) && { BUILD: build }),
        ...Object.fromEntries(accesses.flatMap(({ variables }) => Object.entries(variables))),
      },
    });
    this.name = name;
    this.fixedName = fixedName;
    for (const { allows, wildcard } of accesses) this.allow(allows, wildcard);
  }
}
