import { sendJson, startModelServer } from './model-server.ts';

type Request = { modelId: string; body: { prompt: string; aspect_ratio: string; output_format: string } };
type Reply = { status: number; body: object; error?: string } | { silence: true };

export const startImageModel = () =>
  startModelServer<Request, Reply>('invoke', {
    receive: (modelId, body) => ({ modelId, body: body as Request['body'] }),
    send: (stream, { status, body, error }) => sendJson(stream, status, body, error),
  });
