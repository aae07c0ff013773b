import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { enterEnvironment } from '../operator/enter-environment.ts';

/** The steps of docs/restore.md that need more than AWS's own commands. Each may be repeated. */
const usage = `Usage: npm run --silent lab -- restore STEP --environment NAME [option…]

  people --export KEY --user-pool ID > subjects.json   creates the users of an export; prints former and new subjects
  rows --subjects FILE --table NAME                    re-keys a restored table, before the stacks adopt it
  images --until TIME                                  brings back what was deleted or overwritten since
  move-images --subjects FILE                          moves images to the folders of the new subjects
  without-account --user-pool ID [--delete]            lists people in the table who have no account; deletes them`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    environment: { type: 'string' },
    export: { type: 'string' },
    'user-pool': { type: 'string' },
    subjects: { type: 'string' },
    table: { type: 'string' },
    until: { type: 'string' },
    delete: { type: 'boolean' },
  },
});

function given(name: Exclude<keyof typeof values, 'delete'>): string {
  const value = values[name];
  if (!value) throw new Error(`--${name} is missing.\n\n${usage}`);
  return value;
}
const subjects = async () =>
  new Map(Object.entries<string>(JSON.parse(await readFile(given('subjects'), 'utf8'))));

const steps: Record<string, () => Promise<string>> = {
  people: async () => {
    const { readExport, restorePeople } = await import('../restore/people.ts');
    const exported = await readExport(process.env['USER_EXPORTS_BUCKET'] ?? '', given('export'));
    return JSON.stringify(Object.fromEntries(await restorePeople(exported, given('user-pool'))));
  },
  rows: async () => {
    const { reKeyRows } = await import('../restore/rows.ts');
    return `${await reKeyRows(given('table'), await subjects())} rows have new keys or contents.`;
  },
  images: async () => {
    const until = new Date(given('until'));
    if (Number.isNaN(until.getTime())) throw new Error('--until is not a time, as in 2026-11-27T18:00:00Z.');
    const { restoreImages } = await import('../restore/images.ts');
    return `${await restoreImages(until)} files are back.`;
  },
  'move-images': async () => {
    const { moveImages } = await import('../restore/images.ts');
    return `${await moveImages(process.env['TABLE_NAME'] ?? '', await subjects())} images were moved.`;
  },
  'without-account': async () => {
    const { withoutAccount } = await import('../restore/people.ts');
    const { profilesOf } = await import('../restore/rows.ts');
    const pool = given('user-pool');
    const people = await withoutAccount(await profilesOf(process.env['TABLE_NAME'] ?? ''), pool);
    if (values.delete) {
      process.env['USER_POOL_ID'] = pool;
      const { deleteAccount } = await import('../../functions/account/delete-account.ts');
      for (const userId of people) await deleteAccount(userId);
    }
    return [...people, `${people.length} ${values.delete ? 'are being deleted' : 'have no account'}.`].join(
      '\n',
    );
  },
};

try {
  const name = positionals[0] ?? '';
  const run = Object.hasOwn(steps, name) ? steps[name] : undefined;
  if (!run) throw new Error(usage);
  await enterEnvironment(given('environment'));
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
