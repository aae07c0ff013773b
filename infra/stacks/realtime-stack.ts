import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AppFunction } from '../constructs/app-function.ts';
import type { Resources } from '../constructs/rights.ts';
import { SocketApi } from '../constructs/socket-api.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: Pick<Resources, 'table' | 'originKey'> };

/** The WebSocket API, and the functions that authorize, register and remove its connections. */
export class RealtimeStack extends Stack {
  readonly sockets: SocketApi;

  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    this.sockets = new SocketApi(this, 'Sockets', settings);
    const own = { settings, resources: { ...resources, sockets: this.sockets } };
    this.sockets.addRoutes({
      authorize: new AppFunction(this, 'authorize', own),
      connect: new AppFunction(this, 'connect', own),
      disconnect: new AppFunction(this, 'disconnect', own),
      typing: new AppFunction(this, 'typing', own),
    });
  }
}
