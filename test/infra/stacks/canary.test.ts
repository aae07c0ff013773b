import { expect, it } from 'vitest';
import { contracts } from '#shared/contract/index';
import { publicRoutes } from '#shared/contract/public-routes';
import { synthesize } from './synthesize.ts';

const { all, onlyOne, written } = await synthesize({ environment: 'prod' });
const called = [...Object.keys(contracts), ...Object.keys(publicRoutes)];

it('every call goes to the alias of its function, whose new version answers a tenth of them at first', () => {
  const targets = all('AWS::ApiGatewayV2::Integration', 'api').map(({ properties }) =>
    written('api', properties['IntegrationUri']),
  );
  expect(targets.toSorted()).toEqual(called.map((name) => `api/${name}/Live`).toSorted());
  for (const { construct, properties, resource } of all('AWS::Lambda::Alias')) {
    const group = written('api', resource['UpdatePolicy'].CodeDeployLambdaAliasUpdate.DeploymentGroupName);
    expect(group).toBe(construct.replace('Live', 'Canary'));
    expect(written('api', properties['FunctionVersion'])).toContain(
      `${construct.replace('Live', 'CurrentVersion')}`,
    );
  }
  const callers = all('AWS::Lambda::Permission', 'api')
    .filter(({ properties }) => properties['Principal'] === 'apigateway.amazonaws.com')
    .map(({ properties }) => written('api', properties['FunctionName']));
  expect(new Set(callers)).toEqual(new Set(targets));
});

it('an alarm that rings meanwhile brings the version before back, and is one that exists', () => {
  const existing = all('AWS::CloudWatch::Alarm').map(({ properties }) => properties['AlarmName']);
  const groups = all('AWS::CodeDeploy::DeploymentGroup');
  expect(groups).toHaveLength(called.length);
  for (const { properties } of groups) {
    expect(properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      AlarmConfiguration: { Enabled: true },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM'],
      },
    });
    const named: { Name: string }[] = properties['AlarmConfiguration'].Alarms;
    expect(named).toHaveLength(2);
    expect(existing).toEqual(expect.arrayContaining(named.map(({ Name }) => Name)));
  }
  expect(onlyOne('api', 'AWS::CodeDeploy::Application')['ComputePlatform']).toBe('Lambda');
});
