import { parseArgs } from 'node:util';
import { greetModelServer, modelServer } from '../infra/local/model-server.ts';
import { runLocally } from '../infra/local/run-locally.ts';

const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

try {
  const { url, outboxUrl } = await runLocally({
    port: Number(process.env['PORT'] ?? 3000),
    host: process.env['HOST'] ?? '127.0.0.1',
    dataDir: process.env['DATA_DIR'] ?? '.local',
    dev: values.dev,
  });
  const server = modelServer();
  if (server) console.log(await greetModelServer(server));
  console.log(`Ready: ${url}`);
  if (outboxUrl) console.log(`Outbox: ${outboxUrl}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
