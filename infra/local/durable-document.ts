import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from './replace-file.ts';

/**
 * Opens the document in a file: a JSON value in memory with a copy on disk. The value may be changed in place; `save`
 * writes the changes to disk, before it returns. If the file does not exist, it is created with the content that `begin` returns.
 * Rejects with the path in the message if the file is not JSON or its folder cannot be created.
 */
export async function openDurableDocument<Content>(file: string, begin: () => Content | Promise<Content>) {
  await mkdir(dirname(file), { recursive: true }).catch((error: unknown) => {
    throw new Error(`The folder ${dirname(file)} cannot be made.`, { cause: error });
  });
  const kept = await read<Content>(file);
  const content = kept ?? (await begin());
  const save = () => replaceFile(file, JSON.stringify(content));
  if (kept === undefined) save();
  return { content, save };
}

async function read<Content>(file: string): Promise<Content | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
}
