import type { IncomingMessage, RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';

export type Actions = Readonly<Record<string, (input: never) => Promise<object> | object>>;

/**
 * Serves actions in AWS's JSON protocol: the action is named in `x-amz-target`, and an error's name
 * travels as `__type`.
 */
export const jsonProtocol =
  (actions: Actions): RequestListener =>
  async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    const name = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const action = actions[name];
    if (!action) return answer(400, { __type: 'UnknownOperationException', message: name });
    try {
      answer(200, await action((await json(request as IncomingMessage)) as never));
    } catch (error) {
      const { name: type, message } = error as Error;
      answer(400, { __type: type, message });
    }
  };
