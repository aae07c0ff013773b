import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AppFunction } from '../constructs/app-function.ts';
import type { Resources } from '../constructs/rights.ts';
import { SocketApi } from '../constructs/socket-api.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: Pick<Resources, 'table'> };

/** The WebSocket API and the functions that authorize, register and forget its connections. */
export class RealtimeStack extends Stack {
  readonly sockets: SocketApi;

  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    this.sockets = new SocketApi(this, 'Sockets', {
      settings,
      authorize: new AppFunction(this, 'authorize', { settings, resources }),
      connect: new AppFunction(this, 'connect', { settings, resources }),
      disconnect: new AppFunction(this, 'disconnect', { settings, resources }),
    });
  }
}
