import { runLocally } from '../infra/local/run-locally.ts';
import { fillPerson } from './demo/fill.ts';
import { demoPassword, demoPeople } from './demo/wardrobes.ts';

const port = Number(process.env['PORT'] ?? 3000);
const url = `http://localhost:${port}`;

/** Fills the instance that runs at PORT, or the data of one that does not run at the moment. */
const running = await fetch(`${url}/config.json`).then(
  ({ ok }) => ok,
  () => false,
);
try {
  if (!running)
    await runLocally({ port, host: '127.0.0.1', dataDir: process.env['DATA_DIR'] ?? '.local', dev: false });
  for (const person of demoPeople) {
    const outcome = await fillPerson(url, person, (text) => {
      // Progress is for someone who watches.
      if (process.stdout.isTTY) process.stdout.write(`\r${person.displayName}: ${text}   `);
    });
    console.log(`\r${person.displayName}: ${outcome}   `);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log('\nSign in with one of these:');
for (const { email, displayName } of demoPeople)
  console.log(`  ${email}   ${demoPassword}   (${displayName})`);
console.log(running ? `at ${url}` : 'after npm start');
process.exit(0);
