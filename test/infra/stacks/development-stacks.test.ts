import { expect, it } from 'vitest';
import { violationsOf } from './violations.ts';

it.each(['dev', 'staging'])(
  'cdk-nag, the CloudFormation schemas and the documented demands of services find no violation in %s',
  (environment) => {
    expect(violationsOf({ environment })).toEqual([]);
  },
);
