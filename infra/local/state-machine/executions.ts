import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The executions under way, each a file with its input for as long as it runs. */
export async function openExecutions(folder: string) {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const end = (id: string) => rm(fileOf(id), { force: true });

  return {
    begin: (id: string, input: string) => writeFile(fileOf(id), input),
    end,
    /** What an earlier process left behind; forgotten as it is taken, so that nothing is run over and over. */
    takeInterrupted: async () => {
      const files = await readdir(folder);
      return Promise.all(
        files.map(async (file) => {
          const id = file.replace(/\.json$/, '');
          const input = await readFile(fileOf(id), 'utf8');
          await end(id);
          return { id, input };
        }),
      );
    },
  };
}
