import type { App } from 'aws-cdk-lib';
import { appUrlParameter, type Settings } from '../settings.ts';
import { AccountStack } from './account-stack.ts';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { GenerationStack } from './generation-stack.ts';
import { IdentityStack } from './identity-stack.ts';
import { ObservabilityStack } from './observability-stack.ts';
import { ProjectionStack } from './projection-stack.ts';
import { RealtimeStack } from './realtime-stack.ts';
import { WebStack } from './web-stack.ts';

type Options = {
  settings: Settings;
  /** The folder of the built browser app. */
  build: string;
};

/** Creates the stacks of one environment. A stack may use resources only of stacks that were created before it. */
export function createStacks(app: App, { settings, build }: Options) {
  const { environment, keepsData, region } = settings;
  const idOf = (part: string) => `wardrobe-${environment}-${part}`;
  const common = { settings, env: { region }, terminationProtection: keepsData };

  const data = new DataStack(app, idOf('data'), common);
  const { table, uploads, media, userExports, mediaKeys, originKey } = data;
  const { userPool, client } = new IdentityStack(app, idOf('identity'), { ...common, resources: { table } });
  const { sockets } = new RealtimeStack(app, idOf('realtime'), {
    ...common,
    resources: { table, originKey },
  });
  new ProjectionStack(app, idOf('projections'), {
    ...common,
    resources: { table, media, mediaKeys, sockets },
  });
  const generation = new GenerationStack(app, idOf('generation'), {
    ...common,
    resources: { ...settings, table, media, mediaKeys, sockets },
  });
  new AccountStack(app, idOf('account'), {
    ...common,
    resources: { table, uploads, media, userExports, mediaKeys, sockets, userPool },
  });
  const { api } = new ApiStack(app, idOf('api'), {
    ...common,
    userPool,
    client,
    resources: {
      ...settings,
      table,
      uploads,
      media,
      mediaKeys,
      originKey,
      sockets,
      generation: generation.workflow,
      userPool,
      appUrl: appUrlParameter(settings),
    },
  });
  const web = new WebStack(app, idOf('web'), {
    ...common,
    build,
    userPool,
    client,
    api: api.stage.api,
    sockets: sockets.stage.api,
    originKey: originKey.value,
    resources: { table, uploads, media, mediaKeys },
  });
  new ObservabilityStack(app, idOf('observability'), {
    ...common,
    table,
    userPool,
    client,
    api: api.stage,
    sockets: sockets.stage,
    workflow: generation.workflow,
    distribution: web.app.distribution,
    edgeFunction: web.app.edgeFunction,
    firewall: web.firewall,
    edge: web.edge,
  });
}
