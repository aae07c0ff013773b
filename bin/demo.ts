import { runLocally } from '../infra/local/run-locally.ts';
import { fillChats } from './demo/chats.ts';
import { fillPerson } from './demo/fill.ts';
import { mingle } from './demo/mingle.ts';
import { demoPassword, demoPeople } from './demo/wardrobes.ts';

const port = Number(process.env['PORT'] ?? 3000);
const url = `http://localhost:${port}`;

/** In a terminal, each line of progress overwrites the previous one. */
const startOfLine = process.stdout.isTTY ? '\r\u001b[K' : '';
const secondsBetweenLines = 5;

/** Shows the progress of a person's wardrobe: at every step in a terminal, else as a line every few seconds. */
function progressOf(name: string) {
  let lastLine = 0;
  return (text: string) => {
    if (process.stdout.isTTY) return process.stdout.write(`${startOfLine}${name}: ${text}`);
    if (performance.now() - lastLine < secondsBetweenLines * 1000) return;
    lastLine = performance.now();
    console.log(`${name}: ${text}`);
  };
}

/** Fills the instance that runs at PORT. If none is running, it fills the local data. */
const running = await fetch(`${url}/config.json`).then(
  ({ ok }) => ok,
  () => false,
);
try {
  if (!running)
    await runLocally({ port, host: '127.0.0.1', dataDir: process.env['DATA_DIR'] ?? '.local', dev: false });
  for (const person of demoPeople) {
    const outcome = await fillPerson(url, person, progressOf(person.displayName));
    console.log(`${startOfLine}${person.displayName}: ${outcome}`);
  }
  await mingle(url, demoPeople);
  console.log(`Conversations: ${await fillChats(url)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log('\nSign in with one of these:');
for (const { email, displayName } of demoPeople)
  console.log(`  ${email}   ${demoPassword}   (${displayName})`);
console.log(running ? `at ${url}` : 'after npm start');
process.exit(0);
